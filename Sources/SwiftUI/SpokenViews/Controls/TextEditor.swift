public import Foundation
import ScreenTree

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
    PartsNode.control(view, context, \.label) { view, label, node in
      let text = view.text
      let edit = Behavior(.edit) { [weak node] input in
        guard case .text(let new) = input else { return false }
        node?.clearOtherKeyboards()
        text.wrappedValue = new
        return true
      }
      return [
        node.named(
          Node(
            .textEditor, children: label,
            properties: [
              .value(.text(text.wrappedValue), at: view.position),
              .behavior(edit, at: view.position),
              .behavior(node.takingKeyboard, at: view.position),
            ], position: view.position))
      ]
    }
  }
}

extension TextEditor {
  /// A field for a text, with what is selected in it, which is not heard.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { self.init(text: text, file: file, line: line, column: column) }

  /// A field for words with attributes, which typing takes away.
  public init(
    text: Binding<AttributedString>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let words = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
    self.init(text: words, file: file, line: line, column: column)
  }
}

/// What is selected in a field; not heard.
public struct TextSelection: Hashable, Sendable {
  /// The places that are selected.
  public let range: Range<String.Index>

  /// Some of the words.
  public init(range: Range<String.Index>) { self.range = range }

  /// The place where words are typed.
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }

  /// Whether it is only a place.
  public var isInsertion: Bool { range.isEmpty }
}
