#!/bin/sh
# Deletes the files in a folder that are neither Python nor named in a list: keep.sh FOLDER LIST
set -eu
list=$(realpath "$2")
cd "$1"
find . -type f ! -name '*.py' -printf '%P\n' | grep -vxFf "$list" | tr '\n' '\0' | xargs -0 rm
find . -type d -empty -delete
