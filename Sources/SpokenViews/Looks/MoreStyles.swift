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

/// The look of a gauge; not heard.
public protocol GaugeStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A look of the system; not heard.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A look of the system; not heard.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The look of a progress view; not heard.
public protocol ProgressViewStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of the system; not heard.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of the system; not heard.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of the system; not heard.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of the system; not heard.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

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

/// The look of a group of controls; not heard.
public protocol ControlGroupStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look of the system; not heard.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A look of the system; not heard.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look of the system; not heard.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A look of the system; not heard.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
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
