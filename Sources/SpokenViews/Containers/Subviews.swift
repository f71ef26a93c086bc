import ScreenTree

/// A view among those that a container of an app was given.
public struct Subview: Identifiable {
  /// What a subview is known by while its container is on the screen.
  public struct ID: Hashable, @unchecked Sendable {
    let node: ObjectIdentifier
    /// The identity of its element; nil outside a `ForEach`.
    let element: AnyHashable?
  }

  /// Its identity.
  public let id: ID
  /// The values that the app gave it.
  public let containerValues: ContainerValues
  let node: _ViewNode

  @MainActor
  init(_ found: FoundSubview) {
    id = found.id
    containerValues = found.values
    node = found.node
  }
}

extension Subview: View {
  /// Mounts a view that shows what the subview says.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    SubviewNode(view, context)
  }
}

/// Views that a container of an app was given, in their order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// A part of them.
  public typealias SubSequence = SubviewsCollectionSlice
  let all: [Subview]

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { all.count }
  /// A view.
  public subscript(index: Int) -> Subview { all[index] }
  /// A part of them.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(part: all[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of them.
  public var body: some View { ForEach(all) { $0 } }
}

/// A part of the views that a container of an app was given.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let part: ArraySlice<Subview>

  /// The first index.
  public var startIndex: Int { part.startIndex }
  /// The index after the last one.
  public var endIndex: Int { part.endIndex }
  /// A view.
  public subscript(index: Int) -> Subview { part[index] }
  /// A part of them.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(part: part[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// All of them.
  public var body: some View { ForEach(Array(part)) { $0 } }
}

extension Group {
  /// What a closure makes of the views that a view consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(source: view, transform: transform)
  }
}

extension ForEach where Data == ForEachSubviewCollection, ID == Subview.ID {
  /// A view for each of the views that a view consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == GroupElementsOfContent<Base, ForEach<[Subview], Subview.ID, Result>> {
    self.init(
      data: ForEachSubviewCollection(),
      content: { _ in
        GroupElementsOfContent(source: view) { ForEach<_, _, Result>($0.all, content: content) }
      }, id: { $0.id }, position: .unknown)
  }
}

/// The container itself, which is what a `ForEach` over subviews has for an element.
public struct ForEachSubviewCollection: RandomAccessCollection {
  /// The only element.
  public struct Element: Identifiable {
    /// Its identity.
    public var id: Subview.ID { Subview.ID(node: ObjectIdentifier(Self.self), element: nil) }
  }

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the only element.
  public var endIndex: Int { 1 }
  /// The element.
  public subscript(index: Int) -> Element { Element() }
}

/// A view, and what a closure makes of the views that it consists of.
public struct GroupElementsOfContent<Source: View, Result: View> {
  let source: Source
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View {
  /// Mounts both.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    SubviewsNode(view, context)
  }
}

/// Keeps the source mounted, and shows what the closure makes of its subviews.
private final class SubviewsNode<Source: View, Result: View>: _ViewNodeOf<
  GroupElementsOfContent<Source, Result>
>, EvaluatedNode, PassingThrough, PreferenceObserver
{
  private var source: _ViewNodeOf<Source>?
  private var result: _ViewNodeOf<Result>?
  private var shown: [Subview.ID] = []
  var reads = StateReads()

  override init(_ view: GroupElementsOfContent<Source, Result>, _ context: _ViewContext) {
    super.init(view, context)
    source = view.source.mounted(in: self.context())
    root.preferences.append(self)
    evaluate()
  }

  override var children: [_ViewNode] { [source, result].compactMap { $0 } }

  override func makeNodes() -> [Node] {
    // The source's nodes stand here only through the subviews that show them, which keep what they
    // wrote until they are asked again.
    result?.forgetSubviews()
    return result?.nodes ?? []
  }

  override func receive(
    _ view: GroupElementsOfContent<Source, Result>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    source?.receive(view.source, environment)
    evaluate()
  }

  override func update() {
    evaluate()
    invalidate()
  }

  override func willUnmount() {
    reads.end(self)
    root.preferences.removeAll { $0 === self }
  }

  /// Notices that the source consists of other views than before.
  func observePreference() {
    if source?.subviewIDs != shown { setNeedsUpdate() }
  }

  private func evaluate() {
    let found = source?.subviews ?? []
    shown = source?.subviewIDs ?? []
    let all = SubviewsCollection(all: found.map(Subview.init))
    let view = view
    let value = evaluating { view.transform(all) }
    if let result {
      result.receive(value, environment)
    } else {
      result = value.mounted(in: context())
    }
  }
}

/// Shows what another node says.
final class SubviewNode: _ViewNodeOf<Subview> {
  override func makeNodes() -> [Node] { view.node.nodes }
}

extension _ViewNode {
  /// Forgets what the subviews inside wrote.
  fileprivate func forgetSubviews() {
    if self is SubviewNode { invalidate() }
    for child in children { child.forgetSubviews() }
  }
}
