import ScreenDocuments
import ScreenTree

/// The class of a view, and its title or its views.
extension NodeReader {
  /// Reads the class and its title or views.
  mutating func classed(_ entry: Document.Entry, depth: Int) -> Node {
    let kind = ViewClass.named(entry.key) ?? .view
    var node = Node(kind, className: entry.key, position: entry.position)
    if kind == .view { checkOwnClass(entry) }
    switch entry.value.value {
    case .scalar(let text, let isPlain):
      node.title = entry.value.isNull ? nil : text
      // An empty place has no title; a word for null may be meant as the title.
      if isPlain, text == "~" || text == "null" {
        fault(
          "'\(text)' means nothing in YAML; put the word in quotation marks, or leave the place after the class empty",
          at: entry.value.position)
      }
    case .sequence: node.children = nodes(entry.value, depth: depth + 1)
    case .mapping:
      fault(
        "the class is followed by a title or a list of views; indent what is said about the view as far as the class, and put a title that begins with a brace in quotation marks",
        at: entry.value.position)
    }
    return node
  }

  /// Reports the name of another framework and a custom class, each with a title, and a typo of a
  /// known class.
  private mutating func checkOwnClass(_ entry: Document.Entry) {
    let title = entry.value.isNull ? nil : entry.value.text
    if let title, let advice = ForeignClasses.advice(for: entry.key, titled: title) {
      fault("'\(entry.key)' is no class here; \(advice)", at: entry.position)
    } else if entry.key != ViewClass.view.name, let near = ViewClass.slip(entry.key) {
      fault("unknown class '\(entry.key)'. Did you mean '\(near)'?", at: entry.position)
    } else if title != nil {
      fault(
        "'\(entry.key)' is a custom class, which has no title; write `label:` instead",
        at: entry.position)
    }
  }
}

extension Document {
  /// What is wrong with a view that is a text without a colon behind a class, or nothing like a view.
  var faultOfViewWithoutColon: String {
    // `Text:Hello` without a space is to YAML a plain text.
    if text?.split(separator: ":").count == 2 {
      return "write a space after the colon: `Text: …`, not \(kind)"
    }
    guard let known = text.flatMap(ViewClass.written) else {
      return "a view is a class with what is said about it, not \(kind)"
    }
    return "write `\(known):`, with a colon after the class, not \(kind)"
  }
}

extension Sequence<Document.Entry> {
  /// What is missing in a view without a class, with the class that was probably meant.
  var faultOfMissingClass: String {
    let missing = "the class is missing, such as `Text:`"
    // A key of a view, such as `label`, may be a class with a capital letter too.
    for entry in self where FileCodec.keys[entry.key] == nil && entry.key != "views" {
      if let known = ViewClass.written(entry.key) {
        return "\(missing); a class begins with a capital letter. Did you mean '\(known)'?"
      }
      let title = entry.value.isNull ? "" : entry.value.text ?? ""
      if let advice = ForeignClasses.advice(for: entry.key, titled: title) {
        return "\(missing), and '\(entry.key)' is none; \(advice)"
      }
    }
    return missing
  }
}

extension ViewClass {
  /// The name of the known class that is written so, in any case.
  fileprivate static func written(_ name: String) -> String? { spellings[name.lowercased()] }

  private static let spellings = Dictionary(
    names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The class that was probably meant by an unknown name; nil for a custom class.
  ///
  /// A known class with whole words before or after it is the name of a custom view: `MyStepper`,
  /// `MapView`. Only one letter in a name of as many words makes it a typo: `TextFeild`.
  fileprivate static func slip(_ name: String) -> String? {
    let words = name.camelCaseWords
    let holdsClass = words.indices.dropFirst().contains { index in
      named(words[..<index].joined()) != nil || named(words[index...].joined()) != nil
    }
    guard holdsClass else {
      // With two letters changed a short name could be any other word.
      return known.nearest(to: name, limit: name.count < 5 ? 1 : 2)
    }
    return knownByWords[words.count]?.nearest(to: name, limit: 1)
  }

  private static let names = all.filter { $0 != .view }.map(\.name)
  private static let known = Suggestion.Words(names)
  /// The names of classes by the number of words in them.
  private static let knownByWords = Dictionary(grouping: names, by: \.camelCaseWords.count)
    .mapValues { Suggestion.Words($0) }
}

extension String {
  /// The words of a name in camel case: `UITextView` has the words UI, Text and View.
  fileprivate var camelCaseWords: [String] {
    let letters = Array(self)
    return letters.indices.reduce(into: []) { words, index in
      let isCapital = letters[index].isUppercase
      let endsCapitals = index + 1 < letters.count && letters[index + 1].isLowercase
      let begins = index == 0 || isCapital && (!letters[index - 1].isUppercase || endsCapitals)
      if begins { words.append("") }
      words[words.count - 1].append(letters[index])
    }
  }
}
