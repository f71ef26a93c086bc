public import Foundation

/// Looks that views can read; what modifiers set is not kept, because nothing of it is heard.
extension EnvironmentValues {
  private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private struct MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  private struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }

  /// The typeface of texts; not heard.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text has at most; not heard.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where the lines of a text begin; not heard.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The size of controls; not heard.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How headers stand out; not heard.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether letters move together; not heard.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The least height of a row in points; not heard.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

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
