import ScreenTree

/// A field for a line of text.
public struct TextField<Label> {
  let label: Label
  var field: FieldParts
}

/// A field whose text is not shown.
public struct SecureField<Label> {
  let label: Label
  let field: FieldParts
}

/// The parts of a text field.
struct FieldParts {
  let text: Binding<String>
  let prompt: Text?
  let position: Position
  /// Whether it has several lines, so that the return key ends none.
  var isVertical = false
  /// Whether what is typed is not shown.
  var isSecure = false
  /// Whether the text is a value in a format, which is written again when editing ends.
  var isFormatted = false
  /// What the return key does, besides what views around say.
  var commit: (@MainActor () -> Void)?

  @MainActor
  fileprivate func node(
    titled title: String?, in node: _ViewNode, _ edited: EditedText?
  ) -> Node {
    let environment = node.environment
    let submit = environment.submit
    let text = text
    let shown = edited?.shown(over: text.wrappedValue) ?? text.wrappedValue
    // A prompt is heard only in an empty field, and an empty value would replace it.
    let value = shown.isEmpty && prompt != nil ? [] : [Property.value(.text(shown), at: position)]
    let edit = Behavior(.edit) { [weak node] input in
      guard case .text(let new) = input else { return false }
      node?.clearOtherKeyboards()
      guard !isVertical, new.last == "\n" else {
        // A format reads a value in the locale in which it shows it.
        Localization.following(environment) {
          text.wrappedValue = new
          if let node { edited?.keep(new, over: text.wrappedValue, in: node) }
        }
        return true
      }
      commit?()
      for action in submit where !action.isForSearch { action.perform() }
      // After the app's closures, which ask where the keyboard is to pass it on.
      node?.leaveKeyboard()
      return true
    }
    let placeholder = prompt.map { [Property.placeholder($0.string, at: position)] } ?? []
    return Node(
      isSecure ? .secureField : .textField, title: title,
      properties: value + [
        .behavior(edit, at: position), .behavior(node.takingKeyboard, at: position),
      ] + placeholder, position: position)
  }
}

extension TextField: View where Label: View {
  /// The title is the node's.
  public typealias Body = Never

  /// Mounts the field.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context, parts: { TextField<AnyView>(label: AnyView($0.label), field: $0.field) },
      mount: { view, context in
        let edited = view.field.isFormatted ? EditedText() : nil
        return PartsNode.control(view, context, \.label) {
          [$2.named($0.field.node(titled: $1.titleWords, in: $2, edited))]
        }
      })
  }
}

extension SecureField: View where Label: View {
  /// The title is the node's.
  public typealias Body = Never

  /// Mounts the field.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.passing(view, context) { view in
      var field = view.field
      field.isSecure = true
      return TextField(label: view.label, field: field)
    }
  }
}

extension TextField where Label: View {
  /// A field with a view as its label, which is its prompt on iOS.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    field = FieldParts(text: text, prompt: prompt, position: Position(file, line, column))
  }

  /// A field that grows in a direction, with a view as its label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    field = FieldParts(
      text: text, prompt: prompt, position: Position(file, line, column),
      isVertical: axis == .vertical)
  }

  /// A field with what is selected in it, which is not heard, and a view as its label.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis ?? .horizontal, label: label, file: file, line: line,
      column: column)
  }

  /// A field with closures for its editing, of which the one for its start and end is not called.
  public init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let commit = Unchecked(onCommit)
    self.label = label()
    field = FieldParts(
      text: text, prompt: nil, position: Position(file, line, column), commit: { commit.value() })
  }
}

extension SecureField where Label: View {
  /// A field with a view as its label, which is its prompt on iOS.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    field = FieldParts(text: text, prompt: prompt, position: Position(file, line, column))
  }

  /// A field with a closure for the return key.
  public init(
    text: Binding<String>, onCommit: @escaping () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let commit = Unchecked(onCommit)
    self.label = label()
    field = FieldParts(
      text: text, prompt: nil, position: Position(file, line, column), commit: { commit.value() })
  }
}

/// The look of text fields; what the style of an app shows around a field is heard with it.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View
  /// The label of the field that a style gets.
  typealias _Label = AnyView

  /// The look of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle where Self: _SystemStyle {
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension View {
  /// The look of the text fields in the view.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    styled(style, nests: true) { $0._body(configuration: $1) }
  }
}
