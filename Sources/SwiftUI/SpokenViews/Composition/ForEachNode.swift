import Foundation
import ScreenTree

/// Keeps the views of elements by their identity: moved ones keep their state.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNodeOf<ForEach<Data, ID, Content>>, EvaluatedNode, RowsNode
{
  private var rows: [(id: ID, node: _ViewNodeOf<Content>)] = []
  var reads = StateReads()

  override init(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    super.init(view, context)
    evaluate()
  }

  override var children: [_ViewNode] { rows.map(\.node) }
  override var role: NodeRole { .rows(self) }
  var taggedRows: [(tag: AnyHashable, node: _ViewNode)] {
    rows.map { (AnyHashable($0.id), $0.node) }
  }

  override func makeNodes() -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(rows.count)
    // Read once, because each look-up in the environment is one in a dictionary.
    let (selection, menu) = (environment.selection, environment.selectionMenu)
    let onDelete = environment.forbidsDeleting ? nil : view.onDelete
    for (index, row) in rows.enumerated() {
      let own = row.node.nodes.identified(by: row.id)
        .selectable(AnyHashable(row.id), by: selection, menu)
      guard let onDelete, !row.node.forbidsDeleting else {
        nodes += own
        continue
      }
      nodes += own.deleting(at: index, by: onDelete)
    }
    return nodes
  }

  override func receive(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    evaluate()
  }

  override func update() {
    evaluate()
    invalidate()
  }

  override func willUnmount() { reads.end(self) }

  private func evaluate() {
    let view = view
    let values = evaluating { view.data.map { (id: view.id($0), value: view.content($0)) } }
    // Rows are taken out by their identity: what is left at the end has no element any more. Each
    // row is looked up once, so that a list of any length is linear.
    var old = Dictionary(
      rows.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<ID> = []
    rows = values.compactMap { value in
      // SwiftUI leaves open what happens; one state for two rows could not be kept apart.
      guard seen.insert(value.id).inserted else {
        reportDuplicate(value.id)
        return nil
      }
      if let node = old.removeValue(forKey: value.id) {
        node.receive(value.value, environment)
        return (value.id, node)
      }
      return (value.id, value.value.mounted(in: context()))
    }
    for node in old.values { node.unmount() }
  }

  private func reportDuplicate(_ id: ID) {
    root.report(
      at: view.position,
      "two elements of this ForEach have the id '\(id)'; the second is left out. Give each element "
        + "a different id.")
  }
}

extension [Node] {
  /// The views of a row with the action that deletes it.
  @MainActor
  fileprivate func deleting(
    at index: Int, by action: @escaping @MainActor (IndexSet) -> Void
  ) -> [Node] {
    let name = SystemWord.delete.text
    let delete = Behavior(.action(name)) { _ in
      action(IndexSet(integer: index))
      return true
    }
    return map { node in
      node.adding([
        .swipeActions([Property.Action(name)], at: node.position),
        .behavior(delete, at: node.position),
      ])
    }
  }

  /// The views of a row, of which the first element has the row's identity, for rotors.
  fileprivate func identified<ID: Hashable>(by id: ID) -> [Node] {
    guard let first else { return self }
    let entry = Property.RotorEntry(id: identity(id))
    // A name that the app gave itself counts more.
    return withEntry(.rotorEntry(entry, at: first.position), replacing: false)
  }
}

/// The identity of an element in words, as rotors look for it.
func identity<ID: Hashable>(_ id: ID) -> String {
  // The usual types first, because `String(describing:)` looks for descriptions at run time.
  if let id = id as? Int { return String(id) }
  if let id = id as? String { return id }
  return String(describing: id)
}
