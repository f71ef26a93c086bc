/// Whether a screen is shown whose views stay mounted while another one is: a tab, a screen of a stack
/// or a column.
///
/// SwiftUI lets what such a screen covers disappear, and appear again with its state. A class, because
/// the node of the screen opens and closes it, and the views inside follow it.
@MainActor
final class PageGate {
  /// Whether its screen is the one that is shown, of those beside and below it.
  private(set) var isOpen = false
  /// The gate of the screen around, which hides this one too.
  private let around: PageGate?
  private var placeAround: Int?
  private var followers: [Int: any GateFollower] = [:]
  private var lastPlace = 0

  init(in environment: EnvironmentValues) {
    around = environment.gate
    placeAround = around?.add(self)
  }

  /// A gate for a view that is a page of a view of tabs itself; nil for any other.
  static func opened(in environment: EnvironmentValues) -> PageGate? {
    environment.isPage ? PageGate(in: environment) : nil
  }

  /// Whether the views inside are on the screen.
  var isShown: Bool { isOpen && around?.isShown ?? true }

  /// The environment of the views inside.
  func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    inside.isPage = false
    inside.gate = self
    return inside
  }

  /// Lets the views of one of several screens appear, and then those of the others disappear.
  ///
  /// Only between updates: the closures of the app set state.
  static func show(_ shown: PageGate?, of gates: [PageGate]) {
    shown?.set(isOpen: true)
    for gate in gates where gate !== shown { gate.set(isOpen: false) }
  }

  /// Notes what follows it, and returns its place.
  func add(_ follower: any GateFollower) -> Int {
    lastPlace += 1
    followers[lastPlace] = follower
    return lastPlace
  }

  /// Forgets what followed it.
  func remove(_ place: Int) { followers[place] = nil }

  /// Is called when its screen is taken off.
  func leave() { if let placeAround { around?.remove(placeAround) } }

  private func set(isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    gateChanged()
  }
}

extension PageGate: GateFollower {
  func gateChanged() {
    // In the order in which they were mounted, so that a view appears before those inside.
    for (_, follower) in followers.sorted(by: { $0.key < $1.key }) { follower.gateChanged() }
  }
}

/// What follows a gate: a view, or the gate of a screen inside.
@MainActor
protocol GateFollower: AnyObject {
  /// Is called when the views behind the gate came to the screen or left it.
  func gateChanged()
}

/// Whether a mounted view is on the screen, for the modifiers that do something when it comes or leaves.
///
/// A class, because the view and the gate of its screen both know it.
@MainActor
final class Presence {
  private let gate: PageGate?
  private var place: Int?
  private var isMounted = true
  private var isShown = false
  private let didChange: (Bool) -> Void

  /// The presence of a view that is being mounted, and a closure that is called at each change.
  init(of view: _ViewNode, didChange: @escaping (Bool) -> Void) {
    gate = view.environment.gate
    self.didChange = didChange
    place = gate?.add(self)
    view.root.afterUpdate { self.gateChanged() }
  }

  /// Ends it with its view.
  func end(with view: _ViewNode) {
    isMounted = false
    if let place { gate?.remove(place) }
    // After the update, because the closure may set state while the views are being taken off. It
    // needs the view, which nothing else keeps until then.
    view.root.afterUpdate { withExtendedLifetime(view) { self.gateChanged() } }
  }
}

extension Presence: GateFollower {
  func gateChanged() {
    let isShown = isMounted && gate?.isShown ?? true
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    didChange(isShown)
  }
}
