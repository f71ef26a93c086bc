public import Foundation
import ScreenTree

// Not heard: `draggable(_:preview:)`: its preview, which is a picture.
// Not heard: `onDrop(of:isTargeted:perform:)`: its types, because what is dragged is asked itself.

/// Drag and drop: VoiceOver's Drag picks up what a view gives, and its Drop gives it to another one.
extension View {
  /// Gives a value when it is dragged.
  public nonisolated func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let payload = Unchecked(payload)
    return dragging(at: Position(file, line, column)) { payload.value() }
  }

  /// Gives a value when it is dragged, under a picture of it.
  public nonisolated func draggable<Item: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let payload = Unchecked(payload)
    return dragging(at: Position(file, line, column)) { payload.value() }
  }

  /// Gives what an item provider has when it is dragged.
  public nonisolated func onDrag(
    _ data: @escaping () -> NSItemProvider, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return dragging(at: Position(file, line, column)) { data.value().item }
  }

  /// Takes dropped values of a type.
  public nonisolated func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self,
    action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let action = Unchecked(action)
    return dropping(at: Position(file, line, column)) { dragged in
      let items = dragged.compactMap { $0 as? Item }
      // Another view around may take what this one has no type for.
      return !items.isEmpty && action.value(items, .zero)
    }
  }

  /// Takes dropped item providers.
  public nonisolated func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let action = Unchecked(action)
    return dropping(at: Position(file, line, column)) { dragged in
      action.value(dragged.map { NSItemProvider(object: $0) })
    }
  }

  private nonisolated func dragging(
    at position: Position, _ payload: @escaping @MainActor () -> Any
  ) -> some View {
    modifier(DragModifier(payload: payload, position: position))
  }

  private nonisolated func dropping(
    at position: Position, _ take: @escaping @MainActor ([Any]) -> Bool
  ) -> some View {
    modifier(DropModifier(take: take, position: position))
  }
}

/// Makes a view give something when it is dragged.
private struct DragModifier {
  let payload: @MainActor () -> Any
  let position: Position
}

extension DragModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    let drag = Behavior(.drag) { [weak root = view.root] _ in
      root?.dragged = [payload()]
      return true
    }
    return nodes.map {
      $0.adding([.draggable(true, at: position), .behavior(drag, at: position)])
    }
  }
}

/// Makes a view take what is dropped on it.
private struct DropModifier {
  let take: @MainActor ([Any]) -> Bool
  let position: Position
}

extension DropModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    let drop = Behavior(.drop) { [weak root = view.root] _ in
      root.map { take($0.dragged) } ?? false
    }
    return nodes.map { $0.adding([.behavior(drop, at: position)]) }
  }
}
