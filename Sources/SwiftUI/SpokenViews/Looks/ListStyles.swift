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

/// The look of the dots below pages; not heard.
public protocol IndexViewStyle: Sendable {}

/// Dots below pages; not heard.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  /// Dots with a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
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
