// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.

/// Where a view of tabs shows a tab; not heard.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// One of them.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  /// One of them.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// Where a tab stands at first; not heard.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabPlacement(name: "automatic")
  /// One of them.
  public static let pinned = TabPlacement(name: "pinned")
  /// One of them.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user may change of a tab; not heard.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// One of them.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// One of them.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// When the bar of tabs gets smaller; not heard.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// One of them.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// One of them.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// One of them.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How content fades at an edge; not heard.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// One of them.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// One of them.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How wide a button is; not heard.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ButtonSizing(name: "automatic")
  /// One of them.
  public static let fitted = ButtonSizing(name: "fitted")
  /// One of them.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Which tools of the system change words; not heard.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// One of them.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// One of them.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// One of them.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether a drag that rests opens something; not heard.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// One of them.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// One of them.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a search does with the bar; not heard.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// One of them.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field stands in a bar; not heard.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// One of them.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
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
  private let name: String

  /// One of them.
  public static let automatic = HoverEffect(name: "automatic")
  /// One of them.
  public static let highlight = HoverEffect(name: "highlight")
  /// One of them.
  public static let lift = HoverEffect(name: "lift")
}

/// How large a title is; not heard.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// One of them.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// One of them.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// One of them.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// What a bar is for; not heard.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarRole(name: "automatic")
  /// One of them.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// One of them.
  public static let browser = ToolbarRole(name: "browser")
  /// One of them.
  public static let editor = ToolbarRole(name: "editor")
}

/// A bar; not heard.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// One of them.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// One of them.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// One of them.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// One of them.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// One of them.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// What has a background; not heard.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// One of them.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// One of them.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// One of them.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// What has margins; not heard.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// One of them.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// One of them.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// A look of the system; not heard.
public struct DefaultGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct DefaultProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// How glass comes and goes; not heard.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let identity = GlassEffectTransition(name: "identity")
  /// One of them.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// One of them.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

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

/// How scrolling hides the keyboard; not heard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// One of them.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// One of them.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// One of them.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The look of a list; not heard.
public protocol ListStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of the system; not heard.
public struct PlainListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A look of the system; not heard.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of the system; not heard.
public struct GroupedListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A look of the system; not heard.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of the system; not heard.
public struct InsetListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A look of the system; not heard.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of the system; not heard.
public struct InsetGroupedListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A look of the system; not heard.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of the system; not heard.
public struct SidebarListStyle: ListStyle {
  /// The look.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A look of the system; not heard.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of a table; not heard.
public protocol TableStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticTableStyle: TableStyle {
  /// The look.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A look of the system; not heard.
public struct InsetTableStyle: TableStyle {
  /// The look.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A look of the system; not heard.
  public static var inset: InsetTableStyle { InsetTableStyle() }
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
public struct DefaultMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of the system; not heard.
public struct ButtonMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look of the system; not heard.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct BorderlessButtonMenuStyle: _SystemMenuStyle, Sendable {
  /// The look.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look of the system; not heard.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A look of the system; not heard.
public struct AutomaticControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A look of the system; not heard.
public struct NavigationControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A look of the system; not heard.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A look of the system; not heard.
public struct MenuControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct CompactMenuControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A look of the system; not heard.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of the system; not heard.
public struct PaletteControlGroupStyle: _SystemControlGroupStyle, Sendable {
  /// The look.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A look of the system; not heard.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The look of a navigation view; not heard.
public protocol NavigationViewStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A look of the system; not heard.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A look of the system; not heard.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A look of the system; not heard.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A look of the system, by its older name; not heard.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The look.
  public init() {}
}

/// The look of columns; not heard.
public protocol NavigationSplitViewStyle: Sendable {}

/// A look of the system; not heard.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// A look of the system; not heard.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// A look of the system; not heard.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A look of the system; not heard.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// How a presentation is shown on a small screen; not heard.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// One of them.
  public static let none = PresentationAdaptation(name: "none")
  /// One of them.
  public static let popover = PresentationAdaptation(name: "popover")
  /// One of them.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// One of them.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a drag in a sheet does; not heard.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// One of them.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// One of them.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation; not heard.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationSizing(name: "automatic")
  /// One of them.
  public static let fitted = PresentationSizing(name: "fitted")
  /// One of them.
  public static let form = PresentationSizing(name: "form")
  /// One of them.
  public static let page = PresentationSizing(name: "page")
}

/// A look of the system; not heard.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The look.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A look of the system; not heard.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Whether bars at the sides are shown; not heard.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// One of them.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// One of them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// One of them.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content bounces; not heard.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// One of them.
  public static let always = ScrollBounceBehavior(name: "always")
  /// One of them.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What an anchor is for; not heard.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// One of them.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// One of them.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How the parts of a symbol are colored; not heard.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// One of them.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One of them.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// One of them.
  public static let palette = SymbolRenderingMode(name: "palette")
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
  private let name: String

