public import Foundation
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
  /// Whether it has several lines, so that the return key ends none.
  fileprivate var isVertical = false

  @MainActor
  fileprivate func parts(of kind: ViewClass, in node: _ViewNode) -> ControlParts {
    let submit = node.environment.submit
    let shown = text.wrappedValue
    // A prompt is heard only in an empty field, and an empty value would replace it.
    let value = shown.isEmpty && prompt != nil ? [] : [Property.value(.text(shown), at: position)]
    var properties: [Property] =
      value + [
        .behavior(
          Behavior(.edit) { input in
            guard case .text(let new) = input else { return false }
            guard !isVertical, new.last == "\n" else {
              text.wrappedValue = new
              return true
            }
            for action in submit where !action.isForSearch { action.perform() }
            return true
          }, at: position)
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
    ControlNode(view, context, \.label, in: { $0.field.parts(of: .textField, in: $1) })
  }
}

extension SecureField: View where Label: View {
  /// The title is the node's.
  public typealias Body = Never

  /// Mounts the field.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label, in: { $0.field.parts(of: .secureField, in: $1) })
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

extension TextField where Label == EmptyView {
  /// A field that grows in a direction, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: titleKey.string(), prompt: prompt,
      position: Position(file, line, column), isVertical: axis == .vertical)
  }

  /// A field that grows in a direction, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    field = FieldParts(
      text: text, title: String(title), prompt: prompt, position: Position(file, line, column),
      isVertical: axis == .vertical)
  }

  /// A field with closures for the start and the end of its editing, which are not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(titleKey, text: text, prompt: nil, file: file, line: line, column: column)
  }
}

extension TextField where Label == EmptyView {
  /// A field for a value in a format; what cannot be read changes nothing.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    let style = Unchecked(format)
    let text = Binding(
      get: { style.value.format(value.wrappedValue) },
      set: { words in
        if let new = try? style.value.parseStrategy.parse(words) { value.wrappedValue = new }
      })
    self.init(titleKey, text: text, prompt: prompt, file: file, line: line, column: column)
  }
}

extension TextField {
  /// A field with a view as its label.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Label == Text {
    self.label = label()
    field = FieldParts(
      text: text, title: self.label.string, prompt: prompt,
      position: Position(file, line, column))
  }
}
