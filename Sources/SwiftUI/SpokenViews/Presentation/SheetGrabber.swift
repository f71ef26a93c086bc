import ScreenTree

/// What the content of a sheet says of its heights, and the button that changes them.
///
/// A class, because the sheet has it, and the views in the sheet write into it.
@MainActor
final class SheetBox {
  private typealias Heights = (
    detents: [PresentationDetent], selection: Binding<PresentationDetent>?
  )

  /// The heights, the lowest first, and the one that is chosen.
  private var heights = SheetWords<Heights>()
  private var indicators = SheetWords<Visibility>()
  /// Is called when the button comes or goes.
  var didChange: () -> Void = {}

  /// Whether there is a line at the top of the sheet to drag it, which VoiceOver reaches as a button.
  var hasGrabber: Bool {
    let indicator = indicators.last ?? .automatic
    return indicator == .visible || indicator == .automatic && detents.count > 1
  }

  /// The share of the screen's height that the sheet has; nil for a full one.
  var share: Double? {
    let detent = heights.last?.selection?.wrappedValue ?? detents.first
    return detent.map(\.share)
  }

  private var detents: [PresentationDetent] { heights.last?.detents ?? [] }

  /// Takes the heights that a view says.
  func set(
    _ new: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>?, by owner: _ViewNode
  ) {
    // A set has no order, and two heights may be the same part of the screen.
    let detents = new.sorted { ($0.share, "\($0)") < ($1.share, "\($1)") }
    change { $0.heights.set((detents, selection), by: owner) }
  }

  /// Takes what a view says of the line.
  func set(_ indicator: Visibility, by owner: _ViewNode) {
    change { $0.indicators.set(indicator, by: owner) }
  }

  /// Forgets what a view said.
  func remove(_ owner: _ViewNode) {
    change {
      $0.heights.remove(owner)
      $0.indicators.remove(owner)
    }
  }

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
    let detents = detents
    guard let selection = heights.last?.selection,
      let index = detents.firstIndex(of: selection.wrappedValue)
    else { return }
    selection.wrappedValue = detents[(index + 1) % detents.count]
  }
}

/// What views in a sheet say of it.
///
/// The last one counts, such as that of a pushed screen, and the one before again when that leaves.
private struct SheetWords<Value> {
  private var all: [(owner: ObjectIdentifier, value: Value)] = []

  var last: Value? { all.last?.value }

  mutating func set(_ value: Value, by owner: _ViewNode) {
    let owner = ObjectIdentifier(owner)
    if let index = all.firstIndex(where: { $0.owner == owner }) {
      all[index].value = value
    } else {
      all.append((owner, value))
    }
  }

  mutating func remove(_ owner: _ViewNode) {
    let owner = ObjectIdentifier(owner)
    all.removeAll { $0.owner == owner }
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
        willMount: { $1.environment.sheetBox?.set($0.detents, $0.selection, by: $1) },
        didReceive: { $2.environment.sheetBox?.set($1.detents, $1.selection, by: $2) },
        willUnmount: { $1.environment.sheetBox?.remove($1) }))
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
        willMount: { $1.environment.sheetBox?.set($0.visibility, by: $1) },
        didReceive: { $2.environment.sheetBox?.set($1.visibility, by: $2) },
        willUnmount: { $1.environment.sheetBox?.remove($1) }))
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
