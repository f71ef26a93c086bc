/// The look of a text field; not heard.
public protocol TextFieldStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look of the system; not heard.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look of the system; not heard.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A look of the system; not heard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look of the system; not heard.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

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
