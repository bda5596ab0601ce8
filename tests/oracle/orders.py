#!/usr/bin/env python3
"""Figure 3.4's data in the orders of seeds 1 to 1000, by nothing but plain Python: figure34-orders.json.

    orders.py >figure34-orders.json

The generator is the 64-bit Mersenne Twister of Matsumoto and Nishimura, written out; the shuffle is Fisher and
Yates', the loop that of the dissertation's Algorithms 1 and 2 from w = 0. Shares no line with the program.
"""

import json
import pathlib

BITS = (1 << 64) - 1


def numbers(seed):
    """mt19937-64."""
    state = [seed & BITS]
    for i in range(1, 312):
        state.append((6364136223846793005 * (state[-1] ^ (state[-1] >> 62)) + i) & BITS)
    while True:
        for i in range(312):
            x = (state[i] & 0xFFFFFFFF80000000) | (state[(i + 1) % 312] & 0x7FFFFFFF)
            state[i] = state[(i + 156) % 312] ^ (x >> 1) ^ (0xB5026F5AA96619E9 if x & 1 else 0)
        for x in state:
            x ^= (x >> 29) & 0x5555555555555555
            x ^= (x << 17) & 0x71D67FFFEDA60000
            x ^= (x << 37) & 0xFFF7EEE000000000
            yield x ^ (x >> 43)


def shuffled(points, seed):
    result, number = list(points), numbers(seed)
    for i in range(len(result) - 1, 0, -1):
        j = next(number) % (i + 1)
        result[i], result[j] = result[j], result[i]
    return result


def mistakes(points, w1, w2):
    return sum(w1 * z1 + w2 * z2 <= 0 for z1, z2 in points)


def run(points, rates):
    w1 = w2 = 0.0
    updates = sweeps = 0
    while mistakes(points, w1, w2):
        sweeps += 1
        for z1, z2 in points:
            if w1 * z1 + w2 * z2 <= 0:
                rate = min(rates, key=lambda r: mistakes(points, w1 + r * z1, w2 + r * z2)) if len(rates) > 1 else rates[0]
                w1, w2 = w1 + rate * z1, w2 + rate * z2
                updates += 1
    return updates, sweeps


def main():
    lines = (pathlib.Path(__file__).parent / "figure34.csv").read_text().split()
    rows = [[float(number) for number in line.split(",")] for line in lines if line[0] not in "x#"]
    points = [(y * x1, y * x2) for x1, x2, y in rows]
    result = {}
    for name, rates in (("standard", [1.0]), ("greedy", [0.5, 1.0, 2.0, 4.0])):
        runs = [run(shuffled(points, seed), rates) for seed in range(1, 1001)]
        result[name] = {"updates": [k for k, _ in runs], "sweeps": [s for _, s in runs]}
    print(json.dumps(result))


main()
