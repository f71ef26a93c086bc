import ScreenTree
import SpokenViews
import Testing
import VoiceOverSpeech

@testable import SpokenUI

/// The previews of an app and its command line.
@MainActor
struct PreviewTests {
  @Test func `every preview has a name of its own`() {
    let previews = [
      ("", "App/Chat.swift", 9), ("", "App/Chat.swift", 12), ("Empty", "App/Chat.swift", 20),
      ("Empty", "App/Mail.swift", 5), ("Full", "App/Mail.swift", 8),
    ].map { _Preview(name: $0.0, file: $0.1, line: $0.2, view: AnyView(EmptyView())) }
    #expect(
      _Previews.named(previews).map(\.name) == [
        "Chat", "Chat 2", "Empty (Chat)", "Empty (Mail)", "Full",
      ])
  }

  @Test func `options stand anywhere, with a space or an equals sign`() throws {
    for words in [
      ["lint", "--preview", "Tour", "--language", "de", "--platform", "macos"],
      ["--platform=macos", "--language=de", "--preview=Tour", "lint"],
    ] {
      let arguments = try AppArguments(words)
      #expect(arguments.preview == "Tour")
      #expect(arguments.language == "de")
      #expect(arguments.platform == .macos)
      #expect(arguments.command == .lint && arguments.words == [])
    }
  }

  @Test func `words and settings belong to the command`() throws {
    let walk = try AppArguments(["walk", "--set", "speakHints=false", "--set=sounds=true"])
    #expect(!walk.settings.speakHints && walk.settings.sounds)
    let check = try AppArguments(["check", "a.transcript", "--update"])
    #expect(check.words == ["a.transcript"] && check.isUpdate && !check.checksPreviews)
    #expect(try AppArguments([]).command == .transcript)
    #expect(try AppArguments(["--help"]).command == .help)
  }

  @Test func `spoken continues with its own options over this program`() throws {
    let words = ["--platform", "macos", "render", "-o", "x.wav", "--preview=Tour", "--set", "a=b"]
    let arguments = try AppArguments(words)
    #expect(arguments.command == .render && arguments.preview == "Tour")
    let passed = SoundCommand(arguments: arguments).words
    #expect(passed.prefix(2) == ["render", "--app-program"])
    #expect(
      passed.dropFirst(3)
        == ["--platform", "macos", "-o", "x.wav", "--preview=Tour", "--set", "a=b"])
  }

  @Test(arguments: [
    (
      ["transcript", "--bogus"], "`transcript` has no option '--bogus'; `help` lists what there is"
    ),
    (["walk", "--update"], "`walk` has no option '--update'; `help` lists what there is"),
    (["fly"], "there is no command 'fly'; `help` lists them"),
    (["--bogus"], "`transcript` has no option '--bogus'; `help` lists what there is"),
    (["walk", "--json"], "`walk` has no option '--json'; `help` lists what there is"),
    (["walk", "--set"], "--set needs a setting as KEY=VALUE"),
    (["transcript", "--preview"], "--preview needs the name of a preview; `previews` lists them"),
    (["--platform", "mac"], "--platform needs ios, ipados or macos, not 'mac'"),
    (["--platform"], "--platform needs ios, ipados or macos"),
    (["--language"], "--language needs the tag of a language, such as de or pt-BR"),
  ])
  func `an option that is not understood is refused`(words: [String], message: String) {
    #expect(throws: AppArguments.Problem(description: message)) { try AppArguments(words) }
  }
}
