import ScreenTree

/// Views that stand for a view, or are in it, for assistive technologies.
extension View {
  /// Replaces the elements of the view by those of others.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      RepresentationModifier(
        representation: representation(), position: Position(file, line, column)))
  }

  /// Makes the view a container with elements of other views.
  public nonisolated func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(
      ChildrenModifier(children: children(), position: Position(file, line, column)))
  }

  /// Names the view by another one, which may contain the view's own label.
  public nonisolated func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LabelViewModifier(
        label: content(PlaceholderContentView()), position: Position(file, line, column)))
  }

  /// Moves VoiceOver's cursor here when a state is set to true, and sets it when the cursor comes.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingFocus(condition.focus, true, at: Position(file, line, column))
  }

  /// Moves VoiceOver's cursor here when a state is set to a value, and sets it when the cursor comes.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingFocus(binding.focus, value, at: Position(file, line, column))
  }

  /// The value that a focus state has when the view appears; a new screen lands on that view.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.focus.request(value, isDefault: true) }
  }

  private nonisolated func attachingFocus<Value: Hashable>(
    _ focus: FocusLocation<Value>, _ value: Value, at position: Position
  ) -> some View {
    let pair = Unchecked((focus, value))
    let moved = Behavior(.focus) { input in
      pair.value.0.cursorMoved(here: input == .flag(true), for: pair.value.1)
      return true
    }
    let wants = Behavior(.wantsFocus) { _ in
      let (focus, value) = pair.value
      return focus.root?.focusRequest?.isMet(focus, AnyHashable(value)) ?? false
    }
    return attaching(
      [.behavior(moved, at: position), .behavior(wants, at: position)], "accessibilityFocused",
      at: position)
  }
}

/// A view, or its label, for use in the view that a closure makes of it.
public struct PlaceholderContentView<Value> {
  /// The view; nil where only its label is used.
  private let view: AnyView?

  init() { view = nil }
}

extension PlaceholderContentView where Value: View {
  nonisolated init(_ view: Value) { self.view = AnyView(view) }
}

extension PlaceholderContentView: View {
  /// The view, or the place where its label is put.
  public var body: some View {
    if let view { view } else { LabelPlaceholder() }
  }
}

/// The place where the label of a view is put.
private struct LabelPlaceholder: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { _, _ in Node(.group, className: placeholderName) }
  }
}

private let placeholderName = "PlaceholderContentView"

/// A representation: the view itself stays, and cannot be reached.
struct RepresentationModifier<Representation: View> {
  let representation: Representation
  let position: Position
}

extension RepresentationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.representation) { modifier, nodes, shown, view in
      // An identity for rotors that was given before would be on a view that nobody reaches.
      let entries = nodes.flatMap(\.properties).filter { $0.modifier === AnyModifier.rotorEntry }
      let property = Property.representation(
        shown.map { $0.adding(entries) }, at: modifier.position)
      return [nodes.grouped(at: modifier.position, in: view).adding([property])]
    }
  }
}

/// More elements in a view, which is their container.
struct ChildrenModifier<Children: View> {
  let children: Children
  let position: Position
}

extension ChildrenModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.children) { modifier, nodes, more, view in
      let property = Property.accessibilityChildren(more, at: modifier.position)
      let only = nodes.count == 1 ? nodes[0] : nodes.grouped(at: modifier.position, in: view)
      return [only.adding([property])]
    }
  }
}

/// A label made of views, among them the old label.
struct LabelViewModifier<Label: View> {
  let label: Label
  let position: Position
}

extension LabelViewModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.label) { modifier, nodes, labels, _ in
      nodes.map { node in
        let words = labels.flatMap { $0.words(replacingPlaceholderBy: node.words ?? "") }
        return node.adding([
          .label(words.filter { !$0.isBlank }.joined(separator: ", "), at: modifier.position)
        ])
      }
    }
  }
}

extension Node {
  /// The words of a label, with those of the old label where its placeholder stands.
  fileprivate func words(replacingPlaceholderBy old: String) -> [String] {
    // The words of the view itself are known only here, and not where the app makes the label.
    if className == placeholderName { return [old] }
    if let own = self[.label] ?? title { return [own] }
    return children.flatMap { $0.words(replacingPlaceholderBy: old) }
  }
}
