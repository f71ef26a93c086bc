import Foundation
import ScreenTree
import SpokenLive
import SpokenViews
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenUI

private struct Shop: View {
  @State private var isBought = false

  var body: some View {
    VStack {
      Button("Buy") { isBought = true }.accessibilityHint("Pays now")
      if isBought { Text("Thank you") }
    }
  }
}

/// What an app answers to the preview.
@MainActor struct LiveConversationTests {
  private func talk(_ settings: SpeechSettings = SpeechSettings()) -> LiveConversation {
    LiveConversation(LiveScreen(Shop(), app: "Shop"), settings: settings)
  }

  @Test func `a gesture that changes the screen brings the new one, once`() {
    var talk = talk()
    let first = talk.open()
    #expect(first.lines.last == "Pays now" && first.screenFile == nil)
    #expect(first.texts.map(\.text).last == "Pays now")
    let screen = talk.answer(to: "activate").screenFile
    #expect(screen?.contains("Text: Thank you") == true, "\(screen ?? "none")")
    #expect(talk.answer(to: "again").screenFile == nil)
    #expect(talk.answer(to: "next").lines == ["Thank you"])
  }

  @Test(arguments: [
    "scrub to March", "scrub to 0.5", "scrub to '0.5'", "scrub January to March",
    "scrub 0 to 1 in 3s", "scrub to March in 0.5s",
    "playAudioGraph Food", "scroll left", "next", "tab", "shiftTab", "interact",
    "stopInteracting", "actionsMenu",
  ]) func `a gesture is read as a transcript writes it`(line: String) {
    #expect(VoiceOverGesture(line: line)?.description == line)
  }

  @Test func `a drag may name its end alone`() {
    #expect(VoiceOverGesture(line: "scrub March") == .scrub(.init(to: .value("March"))))
  }

  @Test func `why names rule, evidence and the line of Swift of what was heard last`() {
    var talk = talk()
    _ = talk.open()
    _ = talk.answer(to: "again")
    let why = talk.answer(to: "why").why
    #expect(why?.words.map(\.text) == ["Buy", "Button", "Pays now"])
    #expect(why?.words.map(\.kind) == ["label", "trait", "hint"])
    #expect(why?.words.map(\.isVerified) == [true, true, true])
    let origin = why?.words.first?.origin
    #expect(origin?.hasPrefix("SpokenLiveTests/LiveConversationTests.swift:16:") == true)
  }

  @Test func `source names the line of an element, and of the one under the cursor`() {
    var talk = talk()
    let node = talk.open().element ?? ""
    for question in ["source", "source \(node)"] {
      let source = talk.answer(to: question).source
      #expect(source?.element == node)
      #expect(source?.place.hasPrefix("SpokenLiveTests/LiveConversationTests.swift:16:") == true)
    }
    #expect(talk.answer(to: "source nothing").source == nil)
  }

  @Test func `settings of the preview are the app's, and an unknown gesture is a message`() {
    var settings = SpeechSettings()
    settings.speakHints = false
    var talk = talk(settings)
    _ = talk.open()
    #expect(talk.answer(to: "again").lines == ["Buy, Button"])
    #expect(talk.answer(to: "fly").message == "an app has no such gesture")
  }

  @Test(arguments: [
    ("Shop/View.swift", 2, "Button(\"Buy\") {}"), ("Shop/View.swift", 9, nil),
    ("Shop/View.swift", 0, nil), ("Shop/None.swift", 1, nil),
    ("Other/View.swift", 1, "import Other"),
    ("", 1, nil),
  ])
  func `finds a line of a file by its module and its name`(
    file: String, line: Int, text: String?
  ) throws {
    let scratch = try Scratch([
      "Shop/Rooms/View.swift": "import SwiftUI\n  Button(\"Buy\") {}\n",
      "Other/View.swift": "import Other\n",
    ])
    defer { withExtendedLifetime(scratch) {} }
    let origin = Origin(
      file: file, position: Position(line: line, column: 1), node: "a")
    #expect(SwiftSource.line(at: origin, below: scratch.path) == text)
  }
}
