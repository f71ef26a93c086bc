import ScreenTree

/// A field for a line of text.
public struct TextField<Label> {
  let label: Label
  fileprivate let field: FieldParts
}

/// A field whose text is not shown.
public struct SecureField<Label> {
  let label: Label
  fileprivate let field: FieldParts
}

/// The parts of a text field.
struct FieldParts {
  fileprivate let text: Binding<String>
  fileprivate let title: String
  fileprivate let prompt: Text?
  fileprivate let position: Position

  @MainActor
  fileprivate func parts(of kind: ViewClass) -> ControlParts {
    var properties: [Property] = [
      .value(.text(text.wrappedValue), at: position),
      .behavior(
        Behavior(.edit) { input in
          guard case .text(let new) = input else { return false }
          text.wrappedValue = new
          return true
        }, at: position),
    ]
    if let prompt { properties.append(.placeholder(prompt.string, at: position)) }
    return ControlParts(kind, at: position, properties, title: title)
  }
}

extension TextField: View where Label: View {
  /// The title is the node's.
  public typealias Body = Never

  /// Mounts the field.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label) { $0.field.parts(of: .textField) }
  }
}

extension SecureField: View where Label: View {
  /// The title is the node's.
  public typealias Body = Never

  /// Mounts the field.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label) { $0.field.parts(of: .secureField) }
  }
}

extension TextField where Label == EmptyView {
  /// A field with a localized title, which is its prompt on iOS.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: titleKey.string(), prompt: prompt,
      position: Position(file, line, column))
  }

  /// A field with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: String(title), prompt: prompt, position: Position(file, line, column))
  }
}

extension SecureField where Label == EmptyView {
  /// A field with a localized title, which is its prompt on iOS.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: titleKey.string(), prompt: prompt,
      position: Position(file, line, column))
  }

  /// A field with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: String(title), prompt: prompt, position: Position(file, line, column))
  }
}

/// A field for text of several lines.
public struct TextEditor {
  let label = EmptyView()
  private let text: Binding<String>
  private let position: Position

  /// A field for a text.
  public init(
    text: Binding<String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.text = text
    position = Position(file, line, column)
  }
}

extension TextEditor: View {
  /// Mounts the field.
  public static func _makeNode(
    _ view: TextEditor, _ context: _ViewContext
  ) -> _ViewNodeOf<TextEditor> {
    ControlNode(view, context, \.label) { view in
      let text = view.text
      let edit = Behavior(.edit) { input in
        guard case .text(let new) = input else { return false }
        text.wrappedValue = new
        return true
      }
      return ControlParts(
        .textEditor, at: view.position,
        [
          .value(.text(text.wrappedValue), at: view.position),
          .behavior(edit, at: view.position),
        ])
    }
  }
}
