// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.

/// Where a view of tabs shows a tab; not heard.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "automatic") }
  /// One of them.
  public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "sidebar") }
  /// One of them.
  public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "tabBar") }
}

/// Where a tab stands at first; not heard.
public struct TabPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: TabPlacement { TabPlacement(name: "automatic") }
  /// One of them.
  public static var pinned: TabPlacement { TabPlacement(name: "pinned") }
  /// One of them.
  public static var sidebarOnly: TabPlacement { TabPlacement(name: "sidebarOnly") }
}

/// What a user may change of a tab; not heard.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// One of them.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
  /// One of them.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
}

/// When the bar of tabs gets smaller; not heard.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: TabBarMinimizeBehavior { TabBarMinimizeBehavior(name: "automatic") }
  /// One of them.
  public static var onScrollDown: TabBarMinimizeBehavior { TabBarMinimizeBehavior(name: "onScrollDown") }
  /// One of them.
  public static var onScrollUp: TabBarMinimizeBehavior { TabBarMinimizeBehavior(name: "onScrollUp") }
  /// One of them.
  public static var never: TabBarMinimizeBehavior { TabBarMinimizeBehavior(name: "never") }
}

/// How content fades at an edge; not heard.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// One of them.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  /// One of them.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// How wide a button is; not heard.
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
  /// One of them.
  public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
  /// One of them.
  public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

/// Which tools of the system change words; not heard.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: WritingToolsBehavior { WritingToolsBehavior(name: "automatic") }
  /// One of them.
  public static var complete: WritingToolsBehavior { WritingToolsBehavior(name: "complete") }
  /// One of them.
  public static var limited: WritingToolsBehavior { WritingToolsBehavior(name: "limited") }
  /// One of them.
  public static var disabled: WritingToolsBehavior { WritingToolsBehavior(name: "disabled") }
}

/// Whether a drag that rests opens something; not heard.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: SpringLoadingBehavior { SpringLoadingBehavior(name: "automatic") }
  /// One of them.
  public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior(name: "enabled") }
  /// One of them.
  public static var disabled: SpringLoadingBehavior { SpringLoadingBehavior(name: "disabled") }
}

/// What a search does with the bar; not heard.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(name: "automatic") }
  /// One of them.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(name: "avoidHidingContent") }
}

/// How a search field stands in a bar; not heard.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// One of them.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

/// Whether a held button repeats its action; not heard.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The order of a menu's items; not heard.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// Whether an action closes its menu; not heard.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// What a pointer does; not heard.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: HoverEffect { HoverEffect(name: "automatic") }
  /// One of them.
  public static var highlight: HoverEffect { HoverEffect(name: "highlight") }
  /// One of them.
  public static var lift: HoverEffect { HoverEffect(name: "lift") }
}

/// How large a title is; not heard.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
  /// One of them.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
  /// One of them.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
  /// One of them.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
}

/// What a bar is for; not heard.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// One of them.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// One of them.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// One of them.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// A bar; not heard.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// One of them.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// One of them.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// One of them.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  /// One of them.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
  /// One of them.
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(name: "bottomOrnament") }
}

/// What has a background; not heard.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement(name: "navigation") }
  /// One of them.
  public static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(name: "tabView") }
  /// One of them.
  public static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement(name: "widget") }
  /// One of them.
  public static var window: ContainerBackgroundPlacement { ContainerBackgroundPlacement(name: "window") }
}

/// What has margins; not heard.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
  /// One of them.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
  /// One of them.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// A look of the system; not heard.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A look of the system; not heard.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A look of the system; not heard.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A look of the system; not heard.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A look of the system; not heard.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A look of the system; not heard.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A look of the system; not heard.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A look of the system; not heard.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A look of the system; not heard.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A look of the system; not heard.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch, which only a Mac names as one.
