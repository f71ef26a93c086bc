public import ScreenTree

/// A reader of captures from one tool.
public struct Importer: Sendable {
  /// The name that `--from` takes.
  public var name: String
  /// Tells by the first significant text whether a file is of this format.
  var recognizes: @Sendable (Substring) -> Bool
  var importer: @Sendable (_ text: String, _ file: String) -> Reading<Screen>

  /// Every format that can be read.
  public static let all: [Importer] = [.appium, .idb]

  /// The importer of a name, or nil when there is none.
  public static func named(_ name: String) -> Importer? { all.first { $0.name == name } }

  /// The importer for a file, by its first significant text, or nil when it is no capture.
  public static func detect(_ bytes: [UInt8]) -> Importer? {
    let head = CaptureText.cleaned(String(decoding: bytes.prefix(1 << 16), as: UTF8.self))
    return all.first { $0.recognizes(head[...]) }
  }

  /// Reads a capture into a screen whose elements have exactly what the capture says.
  public func read(_ bytes: [UInt8], file: String) -> Reading<Screen> {
    func refuse(_ message: String) -> Reading<Screen> {
      let finding = Finding(.error, file: file, position: .unknown, message: message)
      return Reading(nil, findings: [finding])
    }
    guard bytes.count <= CaptureText.bytes else {
      return refuse("the capture is larger than 64 MiB; capture one screen at a time")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return refuse("the capture is not UTF-8; save it as UTF-8")
    }
    return importer(CaptureText.cleaned(text), file)
  }
}

/// Takes away what terminals, chats and log collectors put around a capture.
enum CaptureText {
  /// How large a capture may be: 64 MiB.
  static let bytes = 64 << 20

  /// The text from its first line that begins a capture, without colours and Markdown fences.
  ///
  /// Lines that are taken away at the beginning stay as empty lines, so that places are right.
  static func cleaned(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        // A colour ends with its letter: ESC [ 3 1 m.
        isEscape = !(scalar.properties.isAlphabetic && scalar.isASCII)
      } else if scalar == "\u{1B}" {
        isEscape = true
      } else if scalar.value >= 0x20
        ? scalar != "\u{FEFF}" && scalar.value < 0xFFFE || scalar.value > 0xFFFF
        : "\t\n\r".unicodeScalars.contains(scalar)
      {
        scalars.append(scalar)
      }
    }
    return withoutNotes(String(scalars))
  }

  private static func withoutNotes(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      let start = lines[index].first { !$0.isWhitespace }
      if start == "<" || start == "{" || start == "[" || lines[index] == "null" { break }
      lines[index] = ""
    }
    if let fence = lines.lastIndex(where: { $0.hasPrefix("```") }) { lines[fence] = "" }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text, or nil when it has nothing to speak: white space and lone private-use characters.
  var spoken: String? {
    let isSilent = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar == "\u{FFFC}"
        || scalar.properties.generalCategory == .privateUse
    }
    return isSilent ? nil : self
  }
}
