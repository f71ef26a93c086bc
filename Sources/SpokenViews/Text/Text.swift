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

  /// A date in a style.
  public init(
    _ date: Date, style: DateStyle, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(style.words(for: date), Position(file, line, column))
  }

  /// A range of dates.
  public init(
    _ dates: ClosedRange<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened).inLanguageOfScreen
    self.init(style.format(dates.lowerBound..<dates.upperBound), Position(file, line, column))
  }

  /// A range of dates.
  public init(
    _ interval: DateInterval, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(interval.start...interval.end, file: file, line: line, column: column) }

  /// The time in a range as a clock shows it, when the view is evaluated.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    // Before its range a timer shows the start, and after it the end.
    let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    let hasHours =
      showsHours && timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound) >= 3600
    self.init(
      Duration.seconds(seconds.rounded()).formatted(
        .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)),
      Position(file, line, column))
  }

  /// A value as a formatter puts it into words.
  public init(
    _ subject: Date, formatter: Formatter, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(formatter.string(for: subject) ?? "", Position(file, line, column)) }

  /// A value as a formatter puts it into words.
  public init<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(formatter.string(for: subject) ?? "", Position(file, line, column))
  }

  /// A picture among words, of which nothing is heard.
  public init(
    _ image: Image, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init("", Position(file, line, column)) }

  /// How a date is put into words.
  public struct DateStyle: Hashable, Sendable {
    private let name: String

    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The date.
    public static let date = DateStyle(name: "date")
    /// The time until or since it.
    public static let relative = DateStyle(name: "relative")
    /// How far it is away.
    public static let offset = DateStyle(name: "offset")
    /// The time until or since it, as a clock shows it.
    public static let timer = DateStyle(name: "timer")

    func words(for date: Date) -> String {
      let seconds = Duration.seconds(abs(date.timeIntervalSinceNow).rounded(.down))
      return switch self {
      case .time:
        Date.FormatStyle(date: .omitted, time: .shortened).inLanguageOfScreen.format(date)
      case .date: Date.FormatStyle(date: .long, time: .omitted).inLanguageOfScreen.format(date)
      case .timer: seconds.formatted(.time(pattern: .hourMinuteSecond))
      default:
        seconds.formatted(
          Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
          ).inLanguageOfScreen)
      }
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
