# Saves the same figure with matplotlib as PNG, PDF and SVG, or the same frames with Pillow as a GIF, and
# prints the best time of each in seconds. Importing and drawing the figure up do not count.
import io
import sys
import time


def best(work, repetitions):
    work()
    times = []
    for _ in range(repetitions):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def figure(path, width, height, dpi, repetitions):
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import numpy as np

    points = np.fromfile(path).reshape(-1, 3)
    fig, axes = plt.subplots(figsize=(width, height))
    for label, marker in ((1, "^"), (-1, "s")):
        some = points[points[:, 2] == label]
        axes.plot(some[:, 0], some[:, 1], marker, markersize=2.8, markeredgecolor="white",
                  markeredgewidth=0.4, linestyle="")
    axes.plot([-1, 1], [1, -1], linewidth=2)
    axes.annotate("", (0.5, 0.5), (0, 0), arrowprops={"arrowstyle": "->"})
    axes.text(0.5, 0.5, "w")
    for format in ("png", "pdf", "svg"):
        print(best(lambda: fig.savefig(io.BytesIO(), format=format, dpi=dpi), repetitions))


def film(path, width, height, repetitions):
    from PIL import Image

    with open(path, "rb") as file:
        pixels = file.read()
    size = 3 * width * height
    frames = [Image.frombytes("RGB", (width, height), pixels[i:i + size]) for i in range(0, len(pixels), size)]
    print(best(lambda: frames[0].save(io.BytesIO(), "GIF", save_all=True, append_images=frames[1:],
                                      duration=800, loop=0), repetitions))


if sys.argv[1] == "figure":
    figure(sys.argv[2], float(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5]), int(sys.argv[6]))
else:
    film(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
