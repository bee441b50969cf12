"""Pictures, sounds and help texts of Belote Desktop: standard library only, importable from every floor."""
