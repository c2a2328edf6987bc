"""Estimation by Law 18 of its tournament book, the rest of the hand as it is commonly played."""
