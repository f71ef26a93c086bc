import AppProtocol
import ScreenScenarios
import ScreenTree
import SpokenLive
import SpokenViews
import Testing
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

@testable import AppRuns
@testable import SpokenUI

/// What is heard of an app in another process is what is heard of its views here.
@MainActor
struct RemoteAppTests {
  @Test(arguments: SampleView.allCases)
  func `the screen arrives with all positions`(_ sample: SampleView) throws {
    let live = LiveScreen(sample.view, title: "S", app: "App")
    let app = try ServedView.app { sample.view }
    #expect(app.shown.resolution == resolve(live.screen.withWrittenWords))
    #expect(app.shown.screen.file == live.screen.file && app.name == "App")
    #expect(app.findings == live.findings)
    // An object of UIKit does not say where it was made.
    guard sample != .controller else { return }
    let places = app.elements.map(\.origin.place)
    // Views that are combined have a file and no single line.
    #expect(places.allSatisfy { $0.contains(".swift") }, "\(places)")
    #expect(places.contains { $0.contains(".swift:") } || sample == .plainSlider, "\(places)")
  }

  @Test(arguments: SampleView.allCases)
  func `a walkthrough has the same transcript`(_ sample: SampleView) throws {
    let live = LiveScreen(sample.view, title: "S", app: "App")
    let here = Listened(Scenario(live, steps: sample.steps)).transcript
    let app = try ServedView.app { sample.view }
    let settings = SpeechSettings()
    let there = Scenario(app, settings: settings, steps: sample.steps)
    #expect(Listened(there).transcript == here)
    // Run once more it begins again, with a view of its own.
    #expect(Listened(there).transcript == here)
  }

  @Test func `an app's own arrangement is read and touched as in the app`() throws {
    let live = LiveScreen(SampleView.arranged.view, title: "S", app: "App")
    let app = try ServedView.app { SampleView.arranged.view }
    #expect(app.elements.flatMap(\.label).map { "\($0.value)" } == ["Pay", "Total"])
    #expect(app.touchMap == LiveApp(live).touchMap)
    let frames = app.elements.map { $0.shownFrame }
    #expect(frames == live.resolution.elements.map { $0.shownFrame })
    // The code of the arrangement did not cross, but the sizes that rules ask for did.
    let sizes = app.shown.screen.allNodes.flatMap { $0.all(.layout) }
    #expect(sizes.contains { if case .size(30?, 30?, _, _) = $0 { true } else { false } })
  }

  @Test func `the app is told what it lays its views out for`() throws {
    var settings = SpeechSettings()
    #expect(settings.optionsOfApp == [])
    try settings.set("speakHints", to: "false")
    try settings.set("device", to: "iPhone SE")
    try settings.set("textSize", to: "xLarge")
    #expect(settings.optionsOfApp == ["--set=device=iPhone SE", "--set=textSize=xLarge"])
  }

  @Test func `the time of a step passes in the app`() throws {
    let served = ServedView(SampleView.header.view)
    let link = try AppLink(served, settings: ResolverSettings())
    _ = link.responses(to: .open)
    #expect(link.changes(during: .milliseconds(1500)).isEmpty)
    #expect(served.asked.last == #"{"do":"pass","seconds":1.5}"#)
  }

  @Test func `elements of views that change unobserved are asked for again`() throws {
    let served = ServedView(SampleView.controller.view)
    let link = try AppLink(served, settings: ResolverSettings())
    let count = served.asked.count
    _ = link.elements
    #expect(served.asked.dropFirst(count) == [#"{"do":"look"}"#])
    let plain = ServedView(SampleView.header.view)
    _ = try AppLink(plain, settings: ResolverSettings()).elements
    #expect(plain.asked == [#"{"do":"look"}"#])
  }

  /// An app that answers some questions and then falls silent.
  private final class Mute: AppTransport {
    private let inner: ServedView
    private let last: String

    init(_ inner: ServedView, until last: String) { (self.inner, self.last) = (inner, last) }

    func ask(_ line: String, letting duration: Duration) throws(AppSilence) -> [UInt8] {
      guard !line.contains(last) else { throw AppSilence(.ended, "the app stopped (signal 4)") }
      return try inner.ask(line, letting: duration)
    }
  }

  @Test func `an app that falls silent is a failure of the step, and of each later one`() throws {
    let app = try RemoteApp { () throws(AppSilence) in
      MainActor.assumeIsolated { Mute(ServedView(SampleView.controls.view), until: "activate") }
    }
    var scenario = Scenario(app, settings: SpeechSettings())
    scenario.steps += [VoiceOverGesture.first, .activate, .next, .activate].map {
      Walkthrough.Step(.gesture($0, count: 1))
    }
    let failures = scenario.run { _ in }.map { "\($0.step): \($0.message)" }
    let silence = "the app stopped (signal 4)"
    #expect(failures == ["activate: \(silence)", "activate: \(silence)"])
  }

  @Test func `silence that nothing asked about is said once`() throws {
    let app = try AppLink(
      Mute(ServedView(SampleView.header.view), until: "cursorMoved"), settings: .init())
    _ = app.responses(to: .open)
    #expect(app.responses(to: .cursorMoved("a")) == [.failed("the app stopped (signal 4)")])
    #expect(app.responses(to: .cursorMoved("a")) == [])
    #expect(app.changes(during: .seconds(1)).flatMap(\.responses) == [])
  }

  /// An app of another kind.
  private struct Fixed: AppTransport {
    let line: String
    func ask(_ line: String, letting duration: Duration) throws(AppSilence) -> [UInt8] {
      Array(self.line.utf8)
    }
  }

  @Test(arguments: [
    (#"{"version":2}"#, "the app was built with another version of SpokenUI; build it again"),
    ("Hello", "the app answers in another way than SpokenUI does; build it again"),
    (#"{"version":1}"#, "the app answers in another way than SpokenUI does; build it again"),
    (#"{"version":1,"refusal":"there is no preview 'Bag'"}"#, "there is no preview 'Bag'"),
  ]) func `another app is refused with the fix`(line: String, message: String) {
    #expect {
      _ = try RemoteApp { () throws(AppSilence) in Fixed(line: line) }
    } throws: {
      "\($0)" == message
    }
  }
}
