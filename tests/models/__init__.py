"""Tests of the models: the controller and what it hands to windows."""
