/// How a picker shows its choices.
public protocol PickerStyle: Sendable {
  /// Whether it is a menu, segments, rows, a wheel or another screen.
  static var _look: _PickerLook { get }
}

/// How a picker shows its choices.
public struct _PickerLook: Sendable {
  let look: PickerLook
}

/// A style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .menu) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A style of pickers.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .menu) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style of pickers.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .segmented) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style of pickers.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .inline) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style of pickers.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .wheel) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style of pickers.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .navigationLink) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style of pickers.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A style of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// How its choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .segmented) }

  /// The style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style of pickers.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// How the pickers in the view show their choices.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.pickerLook = Style._look.look }
  }

  /// Hides the labels of controls, which VoiceOver still speaks.
  public nonisolated func labelsHidden() -> some View { self }

  /// Shows or hides the labels of controls, which VoiceOver speaks either way.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { self }
}
