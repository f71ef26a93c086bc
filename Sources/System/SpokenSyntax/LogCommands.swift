extension String {
  /// The line with a backslash in commands to the runners of GitHub, Azure and TeamCity: `::error
  /// …` at the start, after white space too, and `##[…`, `##vso[…`, `##teamcity[…` anywhere.
  package var withoutLogCommands: String {
    var line = self[...]
    if let start = startOfLogCommand {
      line = self[..<start] + "\\" + self[start...]
    } else if !contains(byte: "#") {
      return self
    }
    return String(decoding: line.utf8.withoutMarkedCommands, as: UTF8.self)
  }

  /// Whether GitHub's runner would take the line for a command.
  package var isLogCommand: Bool { startOfLogCommand != nil }

  /// The place of the two colons of a command; nil for any other line.
  private var startOfLogCommand: String.Index? {
    // A command begins with its colons, after white space at most. Most lines begin with another
    // printable character of ASCII or have no colon, and the properties of a scalar are slow to look up.
    if let first = utf8.first, (0x21...0x7E).contains(first), first != UInt8(ascii: ":") {
      return nil
    }
    guard contains(byte: ":") else { return nil }
    // The runner removes what .NET calls white space, which is what Unicode does: U+0009 to U+000D,
    // U+0020, U+0085, U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
    // Its comparison by culture passes over characters without a width.
    let start = unicodeScalars.firstIndex { !$0.properties.isWhitespace && !$0.isIgnorable }
    guard let start, utf8[start...].starts(with: "::".utf8) else { return nil }
    return start
  }

  /// The text as the message of a command of GitHub Actions.
  package var inLogMessage: String {
    replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The text as a property of a command of GitHub Actions, which a colon or a comma would end.
  package var inLogProperty: String {
    inLogMessage.replacing(bytes: ":", with: "%3A").replacing(bytes: ",", with: "%2C")
  }
}

extension Unicode.Scalar {
  /// Whether a comparison by culture may pass over it.
  fileprivate var isIgnorable: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
      || properties.generalCategory == .control
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
