public import SpokenViews

/// The content of a chart: marks.
@MainActor
@preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// What the content consists of.
  @ChartContentBuilder var body: Body { get }

  /// The marks in it; content of an app has a body instead.
  var _marks: [_Mark] { get }
}

extension ChartContent {
  /// The marks of the body.
  public var _marks: [_Mark] { body._marks }
}

extension Never: ChartContent {
  /// None.
  public var _marks: [_Mark] { [] }
}

extension ChartContent where Body == Never {
  /// Marks of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Marks of the library.
@MainActor
@preconcurrency
public protocol _SystemChartContent: ChartContent where Body == Never {}

/// A mark of a chart: what it shows, and what is said of it.
public struct _Mark: Sendable {
  /// How a mark is drawn.
  enum Kind: Hashable, Sendable {
    case bar, line, point, area, rule, sector, rectangle

    /// Whether marks of one series form a line.
    var isContinuous: Bool { self == .line || self == .area }
  }

  var kind: Kind
  var x: MarkChannel?
  var y: MarkChannel?
  /// Where it begins, for a mark from one value of an axis to another.
  var xStart: MarkChannel?
  var yStart: MarkChannel?
  var series: String?
  var label: String?
  var value: String?
  var isHidden = false
  var identifier: String?
  /// The function of which the chart makes marks; nil for a single mark.
  var function: PlottedFunction?
  /// What it belongs to; nil for a mark on its own.
  var plot: PlotIdentity?

  init(
    _ kind: Kind, x: MarkChannel?, y: MarkChannel?, series: String? = nil,
    xStart: MarkChannel? = nil, yStart: MarkChannel? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.series = series
    (self.xStart, self.yStart) = (xStart, yStart)
  }

  /// The mark with a change.
  func with(_ change: (inout _Mark) -> Void) -> _Mark {
    var mark = self
    change(&mark)
    return mark
  }
}

/// Which plot a mark belongs to.
final class PlotIdentity: Sendable {}

/// Marks, some of them changed.
public struct _ChangedMarks: _SystemChartContent {
  /// The marks.
  public let _marks: [_Mark]
}

/// Builds the content of a chart from the statements of a closure.
@resultBuilder
@MainActor
@preconcurrency
public struct ChartContentBuilder {
  /// Nothing.
  public static func buildBlock() -> _ChangedMarks { _ChangedMarks(_marks: []) }
  /// One content.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several contents.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChangedMarks {
    var marks: [_Mark] = []
    for one in repeat each content { marks += one._marks }
    return _ChangedMarks(_marks: marks)
  }
  /// The content of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<Content: ChartContent>(first: Content) -> _ChangedMarks {
    _ChangedMarks(_marks: first._marks)
  }
  /// The second branch.
  public static func buildEither<Content: ChartContent>(second: Content) -> _ChangedMarks {
    _ChangedMarks(_marks: second._marks)
  }
  /// Content that needs a newer system.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> _ChangedMarks { _ChangedMarks(_marks: content._marks) }
}

/// Marks of any type.
public struct AnyChartContent: _SystemChartContent {
  /// The marks.
  public let _marks: [_Mark]

  /// The marks of some content.
  public init(_ content: any ChartContent) { _marks = content._marks }
}

extension ForEach: ChartContent, _SystemChartContent where Content: ChartContent {
  /// The marks of each element.
  public var _marks: [_Mark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for each number of a range.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach
where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for each element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension Optional: ChartContent, _SystemChartContent where Wrapped: ChartContent {
  /// The marks, or none.
  public var _marks: [_Mark] { self?._marks ?? [] }
}
