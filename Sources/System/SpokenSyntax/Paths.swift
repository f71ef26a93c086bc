extension String {
  /// The folder of a path; `.` for a name alone.
  package var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name of a path; the path itself for one without names.
  package var fileName: String { split(atByte: "/").last.map(String.init) ?? self }

  /// What follows the last dot of the file name; empty for none, and for a hidden file's own dot.
  package var fileExtension: String {
    extensionDot.map { String(self[utf8.index(after: $0)...]) } ?? ""
  }

  /// The path without the last dot of the file name and what follows.
  package var withoutExtension: String { extensionDot.map { String(self[..<$0]) } ?? self }

  /// The dot before the extension.
  private var extensionDot: String.Index? {
    let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = utf8[(slash.map(utf8.index(after:)) ?? startIndex)...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex,
      name.index(after: dot) != name.endIndex
    else { return nil }
    return dot
  }

  /// The text as the name of a file: its letters and digits, and a hyphen for anything else.
  package var asFileName: String { String(map { $0.isOfFileName ? $0 : "-" }) }

  /// Whether the path begins at the root.
  package var isAbsolutePath: Bool { starts(withBytes: "/") }

  /// Whether the path names a folder by the slash at its end.
  package var hasSlashAtEnd: Bool { ends(withBytes: "/") }

  /// The path of a folder with one slash more, unless it ends in one.
  package var withSlash: String { hasSlashAtEnd ? self : self + "/" }

  /// Whether it is the name of a hidden file.
  package var isHiddenName: Bool { starts(withBytes: ".") }

  /// The path of a file in a folder; the file alone for the working folder.
  package func path(inFolder folder: String) -> String {
    folder == "." ? self : folder.withSlash + self
  }

  /// The path below a folder, which it begins with; the whole path when it does not.
  package func path(below folder: String) -> String {
    rest(afterBytes: folder.withSlash).map(String.init) ?? self
  }
}

extension Character {
  /// Whether a name of a file keeps it.
  fileprivate var isOfFileName: Bool {
    // A letter that joins what follows, as U+0D4E does, would bring a slash along.
    (isLetter || isNumber) && utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit }
  }
}
