/// `#keyPath(Person.friend.name)` becomes the text that it stands for, in parentheses.
///
/// The parentheses take all its bytes, so that no operator beside it gets a space. A name that
/// `@objc(…)` gave to a property is not known here.
enum KeyPathRule {
  /// The change of a macro; nil when it stays, because it is no path of names.
  static func change(of index: Int, in code: SourceCode) -> Adaptation? {
    guard code.has("#keyPath", at: index), code.has("(", at: index + 1) else { return nil }
    var names: [String] = []
    var place = index + 2
    while let name = code.name(place) {
      names.append(name)
      guard code.has(".", at: place + 1) else { break }
      place += 2
    }
    let end = place + 1
    guard code.has(")", at: end), !names.isEmpty, let last = code.token(end)?.range.upperBound
    else { return nil }
    let range = code.tokens[index].range.lowerBound..<last
    let text = "(\"" + properties(names).joined(separator: ".") + "\""
    let spaces = range.count - text.utf8.count - 1
    guard !code.hasLineBreak(range), spaces >= 0 else { return nil }
    return code.adaptation(
      .keyPath, at: index, to: last, text + String(repeating: " ", count: spaces) + ")",
      because: "a key path of Objective-C is its text")
  }

  /// The names of properties: types stand before them, and begin with a capital.
  private static func properties(_ names: [String]) -> [String] {
    let first = names.firstIndex { name in
      name != "self" && !(name.utf8.first ?? 0).isCapital
    }
    return Array(names[(first ?? names.count - 1)...])
  }
}
