/// Changes the bars of the screen while the view is on it.
struct BarsModifier {
  let subtitle: String?
  let hidden: [HiddenBar: Bool]
  let hidesTabs: Bool?
  let isTitleLarge: Bool?

  init(
    subtitle: String? = nil, hidden: [HiddenBar: Bool] = [:], hidesTabs: Bool? = nil,
    isTitleLarge: Bool? = nil
  ) {
    self.subtitle = subtitle
    self.hidden = hidden
    self.hidesTabs = hidesTabs
    self.isTitleLarge = isTitleLarge
  }
}

extension BarsModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $0.apply(in: $1) },
        didReceive: { old, new, view in
          if old.isTitleLarge != nil { view.environment.titleBox?.isTitleLarge = nil }
          new.apply(in: view)
        },
        willUnmount: { $0.undo(in: $1) }))
  }

  @MainActor
  private func apply(in view: _ViewNode) {
    // Several screens of a stack may hide the tabs, so each one is counted until it is gone.
    if let hidesTabs { view.environment.tabBarBox?.set(hidesTabs, by: view) }
    guard let box = view.environment.titleBox else { return }
    if let subtitle { box.subtitle = subtitle }
    if let isTitleLarge { box.isTitleLarge = isTitleLarge }
    for (bar, isHidden) in hidden {
      if isHidden { box.hidden.insert(bar) } else { box.hidden.remove(bar) }
    }
  }

  @MainActor
  private func undo(in view: _ViewNode) {
    if hidesTabs != nil { view.environment.tabBarBox?.set(false, by: view) }
    guard let box = view.environment.titleBox else { return }
    if subtitle != nil { box.subtitle = nil }
    if isTitleLarge != nil { box.isTitleLarge = nil }
    // The bars are shown again when the view that hid them is gone.
    box.hidden.subtract(hidden.keys)
  }
}

/// Whether a view inside hides the bar of tabs.
@MainActor
final class TabBarBox {
  weak var node: _ViewNode?
  private var hiding: Set<ObjectIdentifier> = []

  var isHidden: Bool { !hiding.isEmpty }

  func set(_ hides: Bool, by view: _ViewNode) {
    if hides {
      hiding.insert(ObjectIdentifier(view))
    } else {
      hiding.remove(ObjectIdentifier(view))
    }
    node?.invalidate()
  }
}

extension View {
  /// Hides the button that goes back; the escape gesture still does.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { modifier(BarsModifier(hidden: [.backButton: hidesBackButton])) }

  /// Hides the bar at the top, by its older name.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarsModifier(hidden: [.navigationBar: hidden]))
  }

  /// Hides or shows bars; without a place, the bar at the top.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { settingBars(visibility, bars) }

  /// Hides or shows bars; without a place, the bar at the top.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { settingBars(visibility, bars) }

  private nonisolated func settingBars(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let hides = visibility == .hidden
    let top = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
    var hidden: [HiddenBar: Bool] = top ? [.navigationBar: hides] : [:]
    if bars.contains(.bottomBar) { hidden[.bottomBar] = hides }
    return modifier(
      BarsModifier(hidden: hidden, hidesTabs: bars.contains(.tabBar) ? hides : nil))
  }

  /// How large the title is laid out, by default as that of the screen before; not heard.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarsModifier(isTitleLarge: mode == .automatic ? nil : mode == .large))
  }

  /// How large the title is laid out, by default as that of the screen before; not heard.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarsModifier(isTitleLarge: mode == .automatic ? nil : mode == .large))
  }

  /// Takes an item of the system away, which a phone does not have.
  public nonisolated func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
}

/// An item of the system in a bar, where there is room for it.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of a window.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
