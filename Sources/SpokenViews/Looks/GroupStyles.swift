/// The look of a group box; not heard.
public protocol GroupBoxStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The look of a content with a label; not heard.
public protocol LabeledContentStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The look.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The look of a group that opens; not heard.
public protocol DisclosureGroupStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The look.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
