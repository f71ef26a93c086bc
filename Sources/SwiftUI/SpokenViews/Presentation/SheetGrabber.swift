import ScreenTree

/// What the content of a sheet says of its heights, and the button that changes them.
///
/// A class, because the sheet has it, and the views in the sheet write into it.
@MainActor
final class SheetBox {
  /// The heights, the lowest first.
  private var detents: [PresentationDetent] = []
  private var selection: Binding<PresentationDetent>?
  private var indicator = Visibility.automatic
  /// Is called when the button comes or goes.
  var didChange: () -> Void = {}

  /// Whether there is a line at the top of the sheet to drag it, which VoiceOver reaches as a button.
  var hasGrabber: Bool {
    indicator == .visible || indicator == .automatic && detents.count > 1
  }

  func set(_ new: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>?) {
    self.selection = selection
    // A set has no order, and two heights may be the same part of the screen.
    change { $0.detents = new.sorted { ($0.share, "\($0)") < ($1.share, "\($1)") } }
  }

  func set(_ indicator: Visibility) { change { $0.indicator = indicator } }

  private func change(_ change: (SheetBox) -> Void) {
    let had = hasGrabber
    change(self)
    if hasGrabber != had { didChange() }
  }

  /// The button, which chooses the next height.
  func grabber(at position: Position) -> Node {
    let press = Behavior(.activate) { [weak self] _ in
      self?.chooseNext()
      return true
    }
    return Node(
      .button, className: "SheetGrabber", title: "Sheet Grabber",
      properties: [.behavior(press, at: position)], position: position)
  }

  private func chooseNext() {
    guard let selection, let index = detents.firstIndex(of: selection.wrappedValue) else { return }
    selection.wrappedValue = detents[(index + 1) % detents.count]
  }
}

/// Says which heights the sheet around can have.
struct DetentsModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension DetentsModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $1.environment.sheetBox?.set($0.detents, $0.selection) },
        didReceive: { $2.environment.sheetBox?.set($1.detents, $1.selection) },
        willUnmount: { $1.environment.sheetBox?.set([], nil) }))
  }
}

/// Says whether the sheet around shows the line by which it is dragged.
struct DragIndicatorModifier {
  let visibility: Visibility
}

extension DragIndicatorModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $1.environment.sheetBox?.set($0.visibility) },
        didReceive: { $2.environment.sheetBox?.set($1.visibility) },
        willUnmount: { $1.environment.sheetBox?.set(.automatic) }))
  }
}

extension View {
  /// The heights of the sheet that the view is in; of several its user chooses one by a button.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentsModifier(detents: detents, selection: nil))
  }

  /// The heights of the sheet that the view is in, with the one that is chosen.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(DetentsModifier(detents: detents, selection: selection)) }

  /// Whether the sheet that the view is in has a button to change its height.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(DragIndicatorModifier(visibility: visibility))
  }
}

extension EnvironmentValues {
  private struct SheetBoxKey: EnvironmentKey {
    static var defaultValue: SheetBox? { nil }
  }

  /// The sheet that the view is in.
  var sheetBox: SheetBox? {
    get { self[SheetBoxKey.self] }
    set { self[SheetBoxKey.self] = newValue }
  }
}
