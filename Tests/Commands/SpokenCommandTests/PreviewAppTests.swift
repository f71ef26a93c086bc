import AppRuns
import ArgumentParser
import Foundation
import SpokenPage
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

    /// The texts of findings, the lines of walks and the places of sources since the last call.
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
        case "source":
          return [
            "source: \(message["place"] as? String ?? "") \(message["line"] as? String ?? "")"
          ]
        case "run": return ["run: \(message["page"] == nil ? "no page" : "page")"]
        case let name: return [name ?? "none"]
        }
      }
    }
  }

  /// Shows a button, and another screen when it is activated; a magic tap ends it.
  private static let program = #"""
    #!/bin/sh
    screen() {
      echo '{"version":1,"responses":['"$2"'],"screen":{"title":"Bags","platform":"ios","language":"en-US","direction":"ltr","file":"Shop/Bags.swift","files":["Shop/Bags.swift"],"views":['"$1"']}}'
    }
    while read line; do
      case $line in
        *look*) screen '{"class":"Button","title":"Buy","at":[2,3,0],"shown":[16,100,80,44],"has":[["id",[2,3,0],"buy"]]}' ;;
        *activate*) screen '{"class":"Text","title":"Tea","at":[3,3,0]}' '{"is":"opened"}' ;;
        *escape*) screen '{"class":"UISlider","title":"Tip","has":[["value",null,20],["in",null,[0,50]],["valueText",null,"a fifth"]]}' '{"is":"opened"}' ;;
        *magicTap*) echo 'no stock' >&2; kill -ILL $$ ;;
        *'"open"'*) echo '{"version":1,"responses":[{"is":"opened"}]}' ;;
        *) echo '{"version":1}' ;;
      esac
    done

    """#

  private let scratch: Scratch
  private let letters = Letters()
  private let desk: PreviewDesk
  private let input: CheckInput

  init() throws {
    scratch = try Scratch()
    let app = try scratch.create("app", Self.program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
    let voices = try VoiceOptions.parse([])
    let maker = PreviewMaker(
      options: try ScenarioOptions.parse([]), voices: voices, ensemble: try voices.ensemble(),
      synthesizer: SilentSynthesizer(), isMute: true)
    let room = PreviewRoom()
    _ = room.enter(PreviewRoom.Page(receive: letters.add))
    let view = AppView("Bags") { _ throws(ScenarioError) in
      do throws(AppSilence) {
        return .init(
          scenario: try Scenario(AppProgram(app.path)), remarks: [],
          sources: ["Shop/Bags.swift": Array("import SwiftUI\n  Button(\"Buy\") {}\n".utf8)])
      } catch {
        throw .format("\(error)")
      }
    }
    input = CheckInput(view, goldens: scratch.path)
    desk = PreviewDesk("Bags", [input], maker, room, key: "0f")
    var request = PreviewRequest(do: "open")
    request.input = input.path
    desk.handle(request, from: 1)
    #expect(try letters.take() == ["run: page", "spoken: Buy, Button"])
  }

  private func perform(_ gesture: String) throws -> [String] {
    var request = PreviewRequest(do: "gesture")
    request.gesture = gesture
    desk.handle(request, from: 1)
    return try letters.take()
  }

  @Test func `an app that ends is a finding, and the next gesture starts it again`() throws {
    #expect(try perform("again") == ["spoken: Buy, Button"])
    let ended =
      "findings: the app stopped (signal 4): no stock; the next gesture starts it again"
    #expect(try perform("magicTap") == [ended])
    #expect(try perform("again") == ["findings: ", "spoken: Buy, Button"])
    #expect(try perform("again") == ["spoken: Buy, Button"])
  }

  @Test func `an element has the place that the app gave it, and may have no actions`() throws {
    var walk = try #require(desk.visits[1]?.walk)
    #expect(walk.first.frame == [16, 100, 80, 44])
    #expect(walk.perform("actions", nil)?.spoken.message == "this element has no actions")
    #expect(walk.perform("touch", "[20, 120]")?.spoken.lines == ["Buy, Button"])
    #expect(walk.perform("touch", "[20, 600]")?.spoken.element == "buy")
  }

  @Test func `what the page shows is exported, not the first screen`() throws {
    let first = try #require(desk.visits[1]?.version)
    #expect(try perform("activate") == ["spoken: Tea", "run: page"])
    let later = try #require(desk.visits[1]?.version)
    #expect(desk.run(of: input, later)?.lines.map(\.text) == ["Tea"])
    #expect(desk.run(of: input, first)?.lines.map(\.text) == ["Buy, Button"])
  }

  @Test func `the words of a value are the app's, which makes them again`() throws {
    let heard = try perform("escape")
    #expect(heard.first == "spoken: Tip, a fifth, Adjustable" && heard.last == "run: page")
    let version = try #require(desk.visits[1]?.version)
    let run = try #require(desk.run(of: input, version))
    #expect((run.data.problems ?? []).map(\.rule) == [])
  }

  @Test func `each page has a process of its own`() throws {
    #expect(try perform("activate") == ["spoken: Tea", "run: page"])
    var request = PreviewRequest(do: "open")
    request.input = input.path
    desk.handle(request, from: 2)
    #expect(desk.visits[2]?.walk?.node == "buy" && desk.visits[1]?.walk?.node != "buy")
  }

  @Test func `a source is the line of the user's file, or its place alone`() throws {
    desk.handle(PreviewRequest(do: "source"), from: 1)
    #expect(try letters.take() == ["source: Shop/Bags.swift:2:3 Button(\"Buy\") {}"])
    _ = try perform("activate")
    desk.handle(PreviewRequest(do: "source"), from: 1)
    #expect(try letters.take() == ["source: Shop/Bags.swift:3:3 "])
  }
}
