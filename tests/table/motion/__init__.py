"""Tests of what moves at the table: flights, packets, piles and fades, by a clock that the test steps."""
