"""Tests of playing and calling at the table, by mouse and by keyboard."""
