public import SpokenViews

/// The content of a map: markers and annotations, which are heard, and shapes, which are not.
@preconcurrency
@MainActor
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent

  /// What the content consists of.
  @MapContentBuilder var body: Body { get }

  /// What is heard of it; content of an app has a body instead.
  var _marks: [_MapMark] { get }
}

extension MapContent {
  /// What is heard of the body.
  public var _marks: [_MapMark] { body._marks }
}

extension Never: MapContent {
  /// Nothing.
  public var _marks: [_MapMark] { [] }
}

extension MapContent where Body == Never {
  /// Content of the library has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Content of the library.
@preconcurrency
@MainActor
public protocol _SystemMapContent: MapContent where Body == Never {}

/// A marker or an annotation as a map has it.
public struct _MapMark {
  /// The words of its button; nil for a view that is heard as it is.
  let label: AnyView?
  /// The view of an annotation, whose buttons act; nil for a marker.
  var view: AnyView?
  /// By what it is chosen.
  var tag: AnyHashable?
  let place: CodePlace
}

/// Where a call stands in an app's code.
struct CodePlace {
  let file: StaticString
  let line: Int
  let column: Int
}

/// Content of any type, some of it changed.
public struct _ChangedMapContent: _SystemMapContent {
  /// What is heard of it.
  public let _marks: [_MapMark]
}

/// Builds the content of a map from the statements of a closure.
@resultBuilder
@preconcurrency
@MainActor
public struct MapContentBuilder {
  /// Nothing.
  public static func buildBlock() -> _ChangedMapContent { _ChangedMapContent(_marks: []) }
  /// One content.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several contents.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _ChangedMapContent {
    var marks: [_MapMark] = []
    for one in repeat each content { marks += one._marks }
    return _ChangedMapContent(_marks: marks)
  }
  /// The content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<Content: MapContent>(first: Content) -> _ChangedMapContent {
    _ChangedMapContent(_marks: first._marks)
  }
  /// The second branch.
  public static func buildEither<Content: MapContent>(second: Content) -> _ChangedMapContent {
    _ChangedMapContent(_marks: second._marks)
  }
  /// Content that needs a newer system.
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> _ChangedMapContent { _ChangedMapContent(_marks: content._marks) }
}

extension ForEach: MapContent, _SystemMapContent where Content: MapContent {
  /// What is heard of each element.
  public var _marks: [_MapMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: MapContent {
  /// Content for each element, by a property that identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Content for each number of a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach
where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Content for each element.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0.id }) }
}

extension Optional: MapContent, _SystemMapContent where Wrapped: MapContent {
  /// What is heard of it, or nothing.
  public var _marks: [_MapMark] { self?._marks ?? [] }
}
