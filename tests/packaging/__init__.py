"""Tests of what is shipped: bundle, wheel, licences, floors."""
