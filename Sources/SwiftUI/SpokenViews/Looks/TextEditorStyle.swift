/// The look of a text editor; not heard.
public protocol TextEditorStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The look.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A look of the system; not heard.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The look.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look of the system; not heard.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
