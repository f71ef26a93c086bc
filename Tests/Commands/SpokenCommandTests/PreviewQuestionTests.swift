import ArgumentParser
import Foundation
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenTextCommands
import Synchronization
import TestSupport
import Testing

@testable import SpokenCommand

/// What pages ask of a preview besides gestures.
struct PreviewQuestionTests {
  /// The messages that a page got, as JSON.
  private final class Letters: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    /// The messages since the last call.
    func take() -> [String] {
      texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
    }
  }

  private let scratch: Scratch
  private let letters = Letters()
  private let desk: PreviewDesk

  init() throws {
    scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml",
      "screen: Bags\nviews:\n  - Button: Buy\n    id: buy\n    hint: Pays now\n  - Text: Total\n")
    let voices = try VoiceOptions.parse([])
    let maker = PreviewMaker(
      options: try ScenarioOptions.parse([]), voices: voices, ensemble: try voices.ensemble(),
      synthesizer: SilentSynthesizer(), isMute: true)
    let room = PreviewRoom()
    _ = room.enter(PreviewRoom.Page(receive: letters.add))
    desk = PreviewDesk(file.path, [CheckInput(file.path)], maker, room, key: "0f")
    ask("open") { $0.input = file.path }
    _ = letters.take()
  }

  private func ask(_ word: String, _ change: (inout PreviewRequest) -> Void = { _ in }) {
    var request = PreviewRequest(do: word)
    change(&request)
    desk.handle(request, from: 1)
  }

  /// A message as keys and values, without the folder of the test.
  private func message() throws -> [String: Any] {
    let text = try #require(letters.take().first).replacing(scratch.folder.path + "/", with: "")
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `a setting changes what is said, and an empty value brings the file's back`() throws {
    ask("set") { $0.settings = ["speakHints": "false"] }
    var run = try message()
    #expect(run["is"] as? String == "run" && run["changed"] as? [Int] == [1])
    #expect((run["settings"] as? [String: String])?["speakHints"] == "false")
    #expect(desk.shown.values.first?.run?.lines.first?.text == "Buy, Button")
    ask("set") { $0.settings = ["speakHints": ""] }
    run = try message()
    #expect((run["settings"] as? [String: String])?["speakHints"] == "true")
    #expect(desk.shown.values.first?.run?.lines.first?.text == "Buy, Button, Pays now")
  }

  @Test(
    arguments: [
      (["speakHint": "false"], "there is no setting 'speakHint'"),
      (["speakHint": ""], "there is no setting 'speakHint'"),
      (["speakHints": "no"], "speakHints"),
    ] as [([String: SettingValue], String)])
  func `a wrong setting is an error and changes nothing`(
    settings: [String: SettingValue], text: String
  ) throws {
    let version = desk.shown.values.first?.version
    ask("set") { $0.settings = settings }
    let error = try message()
    #expect(error["is"] as? String == "error")
    #expect((error["text"] as? String)?.contains(text) == true, "\(error)")
    #expect(desk.maker.changes.isEmpty && desk.shown.values.first?.version == version)
  }

  @Test
  func `the reasons of a line, and of what the walk said last, have rule, evidence and origin`()
    throws
  {
    ask("why") { $0.stop = 1 }
    var why = try message()
    #expect(why["is"] as? String == "why" && why["stop"] as? Int == 1)
    var words = try #require(why["segments"] as? [[String: Any]])
    #expect(words.map { $0["text"] as? String } == ["Buy", "Button", "Pays now"])
    #expect(words.map { $0["kind"] as? String } == ["label", "trait", "hint"])
    #expect(words.map { $0["origin"] as? String }.last == "a.screen.yaml:5:5")
    #expect(words.map { $0["property"] as? String }.last == "buy.hint")
    #expect(words[1]["attested"] as? String == "documented by Apple; rule ●●, iOS 13")
    ask("gesture") { $0.gesture = "next" }
    _ = letters.take()
    ask("why")
    why = try message()
    words = try #require(why["segments"] as? [[String: Any]])
    #expect(why["stop"] == nil && words.map { $0["text"] as? String } == ["Total"])
  }

  @Test func `the line of a stop, an element, an origin and the cursor is found`() throws {
    let rows: [(String, String, (inout PreviewRequest) -> Void)] = [
      ("a.screen.yaml:3:5", "- Button: Buy", { $0.stop = 1 }),
      ("a.screen.yaml:6:5", "- Text: Total", { $0.stop = 2 }),
      ("a.screen.yaml:3:5", "- Button: Buy", { $0.element = "buy" }),
      ("a.screen.yaml:3:5", "- Button: Buy", { _ in }),
      (
        "a.screen.yaml:5:5", "hint: Pays now",
        { [scratch] in $0.origin = scratch.folder.path + "/a.screen.yaml:5:5 buy.hint" }
      ),
    ]
    for (place, line, change) in rows {
      ask("source", change)
      let source = try message()
      #expect(source["place"] as? String == place && source["line"] as? String == line)
    }
  }

  @Test func `what is not there and what is unknown is an error`() throws {
    let rows: [(String, String, (inout PreviewRequest) -> Void)] = [
      ("why", "there is no stop 9", { $0.stop = 9 }),
      ("why", "there is no stop 0", { $0.stop = 0 }),
      ("source", "no file of this page has such a line", { $0.stop = 9 }),
      ("source", "no file of this page has such a line", { $0.element = "none" }),
      ("source", "no file of this page has such a line", { $0.origin = "/etc/passwd:1:1" }),
      ("fly", "there is no request 'fly'", { _ in }),
      ("gesture", "there is no gesture 'fly'", { $0.gesture = "fly" }),
    ]
    for (word, text, change) in rows {
      ask(word, change)
      let error = try message()
      #expect(error["is"] as? String == "error" && error["text"] as? String == text, "\(error)")
    }
  }
}
