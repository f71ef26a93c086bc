extension String {
  /// The text on one line, cut to a number of columns.
  package func shown(in columns: Int) -> String {
    String(oneLine.prefix(max(columns, 0)))
  }

  /// The text on one line, without terminal control characters.
  ///
  /// White space with a line break becomes one space; control characters become their Unicode
  /// pictures.
  package var oneLine: String {
    // Most texts are printable ASCII and stay unchanged.
    guard utf8.contains(where: { !(0x20...0x7E).contains($0) }) else { return self }
    let joined =
      contains(where: \.isNewline)
      ? split(whereSeparator: \.isNewline).map { $0.withoutSpaceAround }.filter { !$0.isEmpty }
        .joined(separator: " ") : self
    guard joined.unicodeScalars.contains(where: \.isControl) else { return joined }
    return String(String.UnicodeScalarView(joined.unicodeScalars.map(\.picture)))
  }

  /// The line as it is printed for people: text of a file cannot move the cursor of a terminal,
  /// start another line, or be a command to a build service that reads the log.
  package var printedLine: String { oneLine.withoutLogCommands }

  /// The line with a backslash in commands to the runners of GitHub, Azure and TeamCity: `::error
  /// …` at the start, after spaces too, and `##[…`, `##vso[…`, `##teamcity[…` anywhere.
  package var withoutLogCommands: String {
    let start = utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? endIndex
    let isCommand = utf8[start...].starts(with: "::".utf8)
    guard isCommand || utf8.contains(UInt8(ascii: "#")) else { return self }
    let line = isCommand ? self[..<start] + "\\" + self[start...] : self[...]
    return String(decoding: line.utf8.withoutMarkedCommands, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  /// The bytes with a backslash before each bracket that follows `##`, letters and backslashes.
  fileprivate var withoutMarkedCommands: [UInt8] {
    var result: [UInt8] = []
    var signs = 0
    var isMarked = false
    for byte in self {
      let isSign = byte == UInt8(ascii: "#")
      signs = isSign ? signs + 1 : 0
      if isSign {
        isMarked = signs > 1
      } else if byte == UInt8(ascii: "["), isMarked {
        result.append(UInt8(ascii: "\\"))
        isMarked = false
      } else {
        isMarked = isMarked && (byte.isLetter || byte == UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension Substring {
  fileprivate var withoutSpaceAround: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }

  /// The picture of a control character: "␛" for Escape; a space for a tab.
  fileprivate var picture: Unicode.Scalar {
    guard isControl else { return self }
    if self == "\t" { return " " }
    // The picture of Delete is not in the row of the others.
    if self == "\u{7F}" { return "\u{2421}" }
    // Control characters above ASCII have no pictures.
    return value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
