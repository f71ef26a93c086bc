import EspeakEngine
import Foundation
import ScreenFiles
import SpokenScreen
import SpokenSound
import TestSupport

extension FuzzTarget {
  /// The files beside screens, each with the longest that its reader takes.
  static let files = [
    FuzzTarget(name: "walkthrough", check: walkthrough),
    FuzzTarget(name: "settings", check: settings),
    FuzzTarget(name: "budget", check: budget),
    FuzzTarget(name: "golden", check: golden),
    FuzzTarget(name: "recording", check: recording),
    FuzzTarget(name: "ssml", check: voiceRequests),
    FuzzTarget(name: "voice", longest: 10_000, check: voice),
    FuzzTarget(name: "earcon", check: earcon),
    FuzzTarget(name: "cache-entry", check: cacheEntry),
  ]

  /// A walkthrough as it lies beside the samples, whose screens it may name.
  private static let place = root.appending(path: "samples/fuzz.walk.yaml").path

  private static func walkthrough(_ bytes: [UInt8]) throws {
    let reading = WalkthroughReader.read(bytes, file: "fuzz", checking: settingFault)
    try Violation.unlessPlaced(reading.findings)
    // Going through it takes ten times as long as reading.
    guard bytes.count % 4 == 0, WalkthroughReader.recognizes(bytes) else { return }
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try ScenarioReader().read(bytes, path: place).scenario
    } catch {
      return try Violation.unlessPlaced(error)
    }
    // Ten thousand swipes take long and show nothing that ten do not.
    guard scenario.steps.reduce(0, { $0 + $1.repetitions }) <= 100 else { return }
    let golden = Golden.read(Transcript().text(of: scenario), file: "fuzz")
    try Violation.unlessPlaced(golden.findings)
    let isSame = golden.value.map { Comparison(scenario, with: $0, file: "fuzz").isSame }
    try Violation.unless(isSame == true, "a transcript does not agree with itself")
  }

  private static func settings(_ bytes: [UInt8]) throws {
    var speech = SpeechSettings()
    do throws(ScenarioError) {
      for setting in try ScenarioReader.settings(bytes, path: "fuzz") {
        // The reader tried it already.
        try? speech.set(setting.key, to: setting.value)
      }
    } catch {
      return try Violation.unlessPlaced(error)
    }
    try again(speech)
  }

  /// Checks that settings that are written can be set again.
  private static func again(_ settings: SpeechSettings) throws(Violation) {
    var again = SpeechSettings()
    for change in settings.changes {
      let parts = change.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let fault = settingFault(.init(key: "\(parts[0])", value: "\(parts[1])"))
      try Violation.unless(fault == nil, "a written setting cannot be read: \(change)")
      try? again.set("\(parts[0])", to: "\(parts[1])")
    }
    try Violation.unless(again.changes == settings.changes, "settings change when they are written")
  }

  private static func budget(_ bytes: [UInt8]) throws {
    for hasSettings in [false, true] {
      do throws(ScenarioError) {
        _ = try Linter.settings(bytes, path: "fuzz", hasSettings: hasSettings)
      } catch {
        try Violation.unlessPlaced(error)
      }
    }
  }

  private static func voice(_ bytes: [UInt8]) throws {
    do throws(VoiceError) {
      _ = try VoiceFile.profile(bytes, path: "fuzz")
    } catch {
      guard case .faulty(_, let line, let column, let message) = error else {
        throw Violation(description: "\(error)")
      }
      try Violation.unless(
        line >= 1 && column >= 1 && !message.isEmpty, "a fault without its place")
    }
  }

  private static func earcon(_ bytes: [UInt8]) throws {
    let (earcon, findings) = EarconReader.read(bytes, file: "fuzz")
    try Violation.unlessPlaced(findings)
    guard let earcon else {
      return try Violation.unless(!findings.isEmpty, "a recipe is refused without a reason")
    }
    try Violation.unless(earcon.length <= Earcon.longest, "a sound lasts too long")
    // Sixteen tones of 400 ms with all their overtones take longer than all else.
    guard bytes.count % 4 == 0 || earcon.length < 50 else { return }
    let count = earcon.samples(at: 8000).count
    try Violation.unless(
      count == 2 * Int((earcon.length * 8).rounded(.up)),
      "a sound is longer or shorter than written")
  }

  private static func cacheEntry(_ bytes: [UInt8]) throws {
    let key = Digest(of: ["fuzz"])
    let body = Data(bytes)
    let sealed = CacheEntry.seal(of: body, key) + body
    for data in [body, sealed] {
      guard let audio = CacheEntry.audio(in: data, for: key) else { continue }
      for word in audio.words {
        try Violation.unless(
          word.samples.lowerBound >= 0 && word.samples.upperBound <= audio.samples.count,
          "a word lies outside its sound")
      }
      let again = CacheEntry.audio(in: try CacheEntry.data(of: audio, for: key), for: key)
      try Violation.unless(again == audio, "speech changes when it is kept")
    }
  }
}

extension Walkthrough.Step {
  /// How often the step is done.
  fileprivate var repetitions: Int {
    if case .gesture(_, let count) = action { count } else { 1 }
  }
}
