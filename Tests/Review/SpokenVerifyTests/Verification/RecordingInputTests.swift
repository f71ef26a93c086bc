import Foundation
import ScreenInputs
import ScreenTree
import TestSupport
import Testing

@testable import SpokenVerify
@testable import ScreenScenarios

struct RecordingInputTests {
  private let screen = "screen: A\nviews:\n  - Button: Pay\n"
  private let heard =
    "{\"heard\": 1, \"steps\": [{\"do\": \"current\", \"heard\": \"Pay Button\"}]}"

  private func outcome(_ folder: Scratch, _ name: String, in whole: Bool = false) -> String {
    let input = RecordingInput(folder.path(name), in: whole ? folder.path : nil)
    do throws(ScenarioError) {
      let found = try Verifier().verify(input)
      return (found.input as NSString).lastPathComponent + (found.isGood() ? " good" : " bad")
    } catch {
      return error.description.replacing(folder.path + "/", with: "")
    }
  }

  @Test(arguments: [
    ("a.heard.json", "a.screen.yaml", "a.screen.yaml good"),
    ("a.heard.json", "a.walk.json", "a.walk.json:1:1: error: 'screen' is missing; it is the title"),
    ("a.txt", "a.screen.json", "a.screen.json good"),
    (
      "a.heard.json", "b.screen.yaml",
      "a.heard.json: error: there is no screen beside it such as a.screen.yaml; add 'of' to the recording or pass --against INPUT"
    ),
  ])
  func `finds the screen beside a recording`(recording: String, input: String, result: String)
    throws
  {
    let text =
      input.hasSuffix(".json") ? "{\"screen\":\"A\",\"views\":[{\"Button\":\"Pay\"}]}" : screen
    let folder = try Scratch([
      recording: recording.hasSuffix(".txt") ? "Pay button" : heard, input: text,
    ])
    if input.hasSuffix(".walk.json") {
      #expect(outcome(folder, recording).hasPrefix("a.walk.json"))
    } else {
      #expect(outcome(folder, recording) == result)
    }
  }

  @Test func `asks when several files may be meant, and takes the one that is named`() throws {
    let named = heard.replacing("\"heard\": 1,", with: "\"heard\": 1, \"of\": \"b.yaml\",")
    let folder = try Scratch([
      "a.heard.json": heard, "a.screen.yaml": screen, "a.screen.yml": screen,
      "c.heard.json": named, "b.yaml": screen,
    ])
    #expect(
      outcome(folder, "a.heard.json").hasPrefix(
        "a.heard.json: error: a.screen.yaml and a.screen.yml may be meant"))
    #expect(outcome(folder, "c.heard.json") == "b.yaml good")
  }

  @Test func `names the place of a recording that names no file`() throws {
    let named = heard.replacing("\"heard\": 1,", with: "\"heard\": 1, \"of\": \"gone.yaml\",")
    let folder = try Scratch(["a.heard.json": named])
    #expect(
      outcome(folder, "a.heard.json")
        == "a.heard.json:1:20: error: 'of' names gone.yaml: there is no such file")
  }

  @Test func `opens nothing outside of the folder of a recording`() throws {
    let other = try Scratch(["x.screen.yaml": screen])
    for name in [other.path("x.screen.yaml"), "../\(other.folder.lastPathComponent)/x.screen.yaml"]
    {
      let named = heard.replacing("\"heard\": 1,", with: "\"heard\": 1, \"of\": \"\(name)\",")
      let folder = try Scratch(["a.heard.json": named])
      for isWhole in [true, false] {
        let outcome = outcome(folder, "a.heard.json", in: isWhole)
        #expect(outcome.hasPrefix("a.heard.json:1:20: error: 'of' "), "\(outcome)")
        let isAbsolute = name.hasPrefix("/")
        let cause =
          isAbsolute ? " is the name of a file beside" : ", which cannot be read: it leads"
        #expect(outcome.contains(cause), "\(outcome)")
      }
    }
    let folder = try Scratch(["a.screen.yaml": screen])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.heard.json"), withDestinationPath: other.path("x.screen.yaml"))
    #expect(outcome(folder, "a.heard.json", in: true).contains("it leads out of"))
  }

  @Test func `finds recordings in folders, each once, and no captures among them`() throws {
    let folder = try Scratch([
      "b.heard.json": heard, "a.heard.json": heard, "a.screen.yaml": screen, ".c.heard.json": heard,
      "d.json": heard,
    ])
    let found = RecordingInput.find(in: [
      folder.path, folder.path("a.heard.json"), folder.path("none"),
    ])
    #expect(
      found.inputs.map { ($0.path as NSString).lastPathComponent } == [
        "a.heard.json", "b.heard.json",
      ])
    #expect(found.missing == [folder.path("none")])
    let inputs = CheckInput.find(in: [folder.path]).inputs
    #expect(inputs.map { ($0.path as NSString).lastPathComponent } == ["a.screen.yaml"])
  }
}
