/// The words of a localized string, with places for its arguments as in a format of C.
struct Format {
  private let text: String
  private static let percent = UInt8(ascii: "%")

  init(_ text: String) { self.text = text }

  /// A part of a format.
  private enum Segment {
    case words(Substring)
    /// The place of an argument, by its number from 1.
    case argument(Int)
    /// The place of words that depend on an argument, by their name.
    case part(Substring, argument: Int)
  }

  /// The names of the parts, `%#@name@`, each once.
  var parts: [String] {
    var names: [String] = []
    scan(from: 0) { segment in
      guard case .part(let name, _) = segment, !names.contains(String(name)) else { return }
      names.append(String(name))
    }
    return names
  }

  /// The words with arguments in their places; without an argument a place is empty.
  ///
  /// - Parameters:
  ///   - arguments: the arguments in the order of the key.
  ///   - first: how many arguments come before the first one that a place without a number takes.
  ///   - part: returns the words for `%#@name@`, by the name and the number of its argument; nil for
  ///     the argument itself, which Foundation shows for a name that it does not know.
  /// - Returns: the words.
  func filled(
    with arguments: [String], from first: Int = 0,
    substituting part: (String, Int) -> String? = { _, _ in nil }
  ) -> String {
    // Most words have no arguments, and every text of a screen comes here.
    guard text.utf8.contains(Self.percent) else { return text }
    var result = ""
    scan(from: first) { segment in
      switch segment {
      case .words(let words): result += words
      case .argument(let place): result += Self.argument(place, of: arguments)
      case .part(let name, let place):
        result += part(String(name), place) ?? Self.argument(place, of: arguments)
      }
    }
    return result
  }

  private static func argument(_ place: Int, of arguments: [String]) -> String {
    arguments.indices.contains(place - 1) ? arguments[place - 1] : ""
  }

  /// Passes on the segments in their order.
  private func scan(from first: Int, _ use: (Segment) -> Void) {
    var rest = text[...]
    var next = first
    // A percent sign is a single byte of UTF-8 and part of no other letter, so bytes are searched,
    // which is much faster than letters.
    while let percent = rest.utf8.firstIndex(of: Self.percent) {
      use(.words(rest[..<percent]))
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.utf8.first == Self.percent {
        use(.words("%"))
        rest = rest.dropFirst()
        continue
      }
      let number = Self.number(at: &rest)
      // Only places without a number count on, as in C.
      if number == nil { next += 1 }
      if let name = Self.name(at: &rest) {
        use(.part(name, argument: number ?? next))
      } else {
        use(.argument(number ?? next))
        rest = Self.afterSpecifier(rest)
      }
    }
    use(.words(rest))
  }

  /// The number of `2$`, which is taken away; nil where there is none.
  private static func number(at rest: inout Substring) -> Int? {
    let digits = rest.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(Substring(digits)), digits.endIndex < rest.endIndex,
      rest.utf8[digits.endIndex] == UInt8(ascii: "$")
    else { return nil }
    rest = rest[rest.utf8.index(after: digits.endIndex)...]
    return number
  }

  /// The name of `#@name@`, which is taken away; nil where there is none.
  private static func name(at rest: inout Substring) -> Substring? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end].dropFirst(2)
  }

  /// What follows the letter that ends a specifier.
  private static func afterSpecifier(_ rest: Substring) -> Substring {
    guard let end = rest.utf8.firstIndex(where: { "@dfiusxXeEgGc".utf8.contains($0) }) else {
      return ""
    }
    return rest[rest.utf8.index(after: end)...]
  }
}

extension String {
  /// English words that agree with the number before them: `3 place` is "3 places".
  fileprivate var inflected: String {
    guard let number = firstMatch(of: /-?[0-9][0-9.,]*/)?.0, number != "1",
      let last = split(separator: " ").last, last.last?.isLetter == true
    else { return self }
    let stem = dropLast(last.count)
    if last.hasSuffix("y"), let before = last.dropLast().last, !"aeiou".contains(before) {
      return stem + last.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { last.hasSuffix($0) }
    return stem + last + (hisses ? "es" : "s")
  }

  /// The words of a text in Markdown: without stars, underscores and addresses of links.
  var withoutMarkdown: String {
    guard utf8.contains(where: { "*_`[~".utf8.contains($0) }) else { return withMarksOfValues }
    // The order matters: an inflection looks like a link with a sign before it, and double marks
    // would leave single ones behind.
    return replacing(/\^\[([^\]]*)\]\(inflect: true\)/) { String($0.1).inflected }
      .replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
      .replacing(/(\*\*|__|~~)(\S(?:.*?\S)?)\1/) { "\($0.2)" }
      .replacing(/\*(\S(?:.*?\S)?)\*(?![\w*])/) { "\($0.1)" }
      .replacing(/(^|[^\w])_([^\s_](?:.*?[^\s_])?)_(?!\w)/) { "\($0.1)\($0.2)" }
      .replacing(/`([^`]+)`/) { "\($0.1)" }
      .withMarksOfValues
  }

  /// A value to put among words in Markdown: its marks are letters for private use, because only
  /// the words of the key are Markdown.
  var withHiddenMarks: String {
    guard utf8.contains(where: { "*_`~[]".utf8.contains($0) }) else { return self }
    return replacing(by: Self.hiddenMarks)
  }

  /// The words with the marks of the values among them.
  var withMarksOfValues: String {
    // The first byte of each letter for private use in that plane of Unicode.
    guard utf8.contains(0xF3) else { return self }
    return replacing(by: Self.marksOfValues)
  }

  private func replacing(by others: [Unicode.Scalar: Unicode.Scalar]) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.map { others[$0] ?? $0 })
    return String(scalars)
  }

  private static let hiddenMarks: [Unicode.Scalar: Unicode.Scalar] = [
    "*": "\u{F0000}", "_": "\u{F0001}", "`": "\u{F0002}", "~": "\u{F0003}", "[": "\u{F0004}",
    "]": "\u{F0005}",
  ]

  private static let marksOfValues: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: hiddenMarks.map { ($0.value, $0.key) })

  /// The words with a single blank where there are several, and none at their ends.
  var withSingleBlanks: String { split(separator: " ").joined(separator: " ") }
}
