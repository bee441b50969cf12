"""What a contract asks of the hand that names it by choice: rules that club players keep to, and the line of a hand."""
