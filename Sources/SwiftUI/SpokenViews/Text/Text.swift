public import Foundation
import ScreenTree

/// Words on the screen.
public struct Text: Hashable, Sendable {
  /// The words, or the keys that stand for them.
  private let first: Part
  private var others: [Part] = []
  let position: Position
  var speech = Property.Speech()
  var properties: [Property] = []

  /// A part of the words.
  private enum Part: Hashable, Sendable {
    case words(String)
    case key(LocalizedStringKey, table: String?, bundle: String?)
    case resource(LocalizedStringResource)

    var string: String {
      switch self {
      case .words(let words): words
      case .key(let key, let table, let bundle): key.string(in: table, bundle: bundle)
      case .resource(let resource): resource.string
      }
    }
  }

  init(_ words: String, _ position: Position) {
    self.init(.words(words), position)
  }

  private init(_ part: Part, _ position: Position) {
    first = part
    self.position = position
  }

  /// The words in the language of the view that is evaluated.
  var string: String {
    others.isEmpty ? first.string : first.string + others.map(\.string).joined()
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

  /// Words as they are.
  @_disfavoredOverload
  public init<Content: StringProtocol>(
    _ content: Content, file: StaticString = #fileID, line: Int = #line, column: Int = #column
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
    self.init(format.inLanguageOfScreen.format(input), Position(file, line, column))
  }

  /// Words with attributes.
  @_disfavoredOverload
  public init(
    _ attributed: AttributedString, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(String(attributed.characters), Position(file, line, column))
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
    LeafNode(view, context) { text, node in text.node(in: node.environment) }
  }

  private func node(in environment: EnvironmentValues) -> Node {
    var all = properties
    let speech = speech.filled(from: environment.speech)
    // An empty property would still be written into files and shown by `explain`.
    if speech != Property.Speech() { all.append(.speech(speech, at: position)) }
    return Node(.text, title: string, properties: all, position: position)
  }
}
