"""The house: tables that live on a server, and the people who come to them.

A reader may begin with `wire` (what is said), then `livegame` (one game being played, no
I/O), `livetable` (the one task that writes a table), `house` (all of it together) and `app` (HTTP).
"""
