import Foundation
import ScreenDocuments
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

  @Test(arguments: ["dynamic", "modal", "repeated", "scroll"])
  func `keeps them in the form in which they are written`(name: String) throws {
    let path = "\(folder)/\(name).heard.json"
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let recording = try #require(RecordingReader.read(bytes, file: path).value)
    #expect(RecordingFile.json(recording) == (try String(contentsOfFile: path, encoding: .utf8)))
  }
}
