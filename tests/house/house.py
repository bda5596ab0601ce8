#!/usr/bin/env python3
"""Looks at the house: which room uses which, how large each is, which headers have one user alone.

    house.py            checks the includes against the table of rooms in CONTRIBUTING.md, that nobody lists variants,
                        and that no room outgrows its row of budget.txt
    house.py --table    prints what the rooms hold, as the table there
    house.py --budget   prints the rows of budget.txt as they would be for what is there now

A room is a folder of app, core or ui. The table's second column names the rooms that a room may use. Every room is
a row of it.
"""

import pathlib
import re
import sys

top = pathlib.Path(__file__).resolve().parents[2]
houses = ("app", "core", "ui")


def sources():
    for house in houses:
        for path in sorted((top / house).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                yield path.relative_to(top)


def included_by(path):
    """The project's own headers that a file includes."""
    text = (top / path).read_text(encoding="utf-8")
    for name in re.findall(r'^#include "((?:app|core|ui)/[^"]+)"', text, re.MULTILINE):
        yield pathlib.PurePosixPath(name)


def room_of(path):
    return str(path.parent)


class House:
    def __init__(self):
        self.files = list(sources())
        self.users = {}  # header: the files that include it
        self.uses = {}  # room: the rooms it uses, each with an include that shows it
        for path in self.files:
            for header in included_by(path):
                self.users.setdefault(str(header), set()).add(str(path))
                if room_of(header) != room_of(path):
                    self.uses.setdefault(room_of(path), {}).setdefault(room_of(header), f"{path} includes {header}")

    def rooms(self):
        return sorted({room_of(path) for path in self.files})

    def mutual(self):
        """Pairs of rooms that include each other."""
        return sorted((a, b) for a in self.uses for b in self.uses[a] if a < b and a in self.uses.get(b, {}))

    def lonely_headers(self, room):
        """Headers that one file includes, beside the source that they are the header of."""
        headers = [path for path in self.files if path.suffix == ".h" and room_of(path) == room]
        return [path for path in headers
                if len(self.users.get(str(path), set()) - {str(path.with_suffix(".cpp"))}) <= 1]


def allowed():
    """The table of CONTRIBUTING: room to the rooms that it may use."""
    rows = {}
    for line in (top / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 2 and cells[0].strip("`").split("/")[0] in houses:
            if re.fullmatch(r"`[\w/]+`(, `[\w/]+`)*|—", cells[1]):
                rows[cells[0].strip("`")] = set(re.findall(r"`([\w/]+)`", cells[1]))
    return rows


def check(house):
    table = allowed()
    troubles = [f"{room} is not in the table of rooms in CONTRIBUTING.md" for room in house.rooms() if room not in table]
    troubles += [f"{room} is in the table of rooms, but is no room" for room in table if room not in house.rooms()]
    for room in house.rooms():
        uses = house.uses.get(room, {})
        troubles += [f"{room} may not use {used}: {proof}" for used, proof in sorted(uses.items())
                     if used not in table.get(room, {used})]
        troubles += [f"{room} does not use {used}, as the table says it may" for used in sorted(table.get(room, set()))
                     if used not in uses]
    return troubles


def lists_of_variants(house):
    """Files outside of core/variants that name two variants or more: a new one would have to be added to them."""
    text = {path: (top / path).read_text(encoding="utf-8") for path in house.files}
    ids = {name for path in house.files if room_of(path) == "core/variants"
           for name in re.findall(r'const VariantDescriptor \w+{\s*\.id = "([^"]+)"', text[path])}
    named = {path: sorted(set(re.findall(r'"([^"\n]*)"', text[path])) & ids) for path in house.files}
    return [f"{path} lists variants: {', '.join(names)}" for path, names in named.items()
            if len(names) > 1 and room_of(path) != "core/variants"]


def lines_of(path):
    return (top / path).read_bytes().count(b"\n")


def sizes(house):
    """Room to its files and lines; all tests are one."""
    held = {}
    for path in house.files:
        held.setdefault(room_of(path), []).append(path)
    held["tests"] = [path.relative_to(top) for path in (top / "tests").rglob("*")
                     if path.suffix in (".h", ".cpp", ".py", ".sh", ".txt", ".csv", ".json")
                     and path.name != "budget.txt"]
    return {room: (len(paths), sum(map(lines_of, paths))) for room, paths in sorted(held.items())}


def long_files():
    """Sources that one cannot read at a sitting."""
    paths = (path.relative_to(top) for room in (*houses, "tests") for path in (top / room).rglob("*")
             if path.suffix in (".h", ".cpp", ".py"))
    return [f"{path} has {lines_of(path)} lines: what is its second duty?" for path in sorted(paths)
            if lines_of(path) > 600]


def budget():
    """Room to the files and lines that it may have."""
    rows = (line.split() for line in (top / "tests/house/budget.txt").read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#"))
    return {room: (int(files), int(lines)) for room, files, lines in rows}


def beyond_budget(house):
    allowed_sizes = budget()
    troubles = [f"{room} is in budget.txt, but is no room" for room in allowed_sizes.keys() - sizes(house).keys()]
    for room, (files, lines) in sizes(house).items():
        most_files, most_lines = allowed_sizes.get(room, (0, 0))
        if files > most_files or lines > most_lines:
            troubles.append(f"{room} has {files} files of {lines} lines, more than the {most_files} of {most_lines} that "
                            "tests/house/budget.txt gives it: make it smaller, or raise that line and say why")
    return troubles


def print_budget(house):
    """Some lines more than there are, so that a mended sentence does not touch the budget."""
    for room, (files, lines) in sizes(house).items():
        print(f"{room:<26}{files:>5}{-(-(lines + 10) // 20) * 20:>8}")


def row(house, title, rooms):
    inside = [path for path in house.files if room_of(path) in rooms]
    lines = sum(map(lines_of, inside))
    lonely = sum(len(house.lonely_headers(room)) for room in rooms)
    return f"| {title} | {len(inside)} | {lines} | {lonely} |"


def table(house):
    print("| room | files | lines | headers with one user |")
    print("|---|---:|---:|---:|")
    for name in house.rooms():
        print(row(house, f"`{name}`", [name]))
    for name in houses:
        print(row(house, f"all of {name}", [room for room in house.rooms() if room.split("/")[0] == name]))
    print()
    for a, b in house.mutual():
        print(f"- {a} and {b} include each other: {house.uses[a][b]}; {house.uses[b][a]}")


def main():
    house = House()
    if "--table" in sys.argv[1:]:
        table(house)
        return 0
    if "--budget" in sys.argv[1:]:
        print_budget(house)
        return 0
    troubles = check(house) + lists_of_variants(house) + long_files() + beyond_budget(house)
    print("\n".join(troubles))
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
