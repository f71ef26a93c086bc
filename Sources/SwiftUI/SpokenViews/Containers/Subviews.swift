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
    // A type of ours and no `Slice`, because a part of the views is a view too.
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
        // Apple's type says that this is a `ForEach`, so it is one of a single element.
        GroupElementsOfContent(source: view) { ForEach<_, _, Result>($0.all, content: content) }
      }, id: { $0.id }, position: .unknown)
  }
}

/// The container itself, which is what a `ForEach` over subviews has for an element.
public struct ForEachSubviewCollection: RandomAccessCollection {
  /// The only element.
  public struct Element: Identifiable {
    // One for all: there is a single element, which never changes.
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
