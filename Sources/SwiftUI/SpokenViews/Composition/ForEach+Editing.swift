public import Foundation
public import SpokenUniformTypeIdentifiers

/// Views that come from data, whose rows can be deleted and moved.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Deletes rows by a swipe, which is an action of VoiceOver.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach {
    var view = self
    guard let action else {
      view.onDelete = nil
      return view
    }
    let unchecked = Unchecked(action)
    view.onDelete = { unchecked.value($0) }
    return view
  }

  /// Moves rows by a drag in an editing list, which is not modelled.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ForEach { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between rows, which is not modelled.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between rows, which is not modelled.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

/// Which edits of its rows a list makes itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Edits by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions {
  /// Rows can be moved, which is not modelled.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows can be deleted and moved.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
  /// A view for a binding to each element, which can be edited.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(
      data, id: \.id, editActions: editActions, content: content, file: file, line: line,
      column: column)
  }

  /// A view for a binding to each element by a property that identifies it, which can be edited.
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data == [Binding<Elements.Element>] {
    self.init(data, id: id, content: content, file: file, line: line, column: column)
    guard editActions.contains(.delete) else { return }
    onDelete = { numbers in
      // Counted by number, because the indices of a collection need not be numbers.
      let kept = data.wrappedValue.enumerated().filter { !numbers.contains($0.offset) }
      data.wrappedValue = Elements(kept.map(\.element))
    }
  }
}

/// Forbids deleting a row, or the rows inside.
struct DeleteDisabledModifier {
  let isDisabled: Bool
}

extension DeleteDisabledModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context, ModifierEffects(environment: { $1.forbidsDeleting = $0.isDisabled }))
  }
}

extension _ViewNode {
  /// Whether the view of a row forbids deleting it.
  var forbidsDeleting: Bool {
    // Only a chain of single views is searched: of several views in a row none speaks for all of
    // it.
    if let found = modifier as? DeleteDisabledModifier { return found.isDisabled }
    return children.count == 1 && children[0].forbidsDeleting
  }
}

extension View {
  /// Whether the row, or the rows inside, cannot be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DeleteDisabledModifier(isDisabled: isDisabled))
  }

  /// Whether the row cannot be moved; not heard, because moving rows is not modelled.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
