import Foundation
import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import TestSupport
import Testing

@testable import SpokenVerify

/// The recordings of VoiceOver that this repository holds, of which the page on fidelity has the figures.
struct HeldRecordingsTests {
  private let folder =
    root
    .appending(path: "Tests/Review/SpokenVerifyTests/Heard").path

  @Test func `hears all of them as predicted`() throws {
    let found = RecordingInput.find(in: [folder]).inputs
    #expect(found.count == 4)
    let verifications = try found.map { try Verifier().verify($0) }
    #expect(
      "\(VerificationSum(verifications))"
        == "4 recordings, 21 stops heard: 21 equal, 0 order only, 0 different (100 %)")
    #expect(verifications.map(\.comparison.predicted) == [2, 2, 5, 21])
  }

  @Test(
    .enabled(if: hasRecordings, "set SPOKEN_CAPTURES to a folder beside which recordings lie"),
    arguments: ["dynamic", "modal", "repeated", "scroll"])
  func `no rule, and so none with one source, overrides what Apple's service said`(
    name: String
  ) throws {
    let file = recordings.appending(path: "aloud-voiceover-ios27.json")
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    let captures = try #require((object as? [String: Any])?["captures"] as? [String: Any])
    let record = try JSONSerialization.data(withJSONObject: try #require(captures[name]))
    let recording = try #require(RecordingReader.read(Array(record), file: name).value)
    let scenario = try ScenarioReader().read("\(folder)/\(name).screen.yaml").scenario
    let verification = Verification(recording, file: name, with: scenario, Prediction(of: scenario))
    #expect(verification.differences.map(\.message) == [])
  }

  @Test(arguments: ["dynamic", "modal", "repeated", "scroll"])
  func `keeps them in the form in which they are written`(name: String) throws {
    let path = "\(folder)/\(name).heard.json"
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let recording = try #require(RecordingReader.read(bytes, file: path).value)
    #expect(RecordingFile.json(recording) == (try String(contentsOfFile: path, encoding: .utf8)))
  }
}
