public import Foundation

/// More looks that views can read; what modifiers set is not kept, because nothing of it is heard.
extension EnvironmentValues {
  private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }

  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  private struct HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private struct MinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
  }

  private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// The points between the lines of a text; not heard.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where a text is cut off that does not fit; not heard.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What backgrounds are filled with; not heard.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// How bright pictures may be; not heard.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// Whether views react to a pointer; not heard.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// The least height of a header in points; not heard.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// Whether letters are bold.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// How badges stand out; not heard.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension Image {
  /// How bright a picture is; not heard.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As bright as usual.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can.
    public static let high = DynamicRange(name: "high")
  }
}