public struct SwitchToggleStyle: ToggleStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch, which only a Mac names as one.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed, which only a Mac names as one.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed, which only a Mac names as one.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A check box, the usual look of a Mac.
public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box, the usual look of a Mac.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A look of the system; not heard.
public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look of the system; not heard.
public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look of the system; not heard.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A look of the system; not heard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look of the system; not heard.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The look of the place: a button with the date.
public struct DefaultDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the place: a button with the date.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button with the date.
public struct CompactDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar, which is heard as a button with the date.
public struct GraphicalDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, which is heard as a button with the date.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The look of the place: a button with the choice.
public struct DefaultPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of the place: a button with the choice.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button with the choice, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the choice, which opens a menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A button for each choice.
public struct SegmentedPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A button for each choice.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A button for each choice.
public struct PalettePickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A button for each choice.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A row for each choice.
public struct InlinePickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each choice.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A radio button for each choice.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A radio button for each choice.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to a screen of the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the choices.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A look of the system; not heard.
public struct DefaultGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of the system; not heard.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of the system; not heard.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// How glass comes and goes; not heard.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// One of them.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// One of them.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// A look of the system; not heard.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A look of the system; not heard.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A look of the system; not heard.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A look of the system; not heard.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A look of the system; not heard.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A look of the system; not heard.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A look of the system; not heard.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A look of the system; not heard.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A look of the system; not heard.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A look of the system; not heard.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How scrolling hides the keyboard; not heard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  /// One of them.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  /// One of them.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  /// One of them.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// The look of a list; not heard.
public protocol ListStyle: Sendable {
}

/// A look of the system; not heard.
public struct DefaultListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of the system; not heard.
public struct PlainListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A look of the system; not heard.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of the system; not heard.
public struct GroupedListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A look of the system; not heard.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of the system; not heard.
public struct InsetListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A look of the system; not heard.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of the system; not heard.
public struct InsetGroupedListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A look of the system; not heard.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of the system; not heard.
public struct SidebarListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A look of the system; not heard.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A look of the system; not heard.
public struct EllipticalListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A look of the system; not heard.
  public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A look of the system; not heard.
public struct CarouselListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A look of the system; not heard.
  public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// A look of the system; not heard.
public struct BorderedListStyle: ListStyle {
  /// The look.
  public nonisolated init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A look of the system; not heard.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The look of a table; not heard.
public protocol TableStyle: Sendable {
}

/// A look of the system; not heard.
public struct AutomaticTableStyle: TableStyle {
  /// The look.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A look of the system; not heard.
public struct InsetTableStyle: TableStyle {
  /// The look.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A look of the system; not heard.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// How colors are mixed; not heard.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How colors are computed; not heard.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The size of controls; not heard.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How prominent a header is; not heard.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How a device is held; not heard.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A look of the system; not heard.
public struct DefaultMenuStyle: MenuStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of the system; not heard.
public struct ButtonMenuStyle: MenuStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look of the system; not heard.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct BorderlessButtonMenuStyle: MenuStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look of the system; not heard.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look of the system; not heard.
public struct NavigationControlGroupStyle: ControlGroupStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look of the system; not heard.
public struct MenuControlGroupStyle: ControlGroupStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct PaletteControlGroupStyle: ControlGroupStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A look of the system; not heard.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The look of a navigation view; not heard.
public protocol NavigationViewStyle: Sendable {
}

/// A look of the system; not heard.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A look of the system, by its older name; not heard.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public nonisolated init() {}
}

/// The look of columns; not heard.
public protocol NavigationSplitViewStyle: Sendable {
}

/// A look of the system; not heard.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// A look of the system; not heard.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// A look of the system; not heard.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// How a presentation is shown on a small screen; not heard.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  /// One of them.
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  /// One of them.
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  /// One of them.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  /// One of them.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

/// What a drag in a sheet does; not heard.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
  /// One of them.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
  /// One of them.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
}

/// The size of a presentation; not heard.
public struct PresentationSizing: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: PresentationSizing { PresentationSizing(name: "automatic") }
  /// One of them.
  public static var fitted: PresentationSizing { PresentationSizing(name: "fitted") }
  /// One of them.
  public static var form: PresentationSizing { PresentationSizing(name: "form") }
  /// One of them.
  public static var page: PresentationSizing { PresentationSizing(name: "page") }
}

/// A look of the system; not heard.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The look.
  public nonisolated init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A look of the system; not heard.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Whether bars at the sides are shown; not heard.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
  /// One of them.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
  /// One of them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  /// One of them.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// Whether content bounces; not heard.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  /// One of them.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  /// One of them.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// What an anchor is for; not heard.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// One of them.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// One of them.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The direction of the layout.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How strong colors differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Whether letters are bold.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a screen is small in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether a scene is in use.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}

