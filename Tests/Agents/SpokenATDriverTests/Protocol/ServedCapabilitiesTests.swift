import ScreenDocuments
import ScreenTree
import Testing

@testable import SpokenATDriver

struct ServedCapabilitiesTests {
  private let served = ServedCapabilities(
    name: "spokenscreen", version: "0.2.0", platform: .ios, models: "VoiceOver iOS 27",
    host: "linux")

  private func matched(_ json: String) throws -> Document {
    try served.matched(try Document.readJSON(Array(json.utf8)))
  }

  @Test(arguments: [
    (#"{"atName":"SpokenScreen"}"#, true), (#"{"atName":"VoiceOver"}"#, false),
    (#"{"atVersion":">=0.2"}"#, true), (#"{"atVersion":"<0.2"}"#, false),
    (#"{"atVersion":"new"}"#, false), (#"{"platformName":"ios"}"#, true),
    (#"{"platformName":"macos"}"#, false), (#"{"spoken:host":"linux"}"#, true),
    (#"{"spoken:models":"VoiceOver iOS 27"}"#, true), (#"{"spoken:models":"NVDA"}"#, false),
    (#"{"spoken:input":"a.screen.yaml"}"#, true), (#"{"nvda:thing":true}"#, false),
    (#"{"spoken:speed":1}"#, false), (#"{"user-defined property":{"a":[1]}}"#, true),
  ])
  func `matches what a session must have`(json: String, isMatch: Bool) {
    do {
      _ = try matched(json)
      #expect(isMatch)
    } catch let error as DriverError {
      #expect(!isMatch && error.code == .sessionNotCreated && !error.message.isEmpty)
    } catch {
      Issue.record(error)
    }
  }

  @Test func `tells what it has, and what the client named itself`() throws {
    #expect(
      try matched(#"{"mine":1}"#).compactJSON
        == #"{"atName":"spokenscreen","atVersion":"0.2.0","platformName":"ios","#
        + #""spoken:models":"VoiceOver iOS 27","spoken:host":"linux","mine":1}"#)
  }
}
