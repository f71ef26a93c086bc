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

/// A page of a running app, whose failures it shows.
struct PreviewAppTests {
  /// The messages that a page got.
  private final class Letters: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    /// The texts of findings and the lines of walks since the last call.
    func take() throws -> [String] {
      let texts = texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
      return try texts.flatMap { text -> [String] in
        let message = try #require(
          try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        switch message["is"] as? String {
        case "findings":
          let list = message["list"] as? [[String: Any]] ?? []
          let lines = list.compactMap { $0["text"] as? String }.joined(separator: " / ")
          return ["findings: \(lines)"]
        case "spoken": return (message["lines"] as? [String] ?? []).map { "spoken: \($0)" }
        case "run": return ["run: \(message["page"] == nil ? "no page" : "page")"]
        case let name: return [name ?? "none"]
        }
      }
    }
  }

  /// Answers each line with the line, and ends, or shows screens that are none, when it is told to.
  private static let program = #"""
    #!/bin/sh
    echo '{"lines":["Buy"],"element":"buy","isReading":false,"lasts":0,"texts":[]}'
    while read line; do
      case $line in
        next) exit ;;
        previous) echo '{"lines":[],"isReading":false,"lasts":0,"texts":[],"screenFile":"screens: B"}' ;;
        first) echo '{"lines":[],"isReading":false,"lasts":0,"texts":[],"problem":"no disk"}' ;;
        last) printf '%s\n' '{"lines":["Tea"],"isReading":false,"lasts":0,"texts":[],"screenFile":"screen: B\nviews:\n  - Text: Tea\n"}' ;;
        *) echo '{"lines":["'"$line"'"],"element":"buy","isReading":false,"lasts":0,"texts":[]}' ;;
      esac
    done

    """#

  private let scratch: Scratch
  private let letters = Letters()
  private let desk: PreviewDesk
  private let file: URL

  init() throws {
    scratch = try Scratch()
    file = try scratch.create(
      "a.screen.yaml", "screen: Bags\nviews:\n  - Button: Buy\n    id: buy\n")
    let app = try scratch.create("app", Self.program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
    let voices = try VoiceOptions.parse([])
    let maker = PreviewMaker(
      options: try ScenarioOptions.parse([]), voices: voices, ensemble: try voices.ensemble(),
      synthesizer: SilentSynthesizer(), isMute: true)
    let room = PreviewRoom()
    _ = room.enter(PreviewRoom.Page(receive: letters.add))
    desk = PreviewDesk(file.path, [CheckInput(file.path)], maker, room, key: "0f")
    desk.program = app.path
    var request = PreviewRequest(do: "open")
    request.input = file.path
    desk.handle(request, from: 1)
    _ = try letters.take()
  }

  private func perform(_ gesture: String) throws -> [String] {
    var request = PreviewRequest(do: "gesture")
    request.gesture = gesture
    desk.handle(request, from: 1)
    return try letters.take()
  }

  @Test func `an app that ends is a finding, and the next gesture starts it again`() throws {
    #expect(try perform("turnRotor") == ["spoken: turnRotor"])
    let ended = "findings: the app has ended; the next gesture starts it again"
    #expect(try perform("next") == [ended])
    #expect(desk.visits[1]?.app == nil)
    #expect(try perform("turnRotor") == ["spoken: touch buy", "findings: "])
    #expect(try perform("turnRotor") == ["spoken: turnRotor"])
  }

  @Test func `a screen of the app that cannot be shown is a finding`() throws {
    let unreadable = try perform("previous").joined()
    #expect(unreadable.hasPrefix("findings: the app's screen cannot be shown: "), "\(unreadable)")
    #expect(try perform("first") == ["findings: the app's screen cannot be shown: no disk"])
  }

  @Test func `what the page shows is exported, not the first screen`() throws {
    let input = try #require(desk.input(named: file.path))
    let first = try #require(desk.visits[1]?.version)
    #expect(try perform("last") == ["spoken: Tea", "run: page"])
    let later = try #require(desk.visits[1]?.version)
    #expect(desk.run(of: input, later)?.lines.map(\.text) == ["Tea"])
    #expect(desk.run(of: input, first)?.lines.map(\.text) == ["Buy, Button"])
  }
}
