import ScreenLayout
public import ScreenTree
package import SpokenViews
package import VoiceOverElements
import VoiceOverSession

/// A mounted view, and the screen that it makes.
///
/// A class, because it owns the state of the view.
@MainActor
public final class LiveScreen {
  /// The screen as the views make it now.
  public private(set) var screen: Screen
  /// The elements of the screen, resolved when they are first asked for.
  package var resolution: Resolution {
    if let resolved { return resolved }
    let new = resolve(screen, settings: settings)
    resolved = new
    return new
  }

  let root: ViewRoot
  private let settings: ResolverSettings
  private var resolved: Resolution?
  /// What happened while time passed, with the time since its start, and the screen as it was then.
  var timed: [(change: TimedResponses, screen: Screen)] = []
  /// The name of the node under VoiceOver's cursor.
  var cursor: String?
  /// That node as it was when the cursor came, for closures that wait for the cursor to leave.
  var cursorNode: Node?
  /// The number of the screen that was shown last, and the views from which later ones were opened.
  var shown: Int
  var openers: [String?] = []
  var isOpen = false

  /// Mounts a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - title: the title of the screen; by default the navigation title, otherwise the app's name or
  ///     the view's type.
  ///   - app: the name of the app, or nil.
  ///   - platform: the platform whose VoiceOver speaks.
  ///   - language: the language of the screen as a BCP 47 tag.
  ///   - settings: which model the resolver follows.
  package init<Content: View>(
    _ view: Content, title: String? = nil, app: String? = nil, platform: Platform = .ios,
    language: String = "en-US", settings: ResolverSettings = ResolverSettings()
  ) {
    root = ViewRoot(view, language: language, platform: platform)
    root.flush()
    // The parameters of a generic view are long, and no title.
    let usual = "\(Content.self)".prefix { $0 != "<" }
    screen = Screen(
      title: title ?? root.title ?? app ?? String(usual), app: app, platform: platform,
      language: language)
    self.settings = settings
    shown = root.screenNumber
    refresh()
  }

  isolated deinit { root.unmount() }

  /// The elements in reading order; views whose changes are not observable are asked again.
  var elements: [Element] {
    // UIKit's properties are computed when VoiceOver asks, so that each question has to read them.
    if !root.volatile.isEmpty { refresh() }
    return resolution.elements
  }

  /// Whether the elements may be others at each question, without any change that is observed.
  package var isVolatile: Bool { !root.volatile.isEmpty }

  /// Faults of the views: their own, and those that the whole screen shows.
  public var findings: [Finding] { root.findings + screen.liveFindings(in: resolution) }

  /// How many bodies were evaluated so far.
  public var evaluations: Int { root.evaluations }

  /// The custom rotors of the screen, in the order of the views.
  var rotors: [Property.Rotor] { screen.rotors }

  /// The node with a name, also in a representation.
  func node(_ name: String) -> Node? { screen.paths[name].flatMap { screen.node(at: $0) } }

  /// The node with a name, and the nodes around it, innermost first.
  func nodes(around name: String) -> [Node] {
    var path = screen.paths[name]
    var nodes: [Node] = []
    while let here = path {
      if let node = screen.node(at: here) { nodes.append(node) }
      path = here.parent
    }
    return nodes
  }

  /// Evaluates what changed, and makes the screen again.
  ///
  /// - Returns: whether anything is different.
  @discardableResult
  func refresh() -> Bool {
    root.flush()
    guard root.hasChanged else { return false }
    let nodes = laidOut(writtenNodes()).identified
    // Nodes compare without their closures, which may have caught newer values: the new ones are
    // taken even if nothing that is heard changed.
    guard nodes != screen.views else {
      screen.views = nodes
      return false
    }
    screen.views = nodes
    screen.file = nodes.first?.position.sourceFile?.name ?? ""
    // Resolving is put off until someone asks, because several changes may come before.
    resolved = nil
    return true
  }

  /// The nodes with their places on the device.
  private func laidOut(_ nodes: [Node]) -> [Node] {
    var copy = screen
    copy.views = nodes
    return copy.laidOut(on: settings.layoutDevice(of: screen), isFile: false).views
  }

  /// The nodes of the views, after what appears by being written has appeared.
  private func writtenNodes() -> [Node] {
    var rounds = 0
    while true {
      // Before the nodes are made, so that a change meanwhile counts for the next time.
      root.hasChanged = false
      let nodes = root.performing { root.nodes }
      // Which tab is shown is known only now, and its `onAppear` may change what is written.
      rounds += 1
      guard root.hasActions, rounds < ViewRoot.mostRounds else { return nodes }
      root.flush()
    }
  }
}
