"""The tests, in folders that mirror the packages of `belote_desktop`; `program` has those of the whole program."""
