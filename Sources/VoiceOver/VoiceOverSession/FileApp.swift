package import ScreenTree
package import VoiceOverElements

/// An app that screen files declare: its screens, and their behavior.
///
/// Controls behave as their classes do: a switch flips, a slider moves by its step, a picker takes
/// the next choice. Other behavior is declared by `onActivate`, actions and steps. A screen keeps
/// its state while another is shown.
package struct FileApp: ScreenApp, Hashable, Sendable {
  /// The screens that are not shown, by name.
  var waiting: [String: Page]
  /// The open screens, the topmost last.
  var pages: [Page] = []
  /// The announcements of live regions for the current changes.
  var liveChanges: [LiveChange] = []
  /// How many elements may still be resolved again after changes: of a screen of 100, 1,250 times.
  var allowance = 125_000
  private let title: String
  package let firstScreen: String

  /// The most bytes of a text that is edited.
  static let longestText = 16 << 10
  /// How many changes of one gesture take as long as resolving the screen once.
  static let changesPerResolution = 10
  /// How many bytes of an edited text take as long as an element.
  static let bytesPerElement = 64

  /// An app with one screen without a name.
  ///
  /// - Parameters:
  ///   - screen: the screen in the file.
  ///   - resolution: the resolved screen.
  package init(_ screen: Screen, _ resolution: Resolution) {
    waiting = ["": Page(screen: screen, resolution: resolution)]
    title = screen.app ?? screen.title
    firstScreen = ""
  }

  /// An app with several screens.
  ///
  /// - Parameters:
  ///   - main: the name of the first screen.
  ///   - screens: each screen by its name, with the resolved screen.
  ///   - languages: the languages of screens that differ from the listener's.
  package init(
    main: String, screens: [String: (screen: Screen, resolution: Resolution)],
    languages: [String: String] = [:]
  ) {
    let first = screens[main]?.screen
    // A dictionary has no order, so that the least name is taken, the same in every run.
    title =
      first?.app ?? screens.values.compactMap(\.screen.app).min() ?? first?.title ?? ""
    firstScreen = main
    waiting = [:]
    for (name, pair) in screens {
      waiting[name] = Page(
        name: name, screen: pair.screen, resolution: pair.resolution, language: languages[name])
    }
  }

  /// The name that is spoken at launch or when VoiceOver is turned on.
  package var name: String { pages.last?.screen.app ?? title }

  /// The name of the screen that is shown; nil for the only one.
  package var shownScreen: String? { pages.last?.name }

  /// The title of a screen by its name, nil for the only one; nil for an unknown screen.
  package func title(ofScreen name: String?) -> String? {
    (pages + waiting.values).first { $0.name == name }?.screen.title
  }

  /// The current elements, in reading order.
  package var elements: [Element] { pages.last?.resolution.elements ?? [] }

  /// The places of the current elements: those of the file, or of the layout.
  package var touchMap: TouchMap? { pages.last?.touchMap }

  /// The rotors of every view on the screen, in the order of the file.
  package var rotors: [Property.Rotor] { pages.last?.present.rotors ?? [] }

  /// Performs a request of the user, or an effect of a step.
  package mutating func respond(to request: Request) -> [Response] {
    // Announcements are collected here, because a single effect can change several regions.
    defer { liveChanges = [] }
    let responses = carryOut(request)
    settle()
    return responses + liveChanges.map(Response.changedLiveRegion)
  }

  private mutating func carryOut(_ request: Request) -> [Response] {
    if case .effect(let effect) = request { return carryOut([effect]) }
    // Launching an app that is open already changes nothing on its screen.
    if case .launch = request, pages.isEmpty { return carryOut([.open(firstScreen)]) }
    guard !pages.isEmpty else { return [.nothing("no screen is open")] }
    switch request {
    case .activate(let element): return activate(element)
    case .increment(let element): return adjust(element, up: true)
    case .decrement(let element): return adjust(element, up: false)
    case .action(let action, let element): return perform(action, on: element)
    case .escape(let element): return escape(from: element)
    case .magicTap(let element):
      return effects(.onMagicTap, around: element).map { carryOut($0) } ?? [
        .nothing("the screen has no `onMagicTap`")
      ]
    case .scroll(let direction, let element): return scroll(direction, at: element)
    case .type(let text, let element): return edit(element) { $0 + text }
    case .delete(let element): return delete(in: element)
    case .drop, .launch, .effect: return []
    }
  }
}

extension FileApp {
  /// Changes the properties or the title of a view.
  mutating func update(_ update: Effect.Change) -> [Response] {
    [change(update.id) { update.applied(to: $0) }]
  }

  /// Resolves the screen that is shown again if it changed: once for all changes of a gesture, unless
  /// something looks at the elements in between.
  mutating func settle() {
    guard let last = pages.indices.last, pages[last].isStale else { return }
    pages[last].resolveAgain()
  }

  /// Changes the node with a name, and returns the change of the elements.
  mutating func change(_ name: String, _ change: (Node) -> Node) -> Response {
    guard let path = path(of: name) else {
      return .failed("there is no view '\(name)' on the screen that is shown")
    }
    let last = pages.count - 1
    guard let old = pages[last].screen.node(at: path) else {
      return .failed("there is no view '\(name)' on the screen that is shown")
    }
    let new = change(old)
    guard new != old else { return .nothing("the view has this value already") }
    // The words before the change must be known, so that only new ones are announced.
    var region = liveRegion(around: path)
    if region != nil, pages[last].isStale {
      settle()
      region = liveRegion(around: path)
    }
    defer { if let region { announce(region) } }
    // Resolved once a gesture; each further change only looks for its view again.
    let count = pages[last].resolution.elements.count
    allowance -= pages[last].isStale ? count / Self.changesPerResolution : count
    guard allowance >= 0 else {
      return .failed(
        "large screens change more often than a run allows; shorten the walkthrough or its screens")
    }
    pages[last].replace(old, at: path, by: new)
    return .rearranged
  }

  /// The path of the node with a name on the topmost screen.
  mutating func path(of name: String) -> NodePath? {
    guard let last = pages.indices.last else { return nil }
    return pages[last].path(of: name)
  }

  /// The node with a name on the topmost screen.
  mutating func node(_ name: String) -> Node? {
    path(of: name).flatMap { pages.last?.screen.node(at: $0) }
  }
}
