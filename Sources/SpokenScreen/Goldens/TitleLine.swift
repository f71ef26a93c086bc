import Foundation

/// The first line of a transcript: the title, the platform and the language.
struct TitleLine: Hashable {
  private let parts: [String]

  /// Reads a line such as `# Shop · ios · en-US`.
  init(_ line: String) {
    let words = String(line.dropFirst().drop { $0 == " " })
    let pieces = words.components(separatedBy: " · ")
    parts =
      pieces.count < 3
      ? [words] : [pieces.dropLast(2).joined(separator: " · ")] + pieces.suffix(2)
  }

  /// What it says differently from another, one sentence for each part.
  func differences(from old: TitleLine) -> [String] {
    guard parts.count == old.parts.count else {
      let lines = [self, old].map { $0.parts.joined(separator: " · ") }
      return ["the title is \"\(lines[0])\", was \"\(lines[1])\""]
    }
    return zip(["title", "platform", "language"], zip(parts, old.parts)).compactMap { name, pair in
      pair.0 == pair.1 ? nil : "the \(name) is \"\(pair.0)\", was \"\(pair.1)\""
    }
  }
}
