#!/usr/bin/env python3
"""Prints the overloads for kinds of titles, from a table.

Usage: titles.py [--check | --write]

Sources/SwiftUI/SpokenViews/Names/titles.table says at its top how its rows are read; other modules
have tables like it. --write writes ../Generated/Titles+*.swift beside each; --check fails when they are
not what it prints.
"""
import difflib
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULES = ROOT / "Sources/SwiftUI"
HEAD = """// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
"""
PLACE = "file: StaticString = #fileID, line: Int = #line, column: Int = #column"
AT = "file: file, line: line, column: column"
# Of each kind of words: the title's name, its type, how its words are read, what it is called.
WORDS = {
    "key": ("titleKey", "LocalizedStringKey", "{}.string()", "a localized title"),
    "words": ("title", "Words", "String({})", "a title as it is"),
    "resource": ("titleResource", "LocalizedStringResource", "{}.string", "a title as a resource"),
    "text": ("title", "Text", "{}.string", "a text as its title"),
    "rotor": ("rotor", "AccessibilitySystemRotor", "{}.name", "a rotor of the system"),
}
# Of each kind of picture: the parameter, the image, what it is called.
PICTURES = {
    "plain": ("", "", ""),
    "symbol": ("systemImage: String", "Image(systemName: systemImage{})", " and a symbol"),
    "asset": ("image: ImageResource", "Image(image{})", " and an asset"),
    "name": ("image: String", "Image(image{})", " and an asset by its name"),
}


def parts(text):
    """The parts of a list between its commas, but for those in brackets."""
    found, depth = [""], 0
    for letter in text.replace("->", "→"):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip().replace("→", "->") for part in found if part.strip()]


def end_of_parameters(text, start):
    """The place of the parenthesis that closes the one at a place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
    sys.exit(f"a row without its end: {text}")


class Kind:
    """A kind of words with a kind of picture."""

    def __init__(self, words, picture, has_place):
        name, self.type, self.read, title = WORDS[words]
        parameter, image, with_picture = PICTURES[picture]
        self.attributes = ["@_disfavoredOverload"] if words in ("words", "resource") else []
        self.title = title + with_picture
        at = f", {AT}" if has_place else ""
        label = parameter.split(":")[0]
        text = f"Text({name}{at})"
        self.values = {
            "title": f"_ {name}: {self.type}" + (f", {parameter}" if parameter else ""),
            "view": f"SpokenViews.Label({name}, {label}: {label}{at})" if parameter else text,
            "Label": "SpokenViews.Label<Text, Image>" if parameter else "Text",
            "name": name, "text": text, "picture": image.format(at), "Words": self.type,
            "place": PLACE, "at": AT,
        }

    def filled(self, text):
        """A text of the table with what stands for its marks; $0 is Swift's."""
        text = re.sub(r"\$words\(([\w$]+)\)", lambda match: self.read.format(match[1]), text)
        return re.sub(r"\$([A-Za-z]+)", lambda match: self.values[match[1]], text)


def wrapped(text, indent):
    """Lines of at most 100 columns, broken after commas only."""
    text = re.sub(r"(?<!,) ", "\0", text)
    lines = textwrap.wrap(text, 100 - indent, break_long_words=False, break_on_hyphens=False)
    return textwrap.indent("\n".join(lines), " " * indent).replace("\0", " ")


def statement(text):
    """A line of a body, or the lines of its call."""
    if len(text) <= 96:
        return f"    {text}"
    called, _, arguments = text.partition("(")
    return f"    {called}(\n{wrapped(arguments, 6)}"


def declaration(row, kind):
    """The lines of one overload."""
    attributes, head = re.match(r"((?:@\w+ )*)(.*)", row["head"]).groups()
    if kind.type == "Words":
        name, bracket, generics = head.partition("<")
        head = f"{name}<Words: StringProtocol{', ' + generics if bracket else '>'}"
    opening, closing = f"  public {head}(", f"){kind.filled(row['tail'])} {{"
    taken = kind.filled(", ".join(part for part in row["parameters"] if "$view" not in part))
    if len(opening + taken + closing) > 100:
        taken, closing = f"\n{wrapped(taken, 4)}\n", f"  {closing}"
    doc = row["doc"].replace("$title", kind.title)
    lines = [f"  {line}" for line in (f"/// {doc}", *kind.attributes, *attributes.split())]
    if not any(row["body"]):
        return "\n".join(lines) + f"\n{opening}{taken}{closing}}}"
    body = "\n".join(statement(kind.filled(line)) for line in row["body"])
    return "\n".join(lines) + f"\n{opening}{taken}{closing}\n{body}\n  }}"


def forwarded(parameter):
    """A parameter as an argument of the initializer that takes a view."""
    if parameter == "$place" or "$view" in parameter:
        return parameter.replace("$place", "$at")
    label, *name = re.sub(r"@\w+ ", "", parameter).split(":")[0].split()
    return name[0] if label == "_" else f"{label}: {(name or [label])[0]}"


def read_row(doc, lines, kinds):
    """A row: its comment, its declaration, and its body."""
    signature, *body = re.split(r"\n= ?", "\n".join(lines))
    signature, _, own = " ".join(signature.split()).partition(" | ")
    start = signature.index("(")
    end = end_of_parameters(signature, start)
    parameters = parts(signature[start + 1:end])
    call = ", ".join(forwarded(part) for part in parameters if part != "$title")
    return {
        "doc": doc, "head": signature[:start], "parameters": parameters,
        "tail": signature[end + 1:], "kinds": own.split() or kinds,
        "body": [" ".join(line.split()) for line in body] or [f"self.init({call})"],
    }


def read(text):
    """The files of the table: name, lines at the top, and extensions with their rows."""
    files = []
    text = re.sub(r"(?m)^#.*\n|^\n", "", text)
    for item in re.split(r"\n(?=///|extension |file )", text.strip()):
        first, *lines = item.split("\n")
        if first.startswith("file "):
            name, _, imports = first[5:].partition(": ")
            files.append((name, imports.split(", ") + lines, []))
        elif first.startswith("extension "):
            header, _, kinds = " ".join(item.split()).partition(" | ")
            files[-1][2].append((header, kinds.split(), []))
        else:
            _, kinds, rows = files[-1][2][-1]
            rows.append(read_row(first[4:], lines, kinds))
    return files


def overloads(row):
    """The kinds of a row: each picture with each kind of words."""
    words = [kind for kind in row["kinds"] if kind in WORDS] or ["key", "words", "resource"]
    pictures = [kind for kind in row["kinds"] if kind in PICTURES] or ["plain"]
    if unknown := set(row["kinds"]) - WORDS.keys() - PICTURES.keys():
        sys.exit(f"no kind of title: {unknown.pop()}")
    return [Kind(word, picture, "$place" in row["parameters"])
            for picture in pictures for word in words]


def printed(top, blocks):
    """The text of a file."""
    text = HEAD + "".join(f"{line}\n" for line in top)
    for header, _, rows in blocks:
        extensions = {}
        for row in rows:
            for kind in overloads(row):
                extensions.setdefault(kind.filled(header), []).append(declaration(row, kind))
        for opening, declarations in extensions.items():
            text += f"\n{opening} {{\n" + "\n\n".join(declarations) + "\n}\n"
    return text


def main(arguments):
    files = dict.fromkeys(MODULES.glob("*/Generated/Titles+*.swift"), "")
    for table in MODULES.glob("*/Names/titles.table"):
        for name, top, blocks in read(table.read_text()):
            files[table.parents[1] / f"Generated/Titles+{name}.swift"] = printed(top, blocks)
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
