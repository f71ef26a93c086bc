import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds labels that are the names of files, symbols or variables.
  ///
  /// An image is named after its file when nothing else names it. That may be intended, so a plain
  /// word such as "Logo" and a name with blanks are not reported, but words that are joined
  /// (`bergen-thumb`, `ship_hero`, `imgHero`), a technical word ("icon", "btn", "2x") and a number
  /// are; a control named after an image is always reported. Text is reported when it is one word
  /// with a file extension, in snake case or in camel case, and has a technical word, or when it is a
  /// UUID.
  static let fileName = LintRule(
    id: "file-name-label", severity: .warning,
    summary: "A label is the name of a file, a symbol or a variable, or a UUID",
    evidence: """
      VoiceOver falls back to the names of images and symbols and reads "square and arrow down filled, \
      Button" (Apple, WWDC21 session 10119; iOS Accessibility Guide, components with images).
      """,
    fix: "Give it a label.",
    fails: Example(
      """
      screen: Photos
      views:
        - UIButton:
            - UIImageView: square-and-arrow-down-filled
      """),
    passes: Example(
      """
      screen: Photos
      views:
        - UIButton:
            - UIImageView: square-and-arrow-down-filled
          label: Download
      """),
    search: .screen { screen in
      let names = screen.imageNames
      return screen.stops.flatMap { stop in
        stop.label.filter {
          isFileName($0, of: stop.element, written: names[$0.origin.node])
        }.map { part in
          Fault(
            "\"\(part.value.oneLine)\" is \(Self.thing(part)), and is read out.", at: stop.element,
            part.origin)
        }
      }
    })

  private static func isFileName(
    _ part: Sourced<String>, of element: Element, written name: String?
  ) -> Bool {
    switch part.pass {
    case .symbolName: true
    case .imageName:
      element.isOperable && element.label.allSatisfy { $0.pass == .imageName }
        || part.value.isTechnical || name?.isJoined == true
    case .stated, .title, .combined, .represented, .paired:
      part.value.isCodeName || part.value.isUUID
    // All other words are the system's.
    default: false
    }
  }

  private static func thing(_ part: Sourced<String>) -> String {
    switch part.pass {
    case .symbolName: "the name of a symbol"
    case .imageName: "the name of an image file"
    case .stated, .title, .classDefault, .inferred, .guessed, .symbolLabel, .symbolVariant,
      .formattedValue, .combined, .represented, .paired, .counted, .charted:
      part.value.isUUID ? "a UUID" : "the name of something in the code"
    }
  }
}

extension LintedScreen {
  /// The names of images as they are written, with their hyphens, by the names of their views.
  fileprivate var imageNames: [String: String] {
    let isNamed = stops.contains { $0.element.label.contains { $0.pass == .imageName } }
    guard isNamed else { return [:] }
    var names: [String: String] = [:]
    var waiting = screen.views
    while let node = waiting.popLast() {
      if node.kind.naming == .imageName, let title = node.title { names[node.name] = title }
      waiting += node.children
    }
    return names
  }
}

extension String {
  /// The words that occur in names in code and not in sentences.
  private static let workshop: Set<String> = [
    "ic", "icn", "icon", "icons", "img", "image", "btn", "button", "lbl", "label", "txt", "bg",
    "asset", "glyph", "placeholder", "filled", "outline", "outlined", "2x", "3x", "24px", "24dp",
    "view", "cell", "field", "switch",
  ]
  private static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".webp", ".heic"]

  /// Whether a name in words has a technical word, or only a number after a few letters.
  fileprivate var isTechnical: Bool {
    let words = split { $0 == "_" || $0 == "." }.joined(separator: " ").plainWords
    if words.contains(where: { $0.contains { $0.isNumber } && $0.count > 2 }) { return true }
    // A picture may well show a view or a field.
    return words.contains { Self.workshop.contains($0) && $0 != "view" && $0 != "field" }
  }

  /// Whether it is several words written as one, as names of files are: `bergen-thumb`, `ship_hero`,
  /// `imgHero`; not `T-shirt`, `iPhone` and `macOS`.
  fileprivate var isJoined: Bool {
    guard utf8.count <= 80, !contains(where: \.isWhitespace) else { return false }
    if contains("_") { return true }
    let parts = split(separator: "-")
    if parts.count > 1 {
      return parts.allSatisfy { part in
        part.count > 1 && part.allSatisfy { $0.isLowercase || $0.isNumber }
      }
    }
    let words = codeWords
    return words.count > 1 && words[0].count > 1 && words.dropFirst().contains { $0.count > 1 }
  }

  /// Whether a text is one word in the style of code.
  fileprivate var isCodeName: Bool {
    // An address has an at sign or a slash, and is meant to be read as it is.
    guard utf8.count <= 80, !contains(where: \.isWhitespace), !contains("@"), !contains("/") else {
      return false
    }
    let lower = lowercased()
    if Self.endings.contains(where: lower.hasSuffix) { return true }
    let words = codeWords
    return words.count > 1 && words.contains { Self.workshop.contains($0) }
  }

  /// Whether it is a UUID: 8, 4, 4, 4 and 12 hexadecimal digits, parted by hyphens.
  fileprivate var isUUID: Bool {
    let bytes = Array(utf8)
    guard bytes.count == 36 else { return false }
    let hyphens: Set<Int> = [8, 13, 18, 23]
    return bytes.enumerated().allSatisfy { index, byte in
      hyphens.contains(index)
        ? byte == UInt8(ascii: "-") : Unicode.Scalar(byte).properties.isASCIIHexDigit
    }
  }

  /// The words of a name in snake case or in camel case; a single one for any other text.
  private var codeWords: [String] {
    if contains("_") { return split(separator: "_").map { $0.lowercased() } }
    guard let first, first.isLowercase, allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return [self]
    }
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words
  }
}
