import ScreenTree

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
>, EvaluatedNode, PreferenceObserver
{
  private var source: _ViewNodeOf<Source>?
  private var result: _ViewNodeOf<Result>?
  private var shown: [FoundSubview] = []
  var reads = StateReads()

  override init(_ view: GroupElementsOfContent<Source, Result>, _ context: _ViewContext) {
    super.init(view, context)
    source = view.source.mounted(in: self.context())
    // What the source consists of is known only once it was evaluated, as with preferences.
    root.preferences.append(self)
    evaluate()
  }

  override var children: [_ViewNode] { [source, result].compactMap { $0 } }
  // A container around it is given the result alone, in which the source's views stand already.
  override var role: NodeRole { .members(result.map { [$0] } ?? []) }

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

  /// Notices that the source consists of other views than before, or of views with other values.
  func observePreference() {
    let found = source?.deepSubviews ?? []
    // Compared, because an update at each look would never come to an end.
    if !found.elementsEqual(shown, by: { $0.isSame(as: $1) }) { setNeedsUpdate() }
  }

  private func evaluate() {
    let found = source?.subviews ?? []
    shown = source?.deepSubviews ?? []
    let all = SubviewsCollection(all: found.map(Subview.init))
    // Reads of the closure belong to this node; those of the source have nodes of their own.
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
