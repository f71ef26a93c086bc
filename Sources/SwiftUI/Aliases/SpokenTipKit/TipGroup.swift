public import SpokenViews

/// Tips of which one is shown at a time.
@preconcurrency
@MainActor
public final class TipGroup {
  /// Which one it is.
  public enum Priority: Sendable {
    /// The first whose rules are fulfilled.
    case firstAvailable
    /// The first that is not ended, once its rules are fulfilled.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Some tips.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]
  ) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that is shown, or nil.
  public var currentTip: (any Tip)? {
    let tip = tips.first {
      priority == .firstAvailable ? $0.shouldDisplay : TipStore.shared.state(of: $0.id) == nil
    }
    return tip.flatMap { $0.shouldDisplay ? $0 : nil }
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// A tip whose type is hidden.
  public init(_ tip: any Tip) { self.tip = tip }

  /// Its name.
  public var id: String { tip.id }
  /// The title.
  public var title: Text { tip.title }
  /// The words, or nil.
  public var message: Text? { tip.message }
  /// A picture, which is not heard.
  public var image: Image? { tip.image }
  /// Buttons.
  public var actions: [Tips.Action] { tip.actions }
  /// What must be so that it is shown.
  public var rules: [Tips.Rule] { tip.rules }
  /// How it is shown; not heard.
  public var options: [any TipOption] { tip.options }
}

extension View {
  /// Shows a tip of any type beside the view, which is heard after it until it is closed.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    popoverTip(
      tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action, file: file, line: line,
      column: column)
  }
}
