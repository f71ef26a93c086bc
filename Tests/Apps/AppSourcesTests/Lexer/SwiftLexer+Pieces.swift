@testable import AppSources

extension SwiftLexer {
  /// The pieces of a source, each with the letter of its kind.
  static func pieces(of source: String) -> [String] {
    let bytes = Array(source.utf8)
    return tokens(of: bytes).map { token in
      "\(letters[token.kind] ?? "?") " + bytes.text(token.range)
    }
  }

  private static let letters: [SwiftTokenKind: String] = [
    .name: "n", .quotedName: "q", .number: "0", .text: "s", .opening: "(", .regex: "r",
    .comment: "c", .hashName: "#", .attribute: "@", .operator: "o", .punctuation: "p",
  ]
}
