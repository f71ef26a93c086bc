import ScreenTree

extension Document {
  /// Warnings about texts that end before a # without a blank after it, which begins a comment.
  ///
  /// `Text: Number #1` is the text "Number" for YAML; most comments have a blank after the mark.
  func commentWarnings(in bytes: [UInt8], file: String) -> [Finding] {
    guard Self.mayHideText(bytes) else { return [] }
    let lines = YAMLLines(String(decoding: bytes, as: UTF8.self))
    return scalars.compactMap { scalar, key in
      guard case .scalar(let text, isPlain: true) = scalar.value else { return nil }
      let start = text.isEmpty ? key ?? scalar.position : scalar.position
      let rest = lines.rest(from: start)
      let behind = text.isEmpty ? rest.drop { $0 != ":" }.dropFirst() : rest.after(text)
      let blanks = behind.prefix { $0 == " " }.count
      let comment = behind.dropFirst(blanks)
      guard blanks > 0, comment.first == "#", let next = comment.dropFirst().first,
        next != " ", next != "#"
      else { return nil }
      return Finding(
        .warning, file: file, position: start,
        message:
          "'\(comment)' is read as a comment; put the text in quotation marks, or write a space after the # of a comment"
      )
    }
  }

  /// Whether a # after a blank and without one after it is anywhere in a file.
  private static func mayHideText(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst().dropLast().contains { index in
      bytes[index] == UInt8(ascii: "#") && bytes[index - 1] == UInt8(ascii: " ")
        && ![UInt8(ascii: " "), UInt8(ascii: "#")].contains(bytes[index + 1])
    }
  }

  /// The scalars inside, each with the place of its key.
  private var scalars: [(Document, key: Position?)] {
    var found: [(Document, key: Position?)] = []
    var waiting: [(Document, key: Position?)] = [(self, nil)]
    while let (document, key) = waiting.popLast() {
      switch document.value {
      case .scalar: found.append((document, key))
      case .sequence(let items): waiting += items.map { ($0, nil) }
      case .mapping(let entries): waiting += entries.map { ($0.value, $0.position) }
      }
    }
    return found
  }
}

extension Substring {
  /// What follows a text that it begins with; nothing when it does not.
  fileprivate func after(_ text: String) -> Substring {
    hasPrefix(text) ? dropFirst(text.count) : ""
  }
}
