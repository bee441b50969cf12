"""What Linux gets: a Debian package, an AppImage, a Flatpak, and what desktops and shells are told."""
