import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

@testable import VoiceOverSpeech

struct PausesTests {
  private func voice(_ rate: Int = 180) -> VoiceProfile {
    VoiceProfile(name: "test", language: "en", engineVoice: "en", rate: rate)
  }

  /// Words, and the pauses between them in milliseconds.
  private func plan(_ utterance: Utterance, rate: Int = 180) -> [String] {
    utterance.planned(voices: Voices(voice(rate))).steps.compactMap { step in
      switch step {
      case .mark: nil
      case .pause(let duration): "\(Int(duration / .milliseconds(1)))"
      case .say(_, let text, let voice): voice.pitch == 50 ? text : "\(text) at \(voice.pitch)"
      case .play(_, let sound): "♪ \(sound.rawValue)"
      case .sonify(let segment, _): "♪ \(segment.text)"
      }
    }
  }

  private static let slider = element("Volume", value: "50%", .adjustable, actions: ["Mute"])
  private static let hint = "Swipe up or down with one finger to adjust the value."

  @Test(arguments: [(175, "260"), (262, "185"), (350, "143"), (525, "99"), (120, "365")])
  func `parts follow each other sooner at a higher rate, a hint does not`(
    rate: Int, gap: String
  ) {
    #expect(
      plan(utterance(Self.slider), rate: rate) == [
        "♪ item focused", "Volume,", gap, "50 percent,", gap, "Adjustable", "1060", Self.hint, gap,
        "Actions available",
      ])
  }

  @Test(arguments: [175, 180, 262, 350, 525])
  func `the times without an engine have the same pauses`(rate: Int) {
    let said = utterance(Self.slider)
    let pauses = said.planned(voices: Voices(voice(rate))).steps.compactMap { step in
      if case .pause(let pause) = step { pause } else { nil }
    }
    let (description, later) = FixedRate(wordsPerMinute: rate).times(of: said)
    let times = (description + later).map(\.time)
    let gaps = zip(times, times.dropFirst()).map { $1.lowerBound - $0.upperBound }
    #expect(gaps == pauses)
  }

  @Test func `the Mac waits a fixed time, and longer behind the name of an app`() {
    let said = Event.launched(app: "Wallet", Focus(Self.slider, number: 1)).phrased(
      after: .none, words: .english, platform: .macos, settings: SpeechSettings())
    for rate in [180, 350] {
      let pauses = plan(said, rate: rate).filter { Int($0) != nil }
      #expect(pauses.first == "250" && pauses.dropFirst().first == "60", "\(pauses)")
    }
    #expect(plan(said).first == "Wallet,")
    let ios = Event.launched(app: "Wallet", Focus(Self.slider, number: 1)).phrased(
      after: .none, words: .english, settings: SpeechSettings())
    #expect(plan(ios).prefix(4) == ["Wallet,", "260", "Volume,", "260"])
  }

  private func letters(_ text: String, _ phonetics: String, version: Int) throws -> [String] {
    var settings = SpeechSettings()
    try settings.set("phoneticFeedback", to: phonetics)
    settings.resolver.systemVersion = version
    let said = Event.readText(text, .character, element(text))
      .phrased(after: .gesture(.spell), words: .english, settings: settings)
    return plan(said)
  }

  @Test func `a word of the alphabet follows its letter as the system has it`() throws {
    #expect(
      try letters("Cd", "characterAndPhonetics", version: 27) == [
        "Cap C,", "750", "Charlie,", "260", "d,", "750", "Delta",
      ])
    // One run on iOS 26, and the word is a tenth lower.
    #expect(
      try letters("c", "characterAndPhonetics", version: 26) == ["c,", "0", "Charlie at 40"])
    #expect(
      try letters("cd", "phoneticsOnly", version: 26) == ["Charlie,", "260", "Delta"])
  }

  @Test(arguments: [("speak,pitch", "Box, at 33"), ("speak", "Box,")])
  func `the name of a container is lower`(channels: String, spoken: String) throws {
    let box = Container(
      node: "box", type: .semanticGroup, label: Sourced("Box", from: nowhere, by: .stated))
    var settings = SpeechSettings()
    try settings.set("containerDescriptions", to: channels)
    let said = plan(utterance(element("Help", containers: [box]), settings: settings))
    #expect(said == ["♪ item focused", spoken, "260", "Help"])
  }

  @Test func `a capital is higher where its setting says so`() throws {
    var settings = SpeechSettings()
    try settings.set("capitalLetters", to: "pitch")
    let said = Event.readText("Ab", .character, element("Ab"))
      .phrased(after: .gesture(.spell), words: .english, settings: settings)
    #expect(plan(said) == ["A, at 88", "260", "b"])
  }

  @Test func `a sound is nearer to its words than words to each other`() throws {
    var settings = SpeechSettings()
    try settings.set("actions", to: "speak,sound")
    let said = plan(utterance(Self.slider, settings: settings))
    #expect(said.suffix(5) == [Self.hint, "110", "♪ actions", "110", "Actions available"])
  }
}
