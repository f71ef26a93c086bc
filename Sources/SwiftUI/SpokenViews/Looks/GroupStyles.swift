/// A look of the system; not heard.
public struct DefaultGroupBoxStyle: _SystemGroupBoxStyle {
  /// The look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A look of the system; not heard.
public struct AutomaticLabeledContentStyle: _SystemLabeledContentStyle {
  /// The look.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A look of the system; not heard.
public struct AutomaticDisclosureGroupStyle: _SystemDisclosureGroupStyle {
  /// The look.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
