public import Foundation
import ScreenTree

/// Words on the screen.
public struct Text: Hashable, Sendable {
  /// The words, what stands for them, and what is among them.
  let first: Part
  private(set) var others: [Part] = []
  let position: Position
  var speech = Property.Speech()
  var properties: [Property] = []

  init(_ words: String, _ position: Position) { self.init(.words(words), position) }

  /// Words of the system, at the place of the app's view that shows them.
  init(_ word: SystemWord, at position: Position) { self.init(.system(word), position) }

  init(_ value: FormattedValue, _ position: Position) { self.init(.value(value), position) }

  init(_ part: Part, _ position: Position) {
    first = part
    self.position = position
  }

  /// Localized words.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .key(key, table: tableName, bundle: Localization.path(of: bundle)),
      Position(file, line, column))
  }

  /// Localized words.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(.resource(resource), Position(file, line, column))
  }

  // The types are named, because of two generic initializers a call takes the one as a value, which
  // knows no place.

  /// Words as they are.
  @_disfavoredOverload
  public init(
    _ content: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(content, Position(file, line, column))
  }

  /// Words as they are.
  @_disfavoredOverload
  public init(
    _ content: Substring, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(String(content), Position(file, line, column))
  }

  /// Words as they are, at the place of the view that shows them.
  package init<Content: StringProtocol>(
    _ content: Content, file: StaticString, line: Int, column: Int
  ) {
    self.init(String(content), Position(file, line, column))
  }

  /// Words as they are.
  public init(
    verbatim content: String, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(content, Position(file, line, column))
  }

  /// A formatted value.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(FormattedValue(input, format), Position(file, line, column))
  }

  /// Words with attributes.
  @_disfavoredOverload
  public init(
    _ attributed: AttributedString, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(.linked(LinkedWords(attributed)), Position(file, line, column))
    read(attributed)
  }

  /// Takes the attributes of accessibility that all words have.
  private mutating func read(_ words: AttributedString) {
    let spells = words.common(AccessibilitySpeechSpellsOutCharactersAttribute.self)
    let punctuation = words.common(AccessibilitySpeechIncludesPunctuationAttribute.self)
    if let spells { speech.spellsOut = spells }
    if let punctuation { speech.alwaysIncludesPunctuation = punctuation }
    if let pitch = words.common(AccessibilitySpeechAdjustedPitchAttribute.self) {
      speech.pitch = pitch
    }
    if let level = words.common(AccessibilityHeadingLevelAttribute.self) {
      properties += level.properties(at: position)
    }
    if let type = words.common(AccessibilityTextualContextAttribute.self) {
      properties.append(.textContentType(type.name, at: position))
    }
  }

  /// One text after another, with the attributes of the first.
  public static func + (one: Text, other: Text) -> Text {
    var sum = one
    sum.others += [other.first] + other.others
    sum.properties = one.properties + other.properties
    return sum
  }
}

extension Text: View {
  /// Mounts the words.
  public static func _makeNode(_ view: Text, _ context: _ViewContext) -> _ViewNodeOf<Text> {
    PartsNode.leaf(view, context) { text, node in text.node(in: node) }
  }

  @MainActor
  private func node(in view: _ViewNode) -> Node {
    let words = words
    guard !words.text.isBlank || properties[.label] != nil else { return emptyNode(in: view) }
    var all = properties + words.links.properties(in: view.environment, at: position)
    let speech = speech.filled(from: view.environment.speech)
    // An empty property would still be written into files and shown by `explain`.
    if speech != Property.Speech() { all.append(.speech(speech, at: position)) }
    return Node(.text, title: words.text, properties: all, position: position)
  }

  /// The node without words, at which VoiceOver does not stop: an empty group, which a label makes
  /// an element, as it does in SwiftUI.
  @MainActor
  private func emptyNode(in view: _ViewNode) -> Node {
    // Its name stays that of a text, because words may come.
    _ = view.name(ViewClass.text.name, at: position)
    return Node(.group, position: position)
  }
}

extension Node {
  /// Whether it is a text without words, or as silent as one.
  var isEmptyText: Bool { kind == .group && children.isEmpty && !states(.label) }
}
