"""When the reason given for a refusal is true, worked out from the whole match."""
