#!/bin/bash
# Makes a bare Debian 12 in a folder and follows README.md there, word by word: installs the packages that its lines
# `apt install …` name and no others, runs its two commands, and has the program test itself in a window off the screen.
#
#     tools/newcomer.sh FOLDER
#
# Needs root, debootstrap, and a mirror of Debian 12 that apt knows. pip finds the package index as it does here: the
# files named by `pip config debug`, certificates and the variables PIP_… are lent to that system, and the folders in
# LEND too (LEND="/some/wheels"). FOLDER may be deleted afterwards. What is tried is the last commit of this checkout.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(realpath -m "${1:?tools/newcomer.sh FOLDER}")
system=$folder/system
clone=/srv/belote-desktop
certificates=/etc/ssl/certs/ca-certificates.crt

readme_command() {  # the one under the heading $1 that begins with python3
    sed -n "/^## $1/,/^## /{/^python3 /p}" "$system$clone/README.md"
}

readme_packages() {
    tr "\n" " " <"$system$clone/README.md" | grep -o '`apt install [^`]*`' | sed 's/`apt install \(.*\)`/\1/'
}

inside() {  # runs a line of bash in the bare system, with nothing of this environment but pip's
    local lent=()
    mapfile -t lent < <(env | grep '^PIP_' | sed "s#$certificates#/lent.crt#")
    test ! -e "$system/lent.crt" || lent+=(PIP_CERT=/lent.crt SSL_CERT_FILE=/lent.crt)
    # shellcheck disable=SC2016
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        ${lent[@]+"${lent[@]}"} LEND="${LEND:-}" unshare --mount bash -c '
            mount -t proc proc "$0/proc"
            for lent in $LEND; do mkdir -p "$0$lent"; mount --bind "$lent" "$0$lent"; done
            unset LEND
            exec chroot "$0" bash -c "$1"' "$system" "$1"
}

step() { printf '\n=== %s\n' "$*"; }

step "A bare Debian 12"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Identifier: Packages' 'Codename: bookworm' 'Component: main' |
    head -n 1)
test -n "$mirror" || { echo "apt knows no mirror of Debian 12."; exit 1; }
mkdir -p "$folder"
debootstrap --variant=minbase bookworm "$system" "$mirror" >"$folder/debootstrap.log" 2>&1 ||
    { tail -n 20 "$folder/debootstrap.log"; exit 1; }
git clone --quiet --no-hardlinks . "$system$clone"
if [ -e "$certificates" ]; then cp -L "$certificates" "$system/lent.crt"; fi
{ pip config debug 2>/dev/null || true; } | sed -n 's/^ *\(.*\), exists: True$/\1/p' | while read -r file; do
    there=$system/${file/#$HOME//root}
    mkdir -p "$(dirname "$there")"
    sed "s#$certificates#/lent.crt#" "$file" >"$there"
done

step "The packages that README.md names"
mapfile -t packages < <(readme_packages)
echo "${packages[*]}"
inside "apt-get install -y -qq ${packages[*]} >/tmp/apt.log 2>&1 || { tail /tmp/apt.log; exit 1; }"

for heading in "Install and play" "Run the tests"; do
    step "$heading"
    command=$(readme_command "$heading")
    test -n "$command" || { echo "README.md has no command under '$heading'."; exit 1; }
    echo "\$ $command"
    inside "cd $clone && $command"
    test "$heading" = "Run the tests" ||
        inside "cd $clone && QT_QPA_PLATFORM=offscreen .venv/bin/belote-desktop --selftest"
done

step "Both commands of README.md work on a bare Debian 12"
