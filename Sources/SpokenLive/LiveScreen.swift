public import ScreenResolver
import ScreenSession
public import ScreenTree
public import SpokenViews

/// A mounted view, and the screen that it makes.
///
/// A class, because it owns the state of the view.
@MainActor
public final class LiveScreen {
  /// The screen as the views make it now.
  public private(set) var screen: Screen
  /// The elements of the screen, resolved when they are first asked for.
  public var resolution: Resolution {
    if let resolved { return resolved }
    let new = resolve(screen, settings: settings)
    resolved = new
    return new
  }

  let root: ViewRoot
  private let settings: ResolverSettings
  private var resolved: Resolution?
  /// What happened while time passed, with the time since its start.
  var timed: [TimedResponses] = []
  /// The name of the node under VoiceOver's cursor.
  private var cursor: String?
  /// The number of the screen that was shown last, and the views from which later ones were opened.
  private var shown: Int
  private var openers: [String?] = []
  private var isOpen = false

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
  public init<Content: View>(
    _ view: Content, title: String? = nil, app: String? = nil, platform: Platform = .ios,
    language: String = "en-US", settings: ResolverSettings = ResolverSettings()
  ) {
    root = ViewRoot(view)
    root.flush()
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
    if !root.volatile.isEmpty { refresh() }
    return resolution.elements
  }

  /// Faults of the views: their own, and those that the whole screen shows.
  public var findings: [Finding] { root.findings + screen.liveFindings(in: resolution) }

  /// How many bodies were evaluated so far.
  public var evaluations: Int { root.evaluations }

  /// The custom rotors of the screen, in the order of the views.
  var rotors: [Property.Rotor] { screen.allNodes.flatMap { $0.all(.rotors).joined() } }

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
    root.hasChanged = false
    let nodes = root.nodes.laidOut.identified
    guard nodes != screen.views else {
      screen.views = nodes
      return false
    }
    screen.views = nodes
    screen.file = nodes.first?.position.sourceFile?.name ?? ""
    resolved = nil
    return true
  }

  /// The responses to what changed since the last call.
  func responses() -> [Response] {
    let hasChanged = refresh()
    let wish = takeWish()
    guard isOpen, root.screenNumber != shown else {
      return (hasChanged ? [.rearranged] : []) + takePosts() + focused(wish)
    }
    shown = root.screenNumber
    return transition(wish)
  }

  /// A view that asked for the cursor.
  private struct Wish {
    let node: String
    /// Whether a new screen lands there at once.
    let isDefault: Bool
  }

  /// The view that asked for the cursor since the last call, if it is on the screen.
  private func takeWish() -> Wish? {
    guard let request = root.focusRequest else { return nil }
    defer { root.focusRequest = nil }
    let wanted = screen.allNodes.first { node in
      node.all(.behavior).contains { $0.trigger == .wantsFocus && $0.perform() }
    }
    return wanted.map { Wish(node: $0.name, isDefault: request.isDefault) }
  }

  private func takePosts() -> [Response] {
    defer { root.posts = [] }
    return root.posts.map { Response($0) }
  }

  private func focused(_ wish: Wish?) -> [Response] { wish.map { [.focused($0.node)] } ?? [] }

  /// Another screen is shown, or the one before again with the cursor where it was left.
  private func transition(_ wish: Wish?) -> [Response] {
    let depth = root.screenDepth
    if depth > openers.count {
      while openers.count < depth { openers.append(cursor) }
      return shows(wish)
    }
    var opener: String?
    while openers.count > depth { opener = openers.removeLast() }
    guard let opener, resolution.elements.contains(where: { $0.node == opener }) else {
      return shows(wish)
    }
    return [.focused(opener)] + takePosts() + focused(wish)
  }

  /// A screen appears; the cursor lands on its default focus, and moves to any other.
  private func shows(_ wish: Wish?) -> [Response] {
    let isDefault = wish?.isDefault == true
    return [.opened(nil, resolution.elements, landingOn: isDefault ? wish?.node : nil)]
      + takePosts() + focused(isDefault ? nil : wish)
  }

  /// Shows the screen for the first time.
  func open() -> [Response] {
    isOpen = true
    refresh()
    shown = root.screenNumber
    return shows(takeWish())
  }

  /// Passes on where VoiceOver's cursor is.
  func cursorMoved(to element: Element?) -> [Response] {
    guard element?.node != cursor else { return [] }
    let old = cursor
    cursor = element?.node
    root.performing {
      if let old { focus(old, isHere: false) }
      if let cursor { focus(cursor, isHere: true) }
    }
    return responses()
  }

  private func focus(_ name: String, isHere: Bool) {
    guard let node = node(name) else { return }
    for behavior in node.all(.behavior) where behavior.trigger == .focus {
      behavior.perform(.flag(isHere))
    }
  }
}

extension Response {
  /// What the app posted, as a response.
  init(_ post: ViewRoot.Post) {
    switch post {
    case .announcement(let announcement): self = .announced(announcement)
    case .notification(let target, let wholeScreen):
      self = .notified(target, wholeScreen: wholeScreen)
    case .page(let words): self = .paged(words)
    }
  }
}

extension Screen {
  /// Every node, also in representations, outermost first.
  var allNodes: [Node] {
    var nodes: [Node] = []
    var waiting = Array(views.reversed())
    while let next = waiting.popLast() {
      nodes.append(next)
      waiting += (next.children + next.properties.flatMap(\.nodes)).reversed()
    }
    return nodes
  }
}
