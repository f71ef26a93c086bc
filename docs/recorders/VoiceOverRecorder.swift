import UIKit
import XCTest

/// Writes down what VoiceOver says on the screen that an app shows.
@MainActor final class VoiceOverRecorder: XCTestCase {
  private let app = "com.example.shop"  // your app's bundle identifier
  private let screen = "checkout"       // the name of the files
  private let mostSteps = 100
  private let mostSeconds = 120.0

  private struct Step: Encodable {
    var `do`: String
    var heard: String?
    var error: String?

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(`do`, forKey: .do)
      try object.encode(heard, forKey: .heard)  // null when nothing was said
      try object.encodeIfPresent(error, forKey: .error)
    }
    enum Key: String, CodingKey { case `do`, heard, error }
  }

  private struct Recording: Encodable {
    var heard = 1
    var reader = "VoiceOver"
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var language = Locale.preferredLanguages.first
    var by = "XCUIVoiceOverService"
    var app: String
    var screen: String
    var of: String
    var stopped: String?
    var steps: [Step] = []
  }

  func testRecordVoiceOver() throws {
    guard #available(iOS 27, *) else { throw XCTSkip("VoiceOver can be heard from iOS 27 on") }
    let target = XCUIApplication(bundleIdentifier: app)
    guard target.state == .runningForeground || target.state == .runningBackground else {
      return XCTFail("start the app and open the screen first; a recorder must not launch it")
    }
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    guard springboard.alerts.count == 0 else {
      return XCTFail("dismiss the system alert first; VoiceOver would read it in place of the app")
    }
    target.activate()
    // Before anything moves: the cursor scrolls the screen.
    attach(target.debugDescription, as: "\(screen).txt")

    let voiceOver = XCUIDevice.shared.voiceOverService
    let wasEnabled = voiceOver.isEnabled
    defer { if !wasEnabled { try? voiceOver.disable() } }
    if !wasEnabled { try voiceOver.enable() }
    // A simulator may take some seconds until VoiceOver runs.
    let ready = Date() + 10
    while !voiceOver.isEnabled, Date() < ready { Thread.sleep(forTimeInterval: 0.2) }

    var recording = Recording(app: app, screen: screen, of: "\(screen).txt")
    recording.system = recording.system.replacing("Version", with: UIDevice.current.systemName)
    // The first read may be silent, or a message of VoiceOver.
    for _ in 0..<3 {
      recording.steps.append(step("current") { try voiceOver.currentSpeech() })
      if recording.steps.last?.heard != nil { break }
    }
    let start = Date()
    while recording.stopped == nil {
      recording.steps.append(step("next") { try voiceOver.moveForward() })
      let last = recording.steps.suffix(3)
      if last.last?.heard == nil {
        recording.stopped = "speech-timeout"
      } else if last.count == 3, Set(last.map(\.heard)).count == 1 {
        recording.stopped = "repeats"
      } else if Date().timeIntervalSince(start) > mostSeconds {
        recording.stopped = "time-limit"
      } else if recording.steps.count > mostSteps {
        recording.stopped = "step-limit"
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    attach(String(decoding: try encoder.encode(recording), as: UTF8.self), as: "\(screen).heard.json")
  }

  @available(iOS 27, *)
  private func step(
    _ name: String, _ speech: () throws -> XCUIVoiceOverService.Output
  ) -> Step {
    do {
      return Step(do: name, heard: try speech().utterance)
    } catch {
      return Step(do: name, heard: nil, error: "\(error)")
    }
  }

  private func attach(_ text: String, as name: String) {
    let attachment = XCTAttachment(string: text)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
