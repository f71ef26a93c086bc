#!/usr/bin/env python3
"""Prints the names that compile and change no word, from a table.

Usage: silent.py [--check | --write]

Sources/SwiftUI/SpokenViews/Names/silent.table says at its top how its lines are read.
--write writes Generated/Silent+*.swift beside it; --check fails when they are not what it prints.
"""
import difflib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
VIEWS = ROOT / "Sources/SwiftUI/SpokenViews"
HEAD = """// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
"""
UNHEARD = "Changes nothing that is heard."
LOOK = "A look of the system; not heard."


def modifier(line, doc, result, isolation):
    """A function that returns the view that it is called on."""
    attributes, signature = re.fullmatch(r"((?:@\w+ )*)(func .*)", line).groups()
    signature, where, constraints = signature.partition(" where ")
    lines = [f"/// {doc}", *attributes.split()]
    lines.append(f"public {isolation}{signature} -> {result}{where}{constraints} {{ self }}")
    return [f"  {line}" for line in lines]


def extension(header, members, doc):
    """An extension whose functions all return what they are called on."""
    isolation, owner, result = re.fullmatch(
        r"(nonisolated )?extension (.*) -> (.*)", header).groups()
    lines = [f"extension {owner} {{"]
    for member, own in members:
        lines += modifier(member, own or doc or UNHEARD, result, isolation or "")
    return [*lines, "}"]


def enumeration(name, protocols, choices):
    """A type of cases, within another type if its name has a dot."""
    owner, _, own = name.rpartition(".")
    kinds = ", ".join(["Hashable", "Sendable", *protocols.split()])
    lines = [f"public enum {own}: {kinds} {{", f"  case {', '.join(choices.split())}", "}"]
    return owner, lines


def structure(name, choices):
    """A type of choices to which a later system may add."""
    lines = [f"public struct {name}: Hashable, Sendable {{", "  private let name: String", ""]
    for choice in choices.split():
        word = choice.strip("`")
        lines += ["  /// One of them.", f'  public static let {choice} = {name}(name: "{word}")']
    return [*lines, "}"]


def look(name, protocols, protocol, member):
    """A style of the system, and its short name if it has one."""
    lines = [f"public struct {name}: {protocols} {{", "  /// The look.", "  public init() {}", "}"]
    if member:
        lines += ["", f"extension {protocol} where Self == {name} {{", f"  /// {LOOK}",
                  f"  public static var {member}: {name} {{ {name}() }}", "}"]
    return lines


def kind(line, doc):
    """The declaration of a type."""
    comment = [f"/// {doc}"]
    if found := re.fullmatch(r"enum ([\w.]+)((?: \w+)*): (.*)", line):
        owner, lines = enumeration(*found.groups())
        if not owner:
            return comment + lines
        return [f"extension {owner} {{", *(f"  {line}" for line in comment + lines), "}"]
    if found := re.fullmatch(r"struct (\w+): (.*)", line):
        return comment + structure(*found.groups())
    if found := re.fullmatch(r"look (\w+): ([^=]*?)(?: = (\w+)\.(\w+))?", line):
        return [f"/// {doc or LOOK}", *look(*found.groups())]
    if found := re.fullmatch(r"protocol (\w+): (.*)", line):
        return [*comment, f"public {line} {{}}"]
    sys.exit(f"silent.table: no line that can be read: {line}")


def read(text):
    """The files of the table: name, imports, and items with their comments and members."""
    files, doc = [], ""
    for line in re.sub(r"\n +", " ", text).splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("///"):
            doc = line[4:]
        elif line.startswith("file "):
            name, _, imports = line[5:].partition(": ")
            files.append((name, [part for part in imports.split(", ") if part], []))
        elif re.match(r"(@\w+ )*func ", line):
            files[-1][2][-1][2].append((line, doc))
            doc = ""
        else:
            files[-1][2].append((line, doc, []))
            doc = ""
    return files


def printed(imports, items):
    """The text of a file."""
    text = HEAD + "".join(f"{line}\n" for line in imports)
    for line, doc, members in items:
        is_extension = re.match(r"(nonisolated )?extension ", line)
        lines = extension(line, members, doc) if is_extension else kind(line, doc)
        text += "\n" + "\n".join(lines) + "\n"
    return text


def main(arguments):
    files = dict.fromkeys(VIEWS.glob("Generated/Silent+*.swift"), "")
    for name, imports, items in read((VIEWS / "Names/silent.table").read_text()):
        files[VIEWS / f"Generated/Silent+{name}.swift"] = printed(imports, items)
    differences = []
    for file, text in files.items():
        there, name = file.read_text() if file.exists() else "", str(file.relative_to(ROOT))
        differences += difflib.unified_diff(
            there.splitlines(True), text.splitlines(True), name, f"{name}, as printed")
        if "--write" in arguments:
            file.write_text(text) if text else file.unlink()
        elif "--check" not in arguments:
            print(text, end="")
    if "--check" in arguments and differences:
        sys.stdout.writelines(differences)
        sys.exit("the printed names are out of date; run Tools/scripts/names --write")


main(sys.argv[1:])