/// Why content is hidden: it is not there yet, is private, or is not true any more.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
  /// One of them.
  public static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
  /// One of them.
  public static var invalidated: RedactionReasons { RedactionReasons(rawValue: 4) }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1) }
  /// One of them.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 2) }
}

/// What submits an entry: the return key in a text field, or in a search field.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Choices by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }
  /// One of them.
  public static var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }
}

extension Image {
  /// How bright a picture is; not heard.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// One of them.
    public static var standard: DynamicRange { DynamicRange(name: "standard") }
    /// One of them.
    public static var constrainedHigh: DynamicRange { DynamicRange(name: "constrainedHigh") }
    /// One of them.
    public static var high: DynamicRange { DynamicRange(name: "high") }
  }
}

/// How the parts of a symbol are colored; not heard.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var monochrome: SymbolRenderingMode { SymbolRenderingMode(name: "monochrome") }
  /// One of them.
  public static var multicolor: SymbolRenderingMode { SymbolRenderingMode(name: "multicolor") }
  /// One of them.
  public static var hierarchical: SymbolRenderingMode { SymbolRenderingMode(name: "hierarchical") }
  /// One of them.
  public static var palette: SymbolRenderingMode { SymbolRenderingMode(name: "palette") }
}

/// The look of a text editor; not heard.
public protocol TextEditorStyle: Sendable {
}

/// A look of the system; not heard.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A look of the system; not heard.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look of the system; not heard.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension Text {
  /// Where a text is cut; not heard.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

