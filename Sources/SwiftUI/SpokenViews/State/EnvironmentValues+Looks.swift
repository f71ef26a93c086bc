public import Foundation

/// Looks that views can read; what modifiers set is not kept, because nothing of it is heard.
extension EnvironmentValues {
  /// The typeface of texts; not heard.
  @Entry public var font: Font?
  /// How many lines a text has at most; not heard.
  @Entry public var lineLimit: Int?
  /// Where the lines of a text begin; not heard.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// The size of controls; not heard.
  @Entry public var controlSize: ControlSize = .regular
  /// How headers stand out; not heard.
  @Entry public var headerProminence: Prominence = .standard
  /// Whether letters move together; not heard.
  @Entry public var allowsTightening: Bool = false
  /// The least height of a row in points; not heard.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// The points between the lines of a text; not heard.
  @Entry public var lineSpacing: CGFloat = 0
  /// Where a text is cut off that does not fit; not heard.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// What backgrounds are filled with; not heard.
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// How bright pictures may be; not heard.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
  /// Whether views react to a pointer; not heard.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// The least height of a header in points; not heard.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// Whether letters are bold.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
  /// How badges stand out; not heard.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// The size of symbols beside text.
  @Entry public var imageScale: Image.Scale = .medium
  /// The variant of symbols.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// How symbols are colored.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

/// Values that are the same for every view.
extension EnvironmentValues {
  /// Whether an app has several windows; a phone has one.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the view has the keyboard; not known here.
  public var isFocused: Bool { false }
  /// The keys that do what the view does; none on a phone.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Opens a window, which a phone does not.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, which a phone does not.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Asks for a review, which is not modelled.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Gives the keyboard to the view that has it by default, which is not modelled.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Opens a window, which a phone does not.
@MainActor
public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Does nothing: a phone has one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a phone has one window.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing: a phone has one window.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window, which a phone does not.
@MainActor
public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Does nothing: a phone has one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a phone has one window.
  public func callAsFunction() {}
}

/// Asks for a review, which is not modelled.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Does nothing: the system's question is not modelled.
  public func callAsFunction() {}
}

/// Gives the keyboard to the view that has it by default, which is not modelled.
@MainActor
public struct ResetFocusAction: Sendable {
  nonisolated init() {}
  /// Does nothing: the default is taken once, when a screen opens.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
