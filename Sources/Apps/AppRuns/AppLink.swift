import AppProtocol
import ScreenFiles
import ScreenTree
import Synchronization
import VoiceOverElements
import VoiceOverSession

/// What is known of a running app, and the questions to it, one after the other.
///
/// A class, because it owns the process and everyone who asks shares it; the mutex guards what is known.
final class AppLink: Sendable {
  /// What the app has answered so far.
  fileprivate struct Known {
    var screen: Screen
    var resolution: Resolution
    var isVolatile: Bool
    var findings: [Finding]
    /// The properties of the screen that could not be passed on.
    var losses: [Finding]
    /// Whether a run has opened the app.
    var isTaken = false
    /// Why it does not answer any more, and whether that was said.
    var silence: AppSilence?
    var isSilenceHeard = false
  }

  private let transport: any AppTransport
  private let settings: ResolverSettings
  /// The paths of the user's files, by the names that the app has for them.
  private let files: [String: String]
  private let known: Mutex<Known>

  /// A link to an app that was started, with its first screen.
  ///
  /// - Parameters:
  ///   - transport: the way to the app.
  ///   - settings: how its screens are resolved.
  ///   - files: the paths of the user's files, by the names that the app has for them.
  /// - Throws: `AppSilence` when it does not answer, or has nothing to hear.
  init(
    _ transport: any AppTransport, settings: ResolverSettings, files: [String: String] = [:]
  ) throws(AppSilence) {
    let answer = try Self.answer(of: transport, to: .look, files)
    guard let first = answer.screen else { throw .strange }
    self.transport = transport
    self.settings = settings
    self.files = files
    known = Mutex(
      Known(
        screen: first.screen, resolution: resolve(first.screen, settings: settings),
        isVolatile: answer.isVolatile, findings: answer.findings ?? [], losses: first.findings))
  }

  /// Asks an app once.
  static func answer(
    of transport: any AppTransport, to request: AppRequest, _ files: [String: String] = [:]
  ) throws(AppSilence) -> AppAnswer {
    let duration = if case .pass(let duration) = request { duration } else { Duration.zero }
    let line = try transport.ask(request.line, letting: duration)
    let answer: AppAnswer
    do throws(AppAnswer.Fault) { answer = try AppAnswer(line: line, calling: files) } catch {
      switch error {
      case .otherVersion: throw .otherVersion
      case .noAnswer: throw .strange
      }
    }
    if let refusal = answer.refusal {
      throw AppSilence(refusal.isOfPreview ? .unknownPreview : .unusable, refusal.reason)
    }
    return answer
  }
}

extension AppLink {
  /// The screen that is shown, and its elements, without another look at it.
  var shown: (screen: Screen, resolution: Resolution) {
    known.withLock { ($0.screen, $0.resolution) }
  }

  /// The elements; of an app whose views change unobserved, after another look at them.
  var elements: [Element] {
    known.withLock { known in
      if known.isVolatile { _ = ask(.look, &known) }
      return known.resolution.elements
    }
  }

  /// The places of the elements, as the app's layout has them; of an app whose views change unobserved,
  /// after another look at them.
  var touchMap: TouchMap {
    known.withLock { known in
      if known.isVolatile { _ = ask(.look, &known) }
      return TouchMap(known.screen, known.resolution)
    }
  }

  /// The faults of the views, and what could not be passed on.
  var findings: [Finding] { known.withLock { $0.findings + $0.losses } }

  /// Why the app does not answer any more; nil while it does.
  var silence: AppSilence? { known.withLock { $0.silence } }

  /// Takes the app for a run; false when another run has it.
  func take() -> Bool {
    known.withLock { known in
      defer { known.isTaken = true }
      return !known.isTaken
    }
  }

  /// The responses to a request; that the app is silent is a response too.
  func responses(to request: AppRequest) -> [Response] {
    known.withLock { known in
      guard let answer = ask(request, &known) else { return known.silent(about: request) }
      return answer.responses.map { $0.response(on: known.resolution.elements) }
    }
  }

  /// What happened while real time passed.
  func changes(during duration: Duration) -> [TimedResponses] {
    known.withLock { known in
      var elements = known.resolution.elements
      guard let answer = ask(.pass(duration), &known) else {
        return [TimedResponses(at: .zero, known.silent(about: .pass(duration)))]
      }
      return answer.changes.map { change in
        if let screen = change.screen?.screen {
          elements = resolve(screen, settings: settings).elements
        }
        return TimedResponses(
          at: change.time, change.responses.map { $0.response(on: elements) })
      }
    }
  }

  /// Asks the app and learns from its answer; nil when it is silent.
  private func ask(_ request: AppRequest, _ known: inout Known) -> AppAnswer? {
    guard known.silence == nil else { return nil }
    do throws(AppSilence) {
      let answer = try Self.answer(of: transport, to: request, files)
      known.learn(answer, settings)
      return answer
    } catch {
      known.silence = error
      return nil
    }
  }
}

extension AppLink.Known {
  /// Takes over what an answer says of the app as it is now.
  fileprivate mutating func learn(_ answer: AppAnswer, _ settings: ResolverSettings) {
    isVolatile = answer.isVolatile
    findings = answer.findings ?? findings
    guard let placed = answer.screen ?? answer.changes.last(where: { $0.screen != nil })?.screen
    else { return }
    (screen, losses) = (placed.screen, placed.findings)
    resolution = resolve(placed.screen, settings: settings)
  }

  /// What is heard of a silent app: the reason, whenever it is asked to do something; otherwise once.
  fileprivate mutating func silent(about request: AppRequest) -> [Response] {
    guard let silence else { return [] }
    defer { isSilenceHeard = true }
    switch request {
    case .look, .previews, .cursorMoved, .pass:
      return isSilenceHeard ? [] : [.failed(silence.description)]
    // All others ask the app to do something.
    default: return [.failed(silence.description)]
    }
  }
}

extension AppSilence {
  /// The program answers something else than an app of this library.
  static let strange = AppSilence(
    .unusable, "the app answers in another way than SpokenUI does; build it again")
  /// The app was built with another version of the library.
  static let otherVersion = AppSilence(
    .unusable, "the app was built with another version of SpokenUI; build it again")
}
