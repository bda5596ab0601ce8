"""The loops of the dissertation's appendix (A.1 to A.3) in plain Python: one np.dot a check.

    appendix_loops.py POINTS RATES UPDATES REPETITIONS [SEED...]

POINTS is a file of lines x1,x2,y. One rate is the perceptron, several are the greedy one. Prints the seconds
that the best repetition took for the run and for the losses after each update, the number of updates and the
last w. With seeds, the points are shuffled for each by NumPy, and it prints the seconds for the runs in all these
orders. As everywhere in Halfplane, a point on the boundary is wrong.
"""

import sys
import time

import numpy as np


def loss(points, labels, w):
    wrong = 0
    for i in range(len(points)):
        if labels[i] * np.dot(w, points[i]) <= 0:
            wrong += 1
    return wrong


def best_rate(points, labels, w, rates, i):
    losses = [loss(points, labels, w + labels[i] * rate * points[i]) for rate in rates]
    return rates[np.argmin(losses)]


def run(points, labels, rates, most):
    w = np.zeros(2)
    history = []
    found_mistake = True
    while found_mistake:
        found_mistake = False
        for i in range(len(points)):
            if labels[i] * np.dot(w, points[i]) <= 0:
                if len(history) == most:
                    return history
                rate = rates[0] if len(rates) == 1 else best_rate(points, labels, w, rates, i)
                w += labels[i] * rate * points[i]
                history.append(w.tolist())
                found_mistake = True
    return history


def time_orders(points, labels, rates, most, seeds):
    start = time.perf_counter()
    for seed in seeds:
        order = np.random.default_rng(seed).permutation(len(points))
        run(points[order], labels[order], rates, most)
    return time.perf_counter() - start


def main():
    name, rates, most, repetitions, *seeds = sys.argv[1:]
    rows = np.loadtxt(name, delimiter=",", skiprows=1)
    points, labels = rows[:, :2].copy(), rows[:, 2].copy()
    rates = [float(rate) for rate in rates.split(",")]
    if seeds:
        times = [time_orders(points, labels, rates, int(most), map(int, seeds)) for _ in range(int(repetitions))]
        print(min(times))
        return
    run_seconds = loss_seconds = float("inf")
    for _ in range(int(repetitions)):
        start = time.perf_counter()
        history = run(points, labels, rates, int(most))
        between = time.perf_counter()
        losses = [loss(points, labels, w) for w in history]
        end = time.perf_counter()
        run_seconds = min(run_seconds, between - start)
        loss_seconds = min(loss_seconds, end - between)
    print(run_seconds, loss_seconds, len(losses), *history[-1])


main()
