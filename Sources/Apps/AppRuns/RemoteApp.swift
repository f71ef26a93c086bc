import AppProtocol
package import ScreenTree
package import VoiceOverElements
package import VoiceOverSession
package import VoiceOverSpeech

/// An app that runs in a process of its own: it is asked by lines of JSON.
///
/// Each run of a scenario has its own process, which begins with the app's first screen and ends with the run.
package struct RemoteApp: ScreenApp, Sendable {
  typealias Start = @Sendable () throws(AppSilence) -> any AppTransport

  private let start: Start
  private let settings: ResolverSettings
  private let files: [String: String]
  private var link: AppLink
  /// Whether this copy opened the app; another copy, of another run, begins again.
  private var isOpen = false
  /// Why no process could be started for this copy.
  private var failure: AppSilence?

  /// Starts an app.
  ///
  /// - Throws: `AppSilence` when it cannot be started, or does not answer.
  package init(
    _ program: AppProgram, platform: Platform = .ios, language: String = "en-US",
    settings: SpeechSettings = SpeechSettings()
  ) throws(AppSilence) {
    let options =
      ["--platform=\(platform.rawValue)", "--language=\(language)"] + settings.optionsOfApp
    try self.init(settings: settings.resolver, files: program.files) { () throws(AppSilence) in
      try AppProcess(program, options)
    }
  }

  /// Starts an app in some way, which each run uses again.
  init(
    settings: ResolverSettings = ResolverSettings(), files: [String: String] = [:],
    start: @escaping Start
  ) throws(AppSilence) {
    (self.start, self.settings, self.files) = (start, settings, files)
    link = try AppLink(try start(), settings: settings, files: files)
  }

  /// The screen that is shown, and its elements.
  package var shown: (screen: Screen, resolution: Resolution) { link.shown }

  /// The faults of the views, as the app reported them last.
  package var findings: [Finding] { link.findings }

  /// Why the app does not answer any more; nil while it does.
  package var silence: AppSilence? { failure ?? link.silence }

  /// The name that is spoken at launch.
  package var name: String { shown.screen.app ?? shown.screen.title }

  /// The title of the screen.
  package func title(ofScreen name: String?) -> String? { shown.screen.title }

  /// The current elements, in reading order.
  package var elements: [Element] { link.elements }

  /// The places of the current elements.
  package var touchMap: TouchMap? { link.touchMap }

  /// The custom rotors of the screen, in the order of the views.
  package var rotors: [Property.Rotor] { shown.screen.rotors }

  /// Performs a request of the user.
  package mutating func respond(to request: Request) -> [Response] {
    let asked = AppRequest(request)
    do throws(AppSilence) {
      if asked == .open { try begin() }
    } catch {
      failure = error
    }
    // The link is that of another run, which nothing of this one may change.
    if let failure { return [.failed(failure.description)] }
    return link.responses(to: asked)
  }

  /// Learns where the cursor is, for the focus state of views.
  package mutating func cursorMoved(to element: Element?) -> [Response] {
    failure == nil ? link.responses(to: .cursorMoved(element?.node)) : []
  }

  /// Lets real time pass in the app, and returns what happened in it.
  package mutating func changes(during duration: Duration) -> [TimedResponses] {
    failure == nil ? link.changes(during: duration) : []
  }

  /// Takes the process that was started, or starts another one when some run has had it.
  private mutating func begin() throws(AppSilence) {
    guard !isOpen else { return }
    isOpen = true
    guard !link.take() else { return }
    link = try AppLink(try start(), settings: settings, files: files)
    _ = link.take()
  }
}

extension AppRequest {
  /// The request of a user, with elements by their names.
  init(_ request: Request) {
    switch request {
    case .activate(let element): self = .activate(element.node)
    case .increment(let element): self = .increment(element.node)
    case .decrement(let element): self = .decrement(element.node)
    case .action(let action, let element):
      self = .action(action.value.description, of: action.origin.node, on: element.node)
    case .escape(let element): self = .escape(element?.node)
    case .magicTap(let element): self = .magicTap(element?.node)
    case .scroll(let direction, let element): self = .scroll(direction, element?.node)
    case .type(let text, let element): self = .type(text, element.node)
    case .delete(let element): self = .delete(element.node)
    case .drop(let dragged, let element): self = .drop(dragged.node, on: element.node)
    // A live app has one first screen, whatever it is called.
    case .launch, .effect(.open): self = .open
    case .effect(let effect): self = .effect(effect)
    }
  }
}

extension SpeechSettings {
  /// The settings by which the app lays out its views and finds its elements, where they differ from the
  /// default, as options of its command `serve`.
  var optionsOfApp: [String] {
    let usual = SpeechSettings()
    let keys = ["compatibility", "combineImages", "systemVersion", "device", "textSize"]
    return keys.compactMap { key in
      guard let value = self.text(of: key), value != usual.text(of: key) else { return nil }
      return "--set=\(key)=\(value)"
    }
  }
}
