#!/usr/bin/env python3
"""A player for Marchlands that plays any legal move: the least that a player is. docs/players.md tells the messages."""

import json
import random
import sys

draw = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "random.py"}
    elif message["type"] == "match":
        draw.seed(message["seed"])
    elif message["type"] == "choose":
        answer = {"type": "choice", "id": message["id"], "moves": [draw.choice(message["legal"])]}
    if answer is not None:
        print(json.dumps(answer), flush=True)
