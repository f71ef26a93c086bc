/// The words of a localized string, with places for its arguments as in a format of C.
struct Format {
  private let text: String
  private static let percent = UInt8(ascii: "%")

  init(_ text: String) { self.text = text }

  /// The words with arguments in their places; without an argument a place is empty.
  ///
  /// - Parameters:
  ///   - arguments: the arguments in the order of the key.
  ///   - part: returns the words for `%#@name@`, by the name and the number of its argument.
  /// - Returns: the words.
  func filled(
    with arguments: [String], substituting part: (String, Int) -> String = { _, _ in "" }
  ) -> String {
    guard text.utf8.contains(Self.percent) else { return text }
    var result = ""
    var rest = text[...]
    var next = 0
    while let percent = rest.utf8.firstIndex(of: Self.percent) {
      result += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.utf8.first == Self.percent {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let number = Self.number(at: &rest)
      if number == nil { next += 1 }
      let place = number ?? next
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        result += part(String(rest[..<end].dropFirst(2)), place)
        rest = rest[end...].dropFirst()
        continue
      }
      if arguments.indices.contains(place - 1) { result += arguments[place - 1] }
      rest = Self.afterSpecifier(rest)
    }
    return result + rest
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
    guard utf8.contains(where: { "*_`[~".utf8.contains($0) }) else { return self }
    return replacing(/\^\[([^\]]*)\]\(inflect: true\)/) { String($0.1).inflected }
      .replacing(/\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
      .replacing(/(\*\*|__|~~)(\S(?:.*?\S)?)\1/) { "\($0.2)" }
      .replacing(/\*(\S(?:.*?\S)?)\*(?![\w*])/) { "\($0.1)" }
      .replacing(/`([^`]+)`/) { "\($0.1)" }
  }
}
