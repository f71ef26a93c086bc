import AppProtocol
import ScreenFiles
import ScreenTree
import SpokenLive
import SpokenViews
import VoiceOverElements
import VoiceOverSession

/// The running view for `spoken`: a request in, an answer out.
///
/// Everything that is heard `spoken` makes of the screens and the responses; the app has the closures.
@MainActor
struct AppServer {
  /// Mounts the view, or says why there is none.
  private let mount: @MainActor () throws(AppAnswer.Refusal) -> LiveScreen
  /// Lets real time pass in the app.
  private let wait: @MainActor (LiveScreen, Duration) -> Void
  private var mounted: LiveScreen?
  /// What `spoken` knows.
  private var sent: Screen?
  private var sentFindings: [Finding]?

  /// A server of a view, which is mounted at the first question about it.
  init(
    wait: @escaping @MainActor (LiveScreen, Duration) -> Void = { $0.waitNow($1) },
    _ mount: @escaping @MainActor () throws(AppAnswer.Refusal) -> LiveScreen
  ) {
    self.wait = wait
    self.mount = mount
  }

  /// Answers a line.
  mutating func answer(to line: String) -> AppAnswer {
    guard let request = AppRequest(line: line) else {
      return .refusing(
        AppAnswer.Refusal("the app does not understand what spoken asks; build it and spoken again")
      )
    }
    if request == .previews { return .listing(_Previews.all) }
    do throws(AppAnswer.Refusal) {
      return answer(to: request, of: try view())
    } catch {
      return .refusing(error)
    }
  }

  private mutating func view() throws(AppAnswer.Refusal) -> LiveScreen {
    if let mounted { return mounted }
    let screen = try mount()
    mounted = screen
    return screen
  }

  private mutating func answer(to request: AppRequest, of screen: LiveScreen) -> AppAnswer {
    var answer = AppAnswer()
    var app = LiveApp(screen)
    if case .pass(let duration) = request {
      wait(screen, duration)
      for (change, screen) in screen.takeTimedChanges() {
        let responses = change.responses.map { AppResponse($0) }
        answer.changes.append(.init(at: change.time, screen: news(screen), responses))
      }
    } else if case .cursorMoved(let node) = request {
      let element = node.map { screen.element($0) }
      answer.responses = app.cursorMoved(to: element).map { AppResponse($0) }
    } else if let asked = screen.request(request) {
      answer.responses = app.respond(to: asked).map { AppResponse($0) }
    }
    // The question is what makes views be asked again whose changes nobody can observe.
    if screen.isVolatile { _ = app.elements }
    answer.isVolatile = screen.isVolatile
    answer.screen = news(screen.screen)
    let findings = screen.findings
    if findings != sentFindings { answer.findings = findings }
    sentFindings = findings
    return answer
  }

  /// The screen, when `spoken` knows another one.
  private mutating func news(_ screen: Screen) -> PlacedScreen? {
    // Words that a closure gives to the values of a chart cannot be asked for later.
    let written = screen.withWrittenWords
    guard written != sent else { return nil }
    sent = written
    return PlacedScreen(written)
  }
}

extension AppAnswer {
  fileprivate static func refusing(_ refusal: Refusal) -> AppAnswer {
    var answer = AppAnswer()
    answer.refusal = refusal
    return answer
  }

  fileprivate static func listing(_ previews: [_Preview]) -> AppAnswer {
    var answer = AppAnswer()
    answer.previews = previews.map { Preview($0.name, at: $0.place) }
    return answer
  }
}

extension LiveScreen {
  /// The element with a name; where the screen has none, one of that name without words.
  fileprivate func element(_ name: String) -> Element {
    if let known = resolution.elements.first(where: { $0.node == name }) { return known }
    let node = screen.paths[name].flatMap { screen.node(at: $0) }
    return Element(
      node: name,
      origin: node.map { screen.origin(of: $0) }
        ?? Origin(file: screen.file, position: .unknown, node: name))
  }

  /// The request about the elements that are named; nil for one that asks nothing of the views.
  fileprivate func request(_ request: AppRequest) -> Request? {
    switch request {
    case .look, .previews, .cursorMoved, .pass: nil
    case .open: .effect(.open(""))
    case .activate(let name): .activate(element(name))
    case .increment(let name): .increment(element(name))
    case .decrement(let name): .decrement(element(name))
    case .action(let name, let source, let node):
      .action(action(name, of: source, on: element(node)), element(node))
    case .escape(let name): .escape(name.map { element($0) })
    case .magicTap(let name): .magicTap(name.map { element($0) })
    case .scroll(let direction, let name): .scroll(direction, name.map { element($0) })
    case .type(let text, let name): .type(text, element(name))
    case .delete(let name): .delete(element(name))
    case .drop(let dragged, let name): .drop(element(dragged), on: element(name))
    case .effect(let effect): .effect(effect)
    }
  }

  /// The custom action of an element with a name, which a node gives to it.
  private func action(_ name: String, of source: String, on element: Element) -> Sourced<Wording> {
    let known = element.actions.first {
      $0.value.description == name && $0.origin.node == source
    }
    return known
      ?? Sourced(
        .text(name), from: Origin(file: screen.file, position: .unknown, node: source), by: .stated)
  }
}
