public import Foundation
import ScreenTree

/// Words on the screen.
public struct Text: Hashable, Sendable {
  /// The words, localized.
  let string: String
  let position: Position
  private var speech = Property.Speech()
  private var properties: [Property] = []

  private init(_ string: String, _ position: Position) {
    self.string = string
    self.position = position
  }

  /// Localized words.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      key.string(in: tableName, bundle: bundle ?? .main), Position(file, line, column))
  }

  /// Localized words.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(resource.string, Position(file, line, column))
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
    self.init(format.format(input), Position(file, line, column))
  }

  /// One text after another, with the attributes of the first.
  public static func + (one: Text, other: Text) -> Text {
    var sum = Text(one.string + other.string, one.position)
    sum.speech = one.speech
    sum.properties = one.properties + other.properties
    return sum
  }
}

extension Text: View {
  /// Mounts the words.
  public static func _makeNode(_ view: Text, _ context: _ViewContext) -> _ViewNodeOf<Text> {
    LeafNode(view, context) { text, _ in text.node }
  }

  private var node: Node {
    var all = properties
    if speech != Property.Speech() { all.append(.speech(speech, at: position)) }
    return Node(.text, title: string, properties: all, position: position)
  }
}

extension Text {
  /// Whether VoiceOver spells the words.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with { $0.spellsOut = value }
  }

  /// Whether VoiceOver always speaks punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with { $0.alwaysIncludesPunctuation = value }
  }

  /// Whether announcements of the words wait for earlier ones.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { with { $0.queued = value } }

  /// Raises or lowers the pitch, from -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Text { with { $0.pitch = value } }

  /// Makes the words a heading of a level.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding(level.properties(at: Position(file, line, column)))
  }

  /// Says what kind of text it is.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding([.textContentType(value.name, at: Position(file, line, column))])
  }

  /// Replaces what VoiceOver says.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding([.label(label.string(), at: Position(file, line, column))])
  }

  /// Replaces what VoiceOver says.
  public func accessibilityLabel(
    _ label: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Text {
    adding([.label(label.string, at: Position(file, line, column))])
  }

  /// Replaces what VoiceOver says.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Text {
    adding([.label(String(label), at: Position(file, line, column))])
  }

  private func with(_ change: (inout Property.Speech) -> Void) -> Text {
    var text = self
    change(&text.speech)
    return text
  }

  private func adding(_ properties: [Property]) -> Text {
    var text = self
    text.properties += properties
    return text
  }

  /// Does nothing: looks are not heard.
  public func bold() -> Text { self }
  /// Does nothing: looks are not heard.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Does nothing: looks are not heard.
  public func italic() -> Text { self }
  /// Does nothing: looks are not heard.
  public func font(_ font: Font?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func monospacedDigit() -> Text { self }
}
