"""The translations, as ``belote_LANGUAGE.qm`` files made by the build from the ``.ts`` files beside this one."""
