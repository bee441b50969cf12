"""What macOS gets: an app in a disk image."""
