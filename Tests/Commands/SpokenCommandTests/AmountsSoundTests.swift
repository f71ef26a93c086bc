import Foundation
import TestSupport
import Testing

/// The table of amounts, as it is in a recording: pauses to the frame, pitches within 2 % as praat
/// hears them.
@Suite(.enabled(if: SoundRecording.isPossible, "scripts/setup --tests installs sox and praat"))
struct AmountsSoundTests {
  private static let name = "Good evening, my dear friends, we are all here"

  /// A list with a name, and its only button.
  private func recording(
    _ arguments: [String] = [], platform: String = "ios"
  ) throws -> SoundRecording {
    let scratch = try Scratch()
    let screen = try scratch.create(
      "x.screen.yaml",
      """
      screen: Sounds
      platform: \(platform)
      views:
        - VStack:
            - Button: Send
              hint: Sends it.
              actions: [Undo]
          element: contain
          label: \(Self.name)

      """)
    return try SoundRecording(screen, arguments)
  }

  /// A frame is the 22,050th part of a second.
  private func frames(_ milliseconds: Int) -> Int {
    (milliseconds * 22_050 + 500) / 1000
  }

  @Test(
    arguments: [
      ([], 260), (["--rate", "175"], 260), (["--rate", "262"], 185), (["--rate", "350"], 143),
      (["--rate", "525"], 99), (["--set", "partGap=300ms"], 300),
      (["--set", "systemVersion=26"], 260), (["--set", "systemVersion=17"], 260),
    ] as [([String], Int)])
  func `parts follow each other after the gap of the table`(
    arguments: [String], milliseconds: Int
  ) throws {
    let recording = try recording(arguments)
    for part in [Self.name, "Send"] {
      let (count, rms) = try recording.loudness(behind: part)
      #expect(count == frames(milliseconds) && rms == 0, "\(part)")
    }
    // The cue follows its hint as a part, the hint waits as long at every rate.
    #expect(try recording.loudness(behind: "Sends it.").frames == frames(milliseconds))
    #expect(try recording.loudness(behind: "Button").frames == frames(1060))
  }

