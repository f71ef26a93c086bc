/// Writes types again, with `Any` in the places of those that are not there.
struct KnownTypes {
  private let isKnownHere: (String) -> Bool

  /// - Parameter isKnown: whether a type is there, beyond those of Swift and SwiftUI.
  init(_ isKnown: @escaping (String) -> Bool) { isKnownHere = isKnown }

  /// Whether a type is there.
  func isKnown(_ name: String) -> Bool {
    Self.words.contains(name) || Self.usual.contains(name) || isKnownHere(name)
  }

  /// The names of type parameters among their pieces.
  static func parameters(_ generics: [String]) -> Set<String> {
    let words = generics.map { $0.utf8.first == 0x20 ? String($0.dropFirst()) : $0 }
    return Set(
      zip(words, words.dropFirst()).filter { $0.0 == "<" || $0.0 == "," }.map(\.1))
  }

  /// The text of a type, an angle clause or a condition.
  func text(_ pieces: [String]) -> String {
    var (index, written): (Int, [String]) = (0, [])
    while index < pieces.count {
      let piece = pieces[index]
      let space = piece.utf8.first == 0x20 ? " " : ""
      let word = space.isEmpty ? piece : String(piece.dropFirst())
      if word.utf8.first == UInt8(ascii: "@") {
        if Self.attributes.contains(word) { written.append(piece) }
        index += 1
      } else if isName(word), !isLabel(index, of: pieces), !isKnown(word) {
        // `any Unknown` is any value.
        if let last = written.last, Self.prefixes.contains(last) { written.removeLast() }
        written.append(space + "Any")
        index = endOfName(index, of: pieces)
      } else if isName(word) {
        let end = endOfChain(index, of: pieces)
        written += pieces[index..<end]
        index = end
      } else {
        written.append(piece)
        index += 1
      }
    }
    let text = written.joined()
    return text.utf8.first == 0x20 ? String(text.dropFirst()) : text
  }

  private static let prefixes: Set<String> = ["any", " any", "some", " some"]
  /// The attributes of types that stay; whether a closure escapes is nothing to a stand-in.
  private static let attributes: Set<String> = [
    "@MainActor", " @MainActor", "@Sendable", " @Sendable", "@autoclosure", " @autoclosure",
  ]

  private func isName(_ word: String) -> Bool {
    (word.utf8.first ?? 0).isNameHead || word.utf8.first == UInt8(ascii: "`")
      || (word.utf8.first ?? 0) >= 0x80
  }

  private func isLabel(_ index: Int, of pieces: [String]) -> Bool {
    index + 1 < pieces.count && pieces[index + 1] == ":" && index > 0
      && ["(", ",", " ("].contains(pieces[index - 1])
  }

  /// The index behind a name and its members.
  private func endOfChain(_ index: Int, of pieces: [String]) -> Int {
    var end = index + 1
    while end + 1 < pieces.count, pieces[end] == "." { end += 2 }
    return end
  }

  /// The index behind a name, its members and its arguments.
  private func endOfName(_ index: Int, of pieces: [String]) -> Int {
    let end = endOfChain(index, of: pieces)
    guard end < pieces.count, pieces[end] == "<" else { return end }
    var (place, angles) = (end, 0)
    while place < pieces.count {
      angles += TypePieces.angles(pieces[place])
      place += 1
      if angles <= 0 { break }
    }
    return place
  }

  /// Words of the language in types.
  private static let words: Set<String> = [
    "Any", "AnyObject", "Self", "any", "async", "borrowing", "consuming", "each", "inout",
    "isolated", "repeat", "rethrows", "sending", "some", "throws", "where",
  ]

  /// The types of Swift, Foundation and SwiftUI that views mostly take.
  private static let usual: Set<String> = [
    "Alignment", "AnyView", "Array", "Axis", "Binding", "Bool", "Bundle", "ButtonRole", "CGFloat",
    "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "ClosedRange", "Color", "Comparable",
    "CustomStringConvertible", "Data", "Date", "Dictionary", "Double", "Edge", "Equatable",
    "Error", "Float", "Font", "Hashable", "HorizontalAlignment", "Identifiable", "Image", "Int",
    "Int32", "Int64", "KeyPath", "LocalizedStringKey", "LocalizedStringResource", "Locale",
    "Namespace", "NavigationPath", "Never", "Optional", "Range", "Result", "Sendable", "Set",
    "Shape", "ShapeStyle", "String", "StringProtocol", "Substring", "Swift", "SwiftUI", "Task",
    "Text", "TimeInterval", "TimeZone", "UIColor", "UIImage", "UIView", "UIViewController", "UInt",
    "URL", "UUID", "VerticalAlignment", "View", "ViewModifier", "Void",
  ]
}
