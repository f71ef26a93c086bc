import Foundation
import SpokenPreview
import SpokenScreen
import TestSupport
import Testing

@testable import SpokenCommand

struct AppWalkTests {
  /// A program that answers each line with the line, and ends or talks nonsense when it is told to.
  private func program(in scratch: Scratch, beginning first: String) throws -> String {
    let file = try scratch.create(
      "app",
      """
      #!/bin/sh
      \(first)
      while read line; do
        case $line in
          end) exit ;;
          nonsense) echo '{"lines":1}' ;;
          screen) echo '{"lines":[],"isReading":false,"lasts":0,"texts":[],"screenFile":"screen: B"}' ;;
          why) echo '{"lines":[],"isReading":false,"lasts":0,"texts":[],"why":{"words":[{"text":"B","kind":"label","rule":"label","why":"w","evidence":"apple","attested":"a","isVerified":true,"origin":"o"}],"suppressed":[]},"source":{"element":"b","place":"Shop/View.swift:2:5","line":"Text(\\"B\\")"}}' ;;
          *) echo '{"lines":["'"$line"'"],"isReading":false,"lasts":1,"texts":[{"text":"'"$line"'","language":"de"}]}' ;;
        esac
      done

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  private let opening =
    #"echo '{"lines":["Buy"],"element":"buy","isReading":true,"lasts":0,"texts":[]}'"#

  @Test func `asks the app, which answers with lines and texts`() throws {
    let scratch = try Scratch()
    let app = try AppWalk(program: try program(in: scratch, beginning: opening))
    #expect(app.first.lines == ["Buy"] && app.first.element == "buy" && app.first.isReading)
    let answer = try app.perform("next")
    #expect(answer.spoken.lines == ["next"])
    #expect(answer.texts == [AppWalk.Answer.Text(text: "next", language: "de")])
    // A line break would be another gesture.
    #expect(try app.perform("type a\nend").spoken.lines != ["type a"])
  }

  @Test func `an app of the library answers with the keys that the preview reads`() throws {
    let program = PseudoTerminal.command.deletingLastPathComponent().appending(path: "ShopApp")
    let app = try AppWalk(program: program.path)
    #expect(app.first.lines.first?.hasPrefix("Opening hours") == true && app.first.element != nil)
    let next = try app.perform("next")
    #expect(next.spoken.lines == ["Call the shop, Button"])
    #expect(next.texts.map(\.text) == ["Call the shop", "Button"] && next.problem == nil)
    let why = try app.perform("why").why
    #expect(why?.words.map(\.kind) == ["label", "trait"] && why?.suppressed == [])
    #expect(why?.words.first?.origin.hasPrefix("ShopApp/ShopApp.swift:10:") == true)
    let source = try app.perform("source").source
    #expect(source?.place.hasPrefix("ShopApp/ShopApp.swift:10:") == true)
    #expect(source?.element == next.spoken.element)
  }

  @Test func `asks with VoiceOver's settings, and takes the screen, reasons and source`() throws {
    let scratch = try Scratch()
    let opening = ##"echo '{"lines":["'"$*"'"],"isReading":false,"lasts":0,"texts":[]}'"##
    let app = try AppWalk(
      program: try program(in: scratch, beginning: opening),
      settings: [.init(key: "speakHints", value: "false"), .init(key: "sounds", value: "true")])
    #expect(app.first.lines == ["walk --json --set speakHints=false --set sounds=true"])
    let screen = try app.perform("screen")
    #expect(screen.screenFile == "screen: B" && screen.why == nil)
    let why = try app.perform("why")
    #expect(why.why?.words.map(\.rule) == ["label"] && why.why?.suppressed == [])
    #expect(why.source?.place == "Shop/View.swift:2:5" && why.source?.line == "Text(\"B\")")
  }

  @Test func `an app that is gone or speaks another way is an error with its fix`() throws {
    let scratch = try Scratch()
    let app = try AppWalk(program: try program(in: scratch, beginning: opening))
    #expect { _ = try app.perform("nonsense") } throws: {
      "\($0)" == "the app answers in another way; build it and spoken again"
    }
    #expect { _ = try app.perform("end") } throws: {
      "\($0)" == "the app has ended"
    }
    let silent = try program(in: scratch, beginning: "exit")
    #expect(throws: AppWalk.Silence.self) { try AppWalk(program: silent) }
    #expect(throws: AppWalk.Silence.self) {
      try AppWalk(program: scratch.folder.appending(path: "none").path)
    }
  }
}
