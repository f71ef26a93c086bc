#!/usr/bin/env python3
"""Prints the names that need no code of their own, most of them silent, from a table.

Usage: silent.py [--check | --write]

Sources/SwiftUI/SpokenViews/Names/silent.table says at its top how its lines are read; other modules
have tables like it. --write writes ../Generated/Silent+*.swift beside each; --check fails when they are
not what it prints.
"""
import difflib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULES = ROOT / "Sources/SwiftUI"
HEAD = """// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
"""
UNHEARD = "Changes nothing that is heard."
LOOK = "A look of the system; not heard."
MEMBER = r"((?:@\w+ )*)(static )?(func |init(?=[<(])|var |(?<=static ))(.*)"


def member(line, doc, result, value, isolation=""):
    """A member: what an instance has is the instance itself, what its type has is a value."""
    attributes, static, word, rest = re.fullmatch(MEMBER, line).groups()
    start = f"public {isolation}{static or ''}"
    answer = value if static else "self"
    lines = [f"/// {doc or ('One of them.' if static else UNHEARD)}", *attributes.split()]
    if word in ("var ", ""):
        lines = [[*lines, f"{start}var {name}: {result} {{ {filled(answer, name, other)} }}"]
                 for name, _, other in (part.partition("=") for part in rest.split())]
        return [f"  {line}" for declared in lines for line in declared]
    signature, where, constraints = (word + rest).partition(" where ")
    name = re.match(r"`?\w+`?", rest or word)
    if word == "init":
        lines[0] = f"/// {doc or 'Makes one.'}"
        answer = f"self = {filled(value, word)}"
    else:
        signature += f" -> {result}"
        answer = filled(answer, name[0])
    lines.append(f"{start}{signature}{where}{constraints} {{ {answer} }}")
    return [f"  {line}" for line in lines]


def filled(value, name, other=""):
    """A value with the name of its member, and with what stands behind that in the table."""
    return value.replace("$name", name.strip("`")).replace("$value", other)


def extension(header, members, doc):
    """An extension whose members are what they are called on, or a value."""
    isolation, owner, result, value = re.fullmatch(
        r"(nonisolated )?extension (.*?) -> (.*?)(?: = (.*))?", header).groups()
    lines = [f"extension {owner} {{"]
    for line, own in members:
        lines += member(line, own or doc, result, value, isolation or "")
    return [*lines, "}"]


def choices(name, value, words):
    """The values of a type, each by its own."""
    return [line for number, word in enumerate(words.split())
            for line in member(f"static {word}={1 << number}", "", name, value)]


def enumeration(name, protocols, cases):
    """A type of cases."""
    kinds = ", ".join(["Hashable", "Sendable", *protocols.split()])
    return [f"public enum {name}: {kinds} {{", f"  case {', '.join(cases.split())}"]


def structure(name, _, words):
    """A type of choices to which a later system may add."""
    return [f"public struct {name}: Hashable, Sendable {{", "  let name: String", "",
            "  init(name: String) { self.name = name }", "",
            *choices(name, f'{name}(name: "$name")', words)]


def options(name, bits, words):
    """A type of sets of choices, of which one may be the name of all."""
    words, _, everything = words.partition(" = ")
    bits = bits.strip() or "Int"
    lines = [f"public struct {name}: OptionSet, Hashable, Sendable {{",
             "  /// The bits.", f"  public let rawValue: {bits}", "  /// Choices by their bits.",
             f"  public init(rawValue: {bits}) {{ self.rawValue = rawValue }}",
             *choices(name, f"{name}(rawValue: $value)", words)]
    if everything:
        value = f"[{', '.join(f'.{word}' for word in words.split())}]"
        lines += member(f"static {everything}", "All of them.", name, value)
    return lines


def attribute(name, _, rest):
    """The key of an attribute of words."""
    value, _, key = rest.partition(" = ")
    return [f"public enum {name}: AttributedStringKey {{", "  /// The type of the value.",
            f"  public typealias Value = {value}", "  /// The name of the attribute.",
            f'  public static let name = "{key}"']


def empty(name, _, types):
    """A type with nothing in it."""
    return [f"public struct {name}: {types} {{", "  nonisolated init() {}"]


def look(name, _, types):
    """A type with nothing in it, which an app can make."""
    return [f"public struct {name}: {types} {{", "  /// The look.", "  public nonisolated init() {}"]


def protocol(name, _, types):
    """A protocol without requirements."""
    return [f"public protocol {name}: {types} {{"]


KINDS = {"enum": enumeration, "struct": structure, "options": options, "attribute": attribute,
         "type": empty, "look": look, "protocol": protocol}


def kind(line, doc, members):
    """The declaration of a type, within another type if its name has a dot."""
    found = re.fullmatch(r"(\w+) (?:([\w.]+)\.)?(\w+)(<.*>)?((?: \w+)*):(?: (.*))?", line)
    if not found or found[1] not in KINDS:
        sys.exit(f"silent.table: no line that can be read: {line}")
    word, owner, name, generics, more, rest = (part or "" for part in found.groups())
    after = []
    if word in ("type", "look"):
        doc = doc or LOOK
        rest, _, short = rest.partition(" = ")
        if short:
            style, _, own = short.partition(".")
            after = ["", *extension(f"nonisolated extension {style} where Self == {name} -> {name}"
                                    f" = {name}()", [(f"static {own}", doc)], "")]
    value = f'{name}(name: "$name")' if word == "struct" else f"{name}()"
    lines = [f"/// {doc}", *KINDS[word](name + generics, more, rest)]
    lines += [line for part, own in members for line in member(part, own, name, value)] + ["}"]
    if owner:
        lines = [f"extension {owner} {{", *(f"  {line}".rstrip() for line in lines), "}"]
    return lines + after


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
        elif re.fullmatch(MEMBER, line):
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
        lines = extension(line, members, doc) if is_extension else kind(line, doc, members)
        text += "\n" + "\n".join(lines) + "\n"
    return text


def main(arguments):
    files = dict.fromkeys(MODULES.glob("*/Generated/Silent+*.swift"), "")
    for table in MODULES.glob("*/Names/silent.table"):
        for name, imports, items in read(table.read_text()):
            files[table.parents[1] / f"Generated/Silent+{name}.swift"] = printed(imports, items)
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
