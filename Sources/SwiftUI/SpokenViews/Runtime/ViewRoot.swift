import Foundation
package import ScreenTree

/// The mounted views of one screen: evaluates them again after changes, and collects what they do.
@MainActor
package final class ViewRoot {
  /// Whether anything was written differently since this was last set to false.
  package var hasChanged = true
  /// How many bodies were evaluated, for tests.
  package var evaluations = 0
  /// What the app did that is heard beyond changes of the screen, in order.
  package var posts: [Post] = []
  var faults = AppFaults()
  /// The presented sheets and alerts, the topmost last.
  package var presented: [any PresentedNode] = []
  /// How many screens were pushed and presented, to notice a change of the screen.
  package var screenNumber = 0
  /// The stacks of screens, the innermost last.
  package var navigation: [any NavigationContainer] = []
  /// How many screens are open above the first one.
  package var screenDepth: Int {
    presented.count + navigation.reduce(0) { $0 + $1.pushedCount }
  }
  /// The title of the screen, by the last view that has one.
  package var title: String?

  /// The view that asked for VoiceOver's cursor, until it is found.
  package var focusRequest: FocusRequest?
  /// The object of UIKit that has the keyboard.
  package weak var firstResponder: AnyObject?
  /// What learns which field of SwiftUI has the keyboard.
  var keyboardFollowers: [any KeyboardFollower] = []
  /// What is dragged, while it is dropped.
  package var dragged: [Any] = []
  /// The values that views give to those that read them by the focus.
  var focused = FocusedScene()
  private var lastNumber = 0
  /// The views that notice what those inside give.
  var preferences: [any PreferenceObserver] = []
  /// The views whose changes are not observable, such as those of UIKit.
  package var volatile: [_ViewNode] = []
  /// The values of `@AppStorage` and `@SceneStorage`, by their keys and types.
  var stored: [String: AnyObject] = [:]
  var names = NameTable()
  private var content: _ViewNode?
  private var waiting: [_ViewNode] = []
  /// What the work of the screen holds that waits for time; nil when there is none.
  private weak var work: WaitingWork?
  private var actions: [() -> Void] = []
  private let mount: (ViewRoot) -> _ViewNode
  /// The language of the screen as a BCP 47 tag.
  nonisolated let language: String
  /// The locale of the screen, which every format has.
  nonisolated let locale: Locale

  /// The language of a screen for which none is given.
  nonisolated package static let usualLanguage = "en-US"
  /// The locale of a screen for which no language is given: that of a phone, not of the process.
  nonisolated static let usualLocale = Locale(identifier: "en_US")

  /// How often views are evaluated again until nothing changes any more.
  package static let mostRounds = 100

  /// The root of a view, which is mounted at the first flush.
  package init<Content: View>(
    _ view: Content, language: String = ViewRoot.usualLanguage, platform: Platform = .ios,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.language = language
    let isUsual = language == Self.usualLanguage
    locale = isUsual ? Self.usualLocale : Locale(identifier: language)
    var environment = environment
    if !isUsual { environment.locale = locale }
    if platform != .ios { environment.platform = platform }
    if environment.undoManager == nil { environment.undoManager = UndoManager() }
    // Mounting needs the root, which is not complete here; a closure also hides the type of the
    // view.
    mount = { root in
      view.mounted(in: _ViewContext(root: root, parent: nil, environment: environment))
    }
  }

  /// What the app posts to assistive technologies.
  package enum Post: Hashable, Sendable {
    case announcement(Announcement)
    case notification(Effect.Target?, wholeScreen: Bool)
    case page(String)
  }

  /// The views of the screen, back to front.
  package var nodes: [Node] {
    // What is presented comes after the screen that it covers.
    (content?.nodes ?? []) + presented.flatMap(\.presentedNodes)
  }

  /// A number that nothing else on this screen has.
  package func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func enqueue(_ node: _ViewNode) { waiting.append(node) }

  /// Runs an action after the views are evaluated, such as that of `onAppear`.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Whether a closure still waits for its turn after the views are evaluated.
  package var hasActions: Bool { !actions.isEmpty }

  /// Evaluates what changed, outermost first, until nothing changes any more.
  package func flush() {
    performing { update() }
  }

  private func update() {
    if content == nil { content = mount(self) }
    // Nothing reports changes of UIKit's objects, so their nodes are made again each time.
    for node in volatile { node.invalidate() }
    var rounds = 0
    observePreferences()
    while !waiting.isEmpty || !actions.isEmpty {
      // Actions set state, which asks for evaluations, which ask for actions: a round performs what
      // is known at its start.
      rounds += 1
      guard rounds <= Self.mostRounds else { return giveUp() }
      // A view evaluates those inside or unmounts them. Outermost first spares the evaluations that
      // are then no longer needed.
      let batch = waiting.sorted { $0.depth < $1.depth }
      waiting = []
      for node in batch where node.isMounted && node.needsUpdate { node.updateNow() }
      // Taken out first, because an action may add the next one, which belongs to the next round.
      let todo = actions
      actions = []
      for action in todo { action() }
      observePreferences()
    }
  }

  private func observePreferences() {
    for observer in preferences { observer.observePreference() }
  }

  private func giveUp() {
    // A view of the library says nothing to the author of an app: the one of the app around it does.
    let view =
      waiting.first { $0.nameInApp != nil }
      ?? waiting.first?.nearest { $0.nameInApp == nil ? nil : $0 }
    report(
      at: (view ?? waiting.first)?.nodes.first?.position ?? .unknown,
      "\(view?.nameInApp ?? "A view") keeps changing itself: its body, `onChange` or `onAppear` sets "
        + "state that evaluates it again; after \(Self.mostRounds) rounds the rest is left out")
    // A node that stays marked would ignore every later change.
    for node in waiting { node.dropUpdate() }
    waiting = []
    actions = []
  }

  /// Ends the life of all views.
  package func unmount() {
    content?.unmount()
    content = nil
  }

  /// Performs something for this screen, so that what it posts belongs to it.
  package func performing<Result>(_ action: () -> Result) -> Result {
    // One for all calls, for as long as something that they started holds it.
    let work = self.work ?? WaitingWork()
    self.work = work
    return ActingScreen.$root.withValue(self) {
      ActingScreen.$work.withValue(work, operation: action)
    }
  }

  /// Whether a task, a timer or a delay that the views started has not ended.
  package var hasWaitingWork: Bool { work != nil }
}

/// A node that shows views above the screen.
@MainActor
package protocol PresentedNode: AnyObject {
  /// The views, as one modal node or none.
  var presentedNodes: [Node] { get }
  /// Closes it, as the escape gesture does.
  func dismiss()
}
