import ScreenTree

/// What happens when the return key is pressed.
struct SubmitAction {
  let isForSearch: Bool
  let perform: @MainActor () -> Void
}

extension View {
  /// Performs a closure when the return key is pressed in a field, which is a typed line break.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let action = Unchecked(action)
    return transformingEnvironment {
      // Appended and not replaced: the closures of all views around are called, as in SwiftUI.
      $0.submit.append(
        SubmitAction(isForSearch: !triggers.contains(.text)) { action.value() })
    }
  }

  /// Keeps what submits the fields in the view from views around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    // An empty list, so that only what is written inside is called.
    transformingEnvironment { if isBlocking { $0.submit = [] } }
  }

  /// Ties the keyboard to a value; VoiceOver's cursor follows the keyboard.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingKeyboard(condition.location, true, none: false, at: Position(file, line, column))
  }

  /// Ties the keyboard to a value; VoiceOver's cursor follows the keyboard.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingKeyboard(
      binding.location, value, none: binding.none, at: Position(file, line, column))
  }

  /// The field that has the keyboard when the screen appears, and VoiceOver's cursor.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  private nonisolated func attachingKeyboard<Value: Hashable>(
    _ location: StateLocation<Value>, _ value: Value, none: Value, at position: Position
  ) -> some View {
    let values = Unchecked((value, none))
    return modifier(
      KeyboardModifier(
        location: location, value: values.value.0, none: values.value.1, position: position))
  }
}

/// Ties the keyboard to a value.
struct KeyboardModifier<Value: Hashable> {
  let location: StateLocation<Value>
  let value: Value
  /// What the state is while the keyboard is elsewhere.
  let none: Value
  let position: Position
}

extension KeyboardModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    KeyboardNode(view, context)
  }
}

private final class KeyboardNode<Content: View, Value: Hashable>: PartsNode<
  ModifiedContent<Content, KeyboardModifier<Value>>
>, KeyboardFollower
{
  private var isFocused = false

  init(
    _ view: ModifiedContent<Content, KeyboardModifier<Value>>, _ context: _ViewContext
  ) {
    super.init(view, context, ViewParts(\.content), role: { _ in .modifier })
    root.keyboardFollowers.append(self)
    follow()
  }

  override func makeNodes() -> [Node] {
    var nodes = partNodes
    _ = nodes.changeFirstField { tied($0) }
    return nodes
  }

  /// A field that writes the value when it is activated, and is edited while the state has it.
  private func tied(_ field: Node) -> Node {
    let (location, position) = (view.modifier.location, view.modifier.position)
    let value = Unchecked(view.modifier.value)
    let wants = Behavior(.wantsFocus) { [weak self] _ in
      self?.root.focusRequest?.isMet(location, AnyHashable(value.value)) ?? false
    }
    // Another state may be tied to the field, and a search begins in it: all of that happens.
    let own = field.all(.behavior).last { $0.trigger == .activate }
    let edit = Behavior(.activate) { input in
      own?.perform(input)
      location.write(value.value)
      return true
    }
    let editing: [Property] = isFocused ? [.addTraits([.isEditing], at: position)] : []
    return field.adding(
      [.behavior(wants, at: position), .behavior(edit, at: position)] + editing)
  }

  override func receive(
    _ view: ModifiedContent<Content, KeyboardModifier<Value>>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    follow()
  }

  override func update() {
    follow()
    invalidate()
  }

  override func willUnmount() {
    super.willUnmount()
    root.keyboardFollowers.removeAll { $0 === self }
    if isFocused { keyboardMoved(isHere: false) }
  }

  var fieldName: String? { nodes.firstField?.name }

  /// Writes the state: its value while the keyboard is here, none when it left.
  func keyboardMoved(isHere: Bool) {
    let modifier = view.modifier
    if isHere {
      if modifier.location.current != modifier.value { modifier.location.write(modifier.value) }
    } else if modifier.location.current == modifier.value {
      // Any other value says that the app has passed the keyboard on, which must stay.
      modifier.location.write(modifier.none)
    }
  }

  /// Asks for VoiceOver's cursor when the field gets the keyboard.
  private func follow() {
    let modifier = view.modifier
    let isNow = evaluating { modifier.location.read == modifier.value }
    // The cursor follows the keyboard only when that moves, and not at each evaluation.
    guard isNow != isFocused else { return }
    isFocused = isNow
    // Later: which field it is shows only when the views are evaluated.
    root.afterUpdate { [weak self] in
      guard let self, isMounted, isFocused == isNow else { return }
      if isNow { root.giveKeyboard(to: fieldName) } else { root.takeKeyboard(from: fieldName) }
    }
    guard isNow else { return }
    let value = AnyHashable(modifier.value)
    root.focusRequest = FocusRequest(isDefault: false) { storage, wanted in
      storage === modifier.location && wanted == value
    }
  }
}

extension ViewClass {
  /// Whether it is a field for text.
  var takesText: Bool { value == .entry || value == .secureEntry }
}

extension [Node] {
  /// The first node that takes text, which may be inside what a style shows around it.
  fileprivate var firstField: Node? {
    lazy.compactMap { $0.kind.takesText ? $0 : $0.children.firstField }.first
  }

  /// Changes the first node that takes text, which may be inside what a style shows around it; false
  /// without one.
  fileprivate mutating func changeFirstField(_ change: (Node) -> Node) -> Bool {
    for index in indices {
      if self[index].kind.takesText {
        self[index] = change(self[index])
        return true
      }
      if self[index].children.changeFirstField(change) { return true }
    }
    return false
  }
}