extension Text {
  /// The case of letters; not heard.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension Text {
  /// The size of a text beside others; not heard.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}

extension Font {
  /// The width of letters; not heard.
  public enum Width: Hashable, Sendable {
    case compressed, condensed, standard, expanded
  }
}

extension Font {
  /// The use of a typeface; not heard.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

extension Font {
  /// The space between lines; not heard.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

/// What two views share while one becomes the other; not heard.
public enum MatchedGeometryProperties: Hashable, Sendable {
  case position, size, frame
}

/// Which letters the keyboard makes capitals; not heard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// One of them.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// One of them.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// One of them.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// Which letters the keyboard makes capitals; not heard.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The keys of a keyboard; not heard.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for; not heard.
public struct UITextContentType: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var name: UITextContentType { UITextContentType(name: "name") }
  /// One of them.
  public static var namePrefix: UITextContentType { UITextContentType(name: "namePrefix") }
  /// One of them.
  public static var givenName: UITextContentType { UITextContentType(name: "givenName") }
  /// One of them.
  public static var middleName: UITextContentType { UITextContentType(name: "middleName") }
  /// One of them.
  public static var familyName: UITextContentType { UITextContentType(name: "familyName") }
  /// One of them.
  public static var nameSuffix: UITextContentType { UITextContentType(name: "nameSuffix") }
  /// One of them.
  public static var nickname: UITextContentType { UITextContentType(name: "nickname") }
  /// One of them.
  public static var jobTitle: UITextContentType { UITextContentType(name: "jobTitle") }
  /// One of them.
  public static var organizationName: UITextContentType { UITextContentType(name: "organizationName") }
  /// One of them.
  public static var location: UITextContentType { UITextContentType(name: "location") }
  /// One of them.
  public static var fullStreetAddress: UITextContentType { UITextContentType(name: "fullStreetAddress") }
  /// One of them.
  public static var streetAddressLine1: UITextContentType { UITextContentType(name: "streetAddressLine1") }
  /// One of them.
  public static var streetAddressLine2: UITextContentType { UITextContentType(name: "streetAddressLine2") }
  /// One of them.
  public static var addressCity: UITextContentType { UITextContentType(name: "addressCity") }
  /// One of them.
  public static var addressState: UITextContentType { UITextContentType(name: "addressState") }
  /// One of them.
  public static var addressCityAndState: UITextContentType { UITextContentType(name: "addressCityAndState") }
  /// One of them.
  public static var sublocality: UITextContentType { UITextContentType(name: "sublocality") }
  /// One of them.
  public static var countryName: UITextContentType { UITextContentType(name: "countryName") }
  /// One of them.
  public static var postalCode: UITextContentType { UITextContentType(name: "postalCode") }
  /// One of them.
  public static var telephoneNumber: UITextContentType { UITextContentType(name: "telephoneNumber") }
  /// One of them.
  public static var emailAddress: UITextContentType { UITextContentType(name: "emailAddress") }
  /// One of them.
  public static var URL: UITextContentType { UITextContentType(name: "URL") }
  /// One of them.
  public static var creditCardNumber: UITextContentType { UITextContentType(name: "creditCardNumber") }
  /// One of them.
  public static var username: UITextContentType { UITextContentType(name: "username") }
  /// One of them.
  public static var password: UITextContentType { UITextContentType(name: "password") }
  /// One of them.
  public static var newPassword: UITextContentType { UITextContentType(name: "newPassword") }
  /// One of them.
  public static var oneTimeCode: UITextContentType { UITextContentType(name: "oneTimeCode") }
  /// One of them.
  public static var dateTime: UITextContentType { UITextContentType(name: "dateTime") }
  /// One of them.
  public static var birthdate: UITextContentType { UITextContentType(name: "birthdate") }
  /// One of them.
  public static var birthdateDay: UITextContentType { UITextContentType(name: "birthdateDay") }
  /// One of them.
  public static var birthdateMonth: UITextContentType { UITextContentType(name: "birthdateMonth") }
  /// One of them.
  public static var birthdateYear: UITextContentType { UITextContentType(name: "birthdateYear") }
  /// One of them.
  public static var creditCardExpiration: UITextContentType { UITextContentType(name: "creditCardExpiration") }
  /// One of them.
  public static var creditCardSecurityCode: UITextContentType { UITextContentType(name: "creditCardSecurityCode") }
  /// One of them.
  public static var creditCardName: UITextContentType { UITextContentType(name: "creditCardName") }
  /// One of them.
  public static var flightNumber: UITextContentType { UITextContentType(name: "flightNumber") }
  /// One of them.
  public static var shipmentTrackingNumber: UITextContentType { UITextContentType(name: "shipmentTrackingNumber") }
}

/// The word on the return key; not heard.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// One of them.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// One of them.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// One of them.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// One of them.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// One of them.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// One of them.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// One of them.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// One of them.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// Where the lines of a text stand; not heard.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A look of the system; not heard.
public struct AutomaticFormStyle: FormStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A look of the system; not heard.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look of the system; not heard.
public struct GroupedFormStyle: FormStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A look of the system; not heard.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of the system; not heard.
public struct ColumnsFormStyle: FormStyle, _SystemStyle, Sendable {
  /// The look.
  public nonisolated init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A look of the system; not heard.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How the corners of a rectangle are rounded; not heard.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var plain: AccessibilityTextContentType { AccessibilityTextContentType(name: "plain") }
  /// One of them.
  public static var console: AccessibilityTextContentType { AccessibilityTextContentType(name: "console") }
  /// One of them.
  public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType(name: "fileSystem") }
  /// One of them.
  public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType(name: "messaging") }
  /// One of them.
  public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType(name: "narrative") }
  /// One of them.
  public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType(name: "sourceCode") }
  /// One of them.
  public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType(name: "spreadsheet") }
  /// One of them.
  public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType(name: "wordProcessing") }
}

/// Which half of a label and its content a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }
}

/// How a view takes touches itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Choices by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static var requiresActivation: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(rawValue: 1) }
  /// One of them.
  public static var silentOnTouch: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(rawValue: 2) }
}

/// How severe the question of a dialog is; not heard.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, standard, critical
}

/// Where a search field stands; it is below the title on a phone.
public struct SearchFieldPlacement: Hashable, Sendable {
  nonisolated init() {}
  /// One of them.
  public static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
  /// One of them.
  public static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
  /// One of them.
  public static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
  /// One of them.
  public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
  /// One of them.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension SearchFieldPlacement {
  /// When a field in a drawer is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }
}

/// When the scopes of a search are shown; while it is active.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// Which columns are shown where there is room; not heard on a phone.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
  /// One of them.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
  /// One of them.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// One of them.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
  /// One of them.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  /// One of them.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }
}

extension SearchSuggestionsPlacement {
  /// Several places of suggestions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Choices by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static var menu: Set { Set(rawValue: 1) }
    /// One of them.
    public static var content: Set { Set(rawValue: 2) }
  }
}