  @Test(
    arguments: [
      ([], 60), (["--rate", "350"], 60), (["--set", "partGap=0.26s"], 260),
    ] as [([String], Int)])
  func `the Mac asks for 60 milliseconds, however fast it speaks`(
    arguments: [String], milliseconds: Int
  ) throws {
    let recording = try recording(arguments, platform: "macos")
    let (count, rms) = try recording.loudness(behind: "Send")
    #expect(count == frames(milliseconds) && rms == 0)
    // A hint of several sentences has gaps of its own.
    let hints = try recording.silences().filter { $0.after.isLater && !$0.before.isLater }
    #expect(!hints.isEmpty)
    for silence in hints { #expect(abs(silence.seconds - 1.06) < 0.01, "\(silence)") }
  }

  @Test func `the name of an app stands further apart on the Mac`() throws {
    let scratch = try Scratch(["mac.screen.yaml": Self.notes])
    let walk = try scratch.create(
      "mac.walk.yaml",
      """
      walkthrough: Notes
      screens: { mac: mac.screen.yaml }
      steps: [{ open: mac }, voiceOverOff, voiceOverOn, next]

      """)
    let silences = try SoundRecording(walk, []).silences()
    let behind = silences.filter { $0.before.text == "Notes" && $0.before.kind == "system" }
    #expect(!behind.isEmpty, "\(silences)")
    for silence in behind { #expect(abs(silence.seconds - 0.25) < 0.01, "\(silence)") }
  }

  private static let notes = """
    screen: Notes
    platform: macos
    app: Notes
    views:
      - Button: New note
      - TextField: Title
        value: Anna

    """

  // The captions are not asked where a word ends: the samples are silent for so long.
  @Test(
    arguments: [
      ("wallet", [], 0.26), ("cart", ["--rate", "262"], 0.185),
      ("cart", ["--rate", "350"], 0.143), ("cart", ["--rate", "525"], 0.099),
      ("form-filled", [], 0.26), ("cart", ["--set", "systemVersion=26"], 0.26),
      ("form-mac-tab", [], 0.06), ("dogs-mac-more", ["--rate", "350"], 0.06),
    ] as [(String, [String], Double)])
  func `samples have the pauses of the table within ten milliseconds`(
    sample: String, arguments: [String], gap: Double
  ) throws {
    let walk = root.appending(path: "samples/\(sample).walk.yaml")
    let silences = try SoundRecording(walk, arguments).silences()
    let hints = silences.filter { $0.after.isLater && !$0.before.isLater }
    let parts = silences.filter {
      $0.before.kind != "system" && $0.after.isLater == $0.before.isLater
    }
    #expect(hints.count > 2 && parts.count > 5, "\(hints.count), \(parts.count)")
    for silence in hints { #expect(abs(silence.seconds - 1.06) < 0.01, "\(silence)") }
    for silence in parts { #expect(abs(silence.seconds - gap) < 0.01, "\(silence)") }
  }

  @Test func `a letter and its word are apart on iOS 27, and one run on iOS 26`() throws {
    let phonetics = ["--set", "phoneticFeedback=characterAndPhonetics"]
    let apart = try Shop.recording(phonetics)
    #expect(try apart.loudness(behind: "Cap B").frames == frames(750))
    let run = try Shop.recording(phonetics + ["--set", "systemVersion=26"])
    #expect(try run.frames(of: "Cap B").upperBound == run.frames(of: "Bravo").lowerBound)
  }

  @Test(arguments: [("20", 0.85), ("40", 0.7), ("10", 0.92)])
  func `the name of a container is lower`(change: String, factor: Double) throws {
    let usual = try recording(["--set", "containerDescriptions=speak"]).pitch(of: Self.name)
    let lower = try recording(["--set", "pitchChange=\(change)"]).pitch(of: Self.name)
    #expect(abs(lower / usual / factor - 1) < 0.02, "\(lower / usual)")
  }

  /// Letters, a field, a link, a cue and a button, each of which has a pitch of its own by a setting.
  private func letters(_ settings: [String]) throws -> SoundRecording {
    let scratch = try Scratch([
      "x.screen.yaml": """
      screen: Letters
      views:
        - Text: WMB
        - TextField: Name
          value: Lemon
        - Link: We all learn a new language
          actions: [Undo]
        - Button: Now

      """
    ])
    let walk = try scratch.create(
      "x.walk.yaml",
      """
      walkthrough: Letters
      screens: { x: x.screen.yaml }
      steps: [{ open: x }, byCharacter, byCharacter, byCharacter, next, delete, next, next, quickNavOn]

      """)
    return try SoundRecording(walk, settings.flatMap { ["--set", $0] })
  }

  /// Words at a pitch of their own, the settings with and without it, and how far it is changed.
  struct Change: Sendable {
    var texts: [String]
    var with: [String]
    var without: [String]
    var factor: Double
  }

  /// A letter and a short word fall to the lowest tone of the voice, which eSpeak NG raises further
  /// than others: they are measured where they begin, at their highest.
  @Test(arguments: [
    Change(
      texts: ["W", "M", "B"], with: ["capitalLetters=pitch"], without: ["capitalLetters=nothing"],
      factor: 1.5),
    Change(
      texts: ["Whiskey", "Mike", "Bravo"],
      with: ["phoneticFeedback=characterAndPhonetics", "systemVersion=26"],
      without: ["phoneticFeedback=characterAndPhonetics"], factor: 0.9),
    Change(
      texts: ["Whiskey", "Mike", "Bravo"], with: ["phoneticFeedback=characterAndPhonetics"],
      without: ["phoneticFeedback=phoneticsOnly"], factor: 1),
    Change(texts: ["n"], with: [], without: ["deletingText=speak"], factor: 1.2),
  ]) func `letters and their words have the pitch of the table`(change: Change) throws {
    let (with, without) = (try letters(change.with), try letters(change.without))
    for text in change.texts {
      let factor = try with.pitch(of: text, above: 0.9) / without.pitch(of: text, above: 0.9)
      #expect(abs(factor / change.factor - 1) < 0.02, "\(text): \(factor)")
    }
  }

  @Test(arguments: [
    Change(texts: ["We all learn a new language"], with: ["links=pitch"], without: [], factor: 1.2),
    Change(texts: ["Actions available"], with: ["actions=pitch"], without: [], factor: 1.2),
    Change(texts: ["Text field"], with: ["traitFeedback=pitch"], without: [], factor: 1.2),
    Change(
      texts: ["Quick Nav on"], with: ["quickNav=pitch"], without: ["quickNav=speak"], factor: 1.2),
  ]) func `whatever else is raised is so by a fifth`(change: Change) throws {
    let (with, without) = (try letters(change.with), try letters(change.without))
    for text in change.texts {
      let factor = try with.pitch(of: text) / without.pitch(of: text)
      #expect(abs(factor / change.factor - 1) < 0.02, "\(text): \(factor)")
    }
  }
}
