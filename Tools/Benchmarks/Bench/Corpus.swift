import Foundation

/// 1,000 different texts as an app has them, and the files that are made of them.
struct Corpus {
  /// The folder of all files of a run.
  let folder: String

  private static let verbs = [
    "Add", "Edit", "Share", "Remove", "Show", "Hide", "Open", "Close", "Move", "Copy", "Rename",
    "Archive", "Duplicate", "Export", "Print", "Save", "Send", "Refresh", "Search", "Filter",
  ]
  private static let nouns = [
    "budget", "invoice", "shopping list", "photo album", "workout plan", "travel card",
    "message thread", "meeting note", "delivery address", "payment method",
  ]
  private static let tails = [
    "for March", "with friends", "from yesterday", "of the family", "at the office",
  ]

  /// The texts.
  static let texts = verbs.flatMap { verb in
    nouns.flatMap { noun in tails.map { "\(verb) the \(noun) \($0)" } }
  }

  /// The path of a file.
  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes all files.
  func write() throws {
    try save("corpus.txt", Self.texts.map { $0 + ".\n" }.joined())
    try save("corpus.screen.yaml", screen(Self.texts))
    try save("changed.screen.yaml", screen(["Something else entirely"] + Self.texts.dropFirst()))
    try FileManager.default.createDirectory(
      atPath: path("screens"), withIntermediateDirectories: true)
    for number in 0..<1000 {
      let texts = Self.texts[(number % 50) * 20..<(number % 50) * 20 + 20]
      try save("screens/\(number).screen.yaml", screen(Array(texts)))
    }
    try FileManager.default.createDirectory(atPath: path("app"), withIntermediateDirectories: true)
    try writeApp()
    try save("ten.screen.yaml", screen(Array(Self.texts.prefix(10))))
    try save("ten.heard.txt", spoken(Array(Self.texts.prefix(10))))
    try save("corpus.heard.txt", spoken(Self.texts))
    // 10,000 stops, of which every hundredth has another word, was not heard, or is new.
    let many = (0..<10).flatMap { round in Self.texts.map { "\($0) \(round)" } }
    try save("many.screen.yaml", screen(many))
    try save("many.heard.txt", changed(spoken(many)))
    // A round trip takes half a minute.
    for (name, count) in [("minutes", 10), ("hours", 1000)] {
      let steps = String(repeating: "  - next: 9\n  - previous: 9\n", count: count)
      try save(
        "\(name).walk.yaml",
        "walkthrough: Long\nscreens: { a: ten.screen.yaml }\nsteps:\n  - open: a\n" + steps)
    }
  }

  /// Writes the same texts as an app with fifty screens, whose first text may differ.
  func writeApp(first: String = texts[0]) throws {
    let texts = [first] + Self.texts.dropFirst()
    for number in 0..<50 {
      try save("app/\(number).screen.yaml", screen(Array(texts[number * 20..<number * 20 + 20])))
    }
  }

  private func screen(_ texts: [String]) -> String {
    "screen: Corpus\nviews:\n"
      + texts.enumerated().map { index, text in
        "  - \(index % 5 == 0 ? "Text" : "Button"): \(text)\n"
      }.joined()
  }

  /// The same texts as VoiceOver was recorded to say them, one a line.
  private func spoken(_ texts: [String]) -> String {
    texts.enumerated().map { index, text in index % 5 == 0 ? "\(text)\n" : "\(text) Button\n" }
      .joined()
  }

  private func changed(_ lines: String) -> String {
    lines.split(separator: "\n").enumerated().map { index, line in
      switch index % 300 {
      case 99: "\(line) today\n"
      case 199: ""
      case 299: "\(line)\nHelp \(index)\n"
      default: "\(line)\n"
      }
    }.joined()
  }

  private func save(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }
}
