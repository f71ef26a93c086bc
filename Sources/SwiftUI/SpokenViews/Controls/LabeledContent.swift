public import Foundation
import ScreenTree

/// A label with a content beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let position: Position

  /// A content with a view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.label = label()
    position = Position(file, line, column)
  }

  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context, \.labeledContentStyle, look: { StyledLabeledContent($0.configuration) }
    ) { plainNode($0, $1) }
  }

  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.label, $0.content) }) { view, label, content, node in
      [
        node.named(
          Node(
            .labeledContent, title: label.titleWords, children: content, position: view.position))
      ]
    }
  }
}

extension LabeledContent where Label == Text {
  /// A content with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A content with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words with a localized title.
  public init<Words: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: Words, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) },
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// Words with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Words: StringProtocol>(
    _ title: Title, value: Words, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) },
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A formatted value with a localized title.
  public init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Style.FormatInput, format: Style,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A formatted value with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: FormatStyle>(
    _ title: Title, value: Style.FormatInput, format: Style, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }
}
