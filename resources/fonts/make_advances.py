#!/usr/bin/env python3
"""How wide the letters of the program's fonts are, as the tables that core/picture/advances.cpp looks up.

    resources/fonts/make_advances.py > resources/fonts/advances.inc

Reads the fonts beside it.
"""

import struct
from pathlib import Path


class Font:
    def __init__(self, path):
        self.data = path.read_bytes()
        count = struct.unpack_from(">H", self.data, 4)[0]
        records = (struct.unpack_from(">4sIII", self.data, 12 + 16 * i) for i in range(count))
        self.tables = {tag.decode(): offset for tag, _, offset, _ in records}

    def read(self, table, offset, layout):
        return struct.unpack_from(">" + layout, self.data, self.tables[table] + offset)

    def units(self):
        return self.read("head", 18, "H")[0]

    def ascent_and_descent(self):
        ascent, descent = self.read("hhea", 4, "hh")
        return ascent, -descent

    def advance(self, glyph):
        known = self.read("hhea", 34, "H")[0]
        return self.read("hmtx", 4 * min(glyph, known - 1), "H")[0]

    def glyphs(self):
        """From characters to glyphs, by the subtable that knows all of Unicode (format 12)."""
        count = self.read("cmap", 2, "H")[0]
        for i in range(count):
            platform, encoding, offset = self.read("cmap", 4 + 8 * i, "HHI")
            if (platform, encoding) == (3, 10):
                break
        else:
            raise SystemExit("no cmap of all Unicode")
        groups = self.read("cmap", offset + 12, "I")[0]
        result = {}
        for i in range(groups):
            first, last, glyph = self.read("cmap", offset + 16 + 12 * i, "III")
            result.update((first + j, glyph + j) for j in range(last - first + 1))
        return result

    def blocks(self):
        """Characters side by side that the font has: the first one, and how wide each is."""
        result = []
        for character, glyph in sorted(self.glyphs().items()):
            if not result or result[-1][0] + len(result[-1][1]) != character:
                result.append((character, []))
            result[-1][1].append(self.advance(glyph))
        return result


def array(kind, name, entries):
    lines = [f"constexpr std::array<{kind}, {len(entries)}> {name}{{{{"]
    line = "   "
    for entry in entries:
        if len(line) + 2 + len(entry) > 110:
            lines.append(line)
            line = "   "
        line += f" {entry},"
    return lines + [line, "}};"]


def table(name, font):
    blocks, advances = [], []
    for first, widths in font.blocks():
        blocks.append("{0x%x, %d, %d}" % (first, len(widths), len(advances)))
        advances += [str(width) for width in widths]
    return array("Block", name + "Blocks", blocks) + array("std::uint16_t", name + "Advances", advances)


def main():
    folder = Path(__file__).parent
    regular = Font(folder / "DejaVuSans.ttf")
    bold = Font(folder / "DejaVuSans-Bold.ttf")
    if (regular.units(), regular.ascent_and_descent()) != (bold.units(), bold.ascent_and_descent()):
        raise SystemExit("the fonts are not alike")
    ascent, descent = regular.ascent_and_descent()
    print("// Made by make_advances.py.\n")
    print("\n".join(table("regular", regular) + table("bold", bold)))
    print(f"\nconstexpr std::uint16_t missing = {regular.advance(0)}; ///< the sign for what a font lacks")
    print("constexpr FontHeights heights"
          f"{{.units = {regular.units()}, .ascent = {ascent}, .descent = {descent}}};")


if __name__ == "__main__":
    main()
