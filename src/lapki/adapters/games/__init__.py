"""Each game in numbers. A new one is a file here with a `Spelling` called `spelling` in it."""
