"""The painter of the dreams: scenes (`scenes/*.txt`) → SVG → WebP.

A scene is a list of strokes from back to front; `script.py` says how one is written, and the
strokes themselves live in `sky.py`, `land.py`, `water.py`, `rooms.py`, `plants.py`, `weather.py`,
`hand.py` and `things.py`. `press.py` prints the finished cards.
"""