  /// One of them.
  public static let never = TextInputAutocapitalization(name: "never")
  /// One of them.
  public static let words = TextInputAutocapitalization(name: "words")
  /// One of them.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// One of them.
  public static let characters = TextInputAutocapitalization(name: "characters")
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
  private let name: String

  /// One of them.
  public static let name = UITextContentType(name: "name")
  /// One of them.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// One of them.
  public static let givenName = UITextContentType(name: "givenName")
  /// One of them.
  public static let middleName = UITextContentType(name: "middleName")
  /// One of them.
  public static let familyName = UITextContentType(name: "familyName")
  /// One of them.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// One of them.
  public static let nickname = UITextContentType(name: "nickname")
  /// One of them.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// One of them.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// One of them.
  public static let location = UITextContentType(name: "location")
  /// One of them.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// One of them.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// One of them.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// One of them.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// One of them.
  public static let addressState = UITextContentType(name: "addressState")
  /// One of them.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// One of them.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// One of them.
  public static let countryName = UITextContentType(name: "countryName")
  /// One of them.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// One of them.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// One of them.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// One of them.
  public static let URL = UITextContentType(name: "URL")
  /// One of them.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// One of them.
  public static let username = UITextContentType(name: "username")
  /// One of them.
  public static let password = UITextContentType(name: "password")
  /// One of them.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// One of them.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// One of them.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// One of them.
  public static let birthdate = UITextContentType(name: "birthdate")
  /// One of them.
  public static let birthdateDay = UITextContentType(name: "birthdateDay")
  /// One of them.
  public static let birthdateMonth = UITextContentType(name: "birthdateMonth")
  /// One of them.
  public static let birthdateYear = UITextContentType(name: "birthdateYear")
  /// One of them.
  public static let creditCardExpiration = UITextContentType(name: "creditCardExpiration")
  /// One of them.
  public static let creditCardSecurityCode = UITextContentType(name: "creditCardSecurityCode")
  /// One of them.
  public static let creditCardName = UITextContentType(name: "creditCardName")
  /// One of them.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// One of them.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
}

/// The word on the return key; not heard.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let done = SubmitLabel(name: "done")
  /// One of them.
  public static let go = SubmitLabel(name: "go")
  /// One of them.
  public static let send = SubmitLabel(name: "send")
  /// One of them.
  public static let join = SubmitLabel(name: "join")
  /// One of them.
  public static let route = SubmitLabel(name: "route")
  /// One of them.
  public static let search = SubmitLabel(name: "search")
  /// One of them.
  public static let `return` = SubmitLabel(name: "return")
  /// One of them.
  public static let next = SubmitLabel(name: "next")
  /// One of them.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Where the lines of a text stand; not heard.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A look of the system; not heard.
public struct AutomaticFormStyle: _SystemFormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A look of the system; not heard.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look of the system; not heard.
public struct GroupedFormStyle: _SystemFormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A look of the system; not heard.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of the system; not heard.
public struct ColumnsFormStyle: _SystemFormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A look of the system; not heard.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How the corners of a rectangle are rounded; not heard.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
