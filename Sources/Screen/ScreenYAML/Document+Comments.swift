package import ScreenDocuments
package import ScreenTree

extension Document {
  /// Warnings about texts that end before a # without a space after it, which starts a comment.
  ///
  /// `Text: Number #1` is the text "Number" in YAML; most comments have a space after the mark.
  package func commentWarnings(in bytes: [UInt8], file: String) -> [Finding] {
    let suspects = Self.linesThatMayHideText(bytes)
    guard !suspects.isEmpty else { return [] }
    let lines = YAMLLines(String(decoding: bytes, as: UTF8.self))
    return scalars.compactMap { scalar, key in
      guard case .scalar(let text, isPlain: true) = scalar.value,
        suspects.contains(scalar.position.line) || suspects.contains(key?.line ?? 0)
      else { return nil }
      // A value that is left out has no characters; what hides it follows the colon of its key.
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
          "'\(comment.prefix(60))' is read as a comment; put the text in quotation marks, or write a space after the # of a comment"
      )
    }
  }

  /// The lines, from 1, in which a # follows a space and has none after it.
  ///
  /// Very long lines are skipped: each scalar on a line scans it.
  private static func linesThatMayHideText(_ bytes: [UInt8]) -> Set<Int32> {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    var found: Set<Int32> = []
    var number: Int32 = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.count <= 1000 else { continue }
      let isSuspect = line.indices.dropFirst().dropLast().contains { index in
        line[index] == UInt8(ascii: "#") && line[index - 1] == UInt8(ascii: " ")
          && ![UInt8(ascii: " "), UInt8(ascii: "#")].contains(line[index + 1])
      }
      if isSuspect { found.insert(number) }
    }
    return found
  }

  /// The scalars inside, each with the position of its key.
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
  /// The rest of a text after a prefix; empty without the prefix.
  fileprivate func after(_ text: String) -> Substring {
    hasPrefix(text) ? dropFirst(text.count) : ""
  }
}
