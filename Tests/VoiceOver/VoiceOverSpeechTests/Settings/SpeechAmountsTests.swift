import Foundation
import ScreenTree
import TestSupport
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct SpeechAmountsTests {
  @Test func `has these amounts on each system`() {
    #expect(SpeechAmounts.systems == ["iOS 27", "iOS 26", "older", "macOS"])
    let rows = SpeechAmounts.rows.map { ([$0.name] + $0.amounts).joined(separator: ": ") }
    #expect(
      rows == [
        "before a hint: 1.06s: 1.06s: 1.06s: 1.06s",
        "between two parts: 0.26s: 0.26s: 0.26s: 0.06s",
        "behind the name of an app: as between parts: as between parts: as between parts: 0.25s",
        "between a letter and its phonetic word: 0.75s: none: none: 0.75s",
        "pitch of a container's name: -15%: -15%: -15%: -15%",
        "pitch of a capital letter: +50%: +50%: +50%: +50%",
        "pitch of a phonetic word behind its letter: unchanged: -10%: -10%: unchanged",
        "pitch of deleted text, links, cues, roles, Quick Nav: +20%: +20%: +20%: +20%",
      ])
    for row in SpeechAmounts.rows { #expect(!row.source.isEmpty, "\(row.name)") }
    // How far anything but names, capitals and phonetic words is raised is nobody's recording.
    #expect(SpeechAmounts.rows.filter { !$0.evidence.isVerified }.count == 1)
  }

  @Test func `a hint follows what is asked for and the gap of a sentence`() {
    for amounts in SpeechAmounts.all {
      #expect(amounts.hintPause == .milliseconds(800))
      #expect(amounts.hintDelay == .milliseconds(1060))
    }
  }

  @Test(arguments: [
    (27, Platform.ios, 750, 0), (28, .ios, 750, 0), (26, .ios, 0, -10), (26, .ipados, 0, -10),
    (18, .ios, 0, -10), (13, .ipados, 0, -10), (27, .ipados, 750, 0), (26, .macos, 750, 0),
  ]) func `are those of the system`(
    version: Int, platform: Platform, pause: Int, phonetic: Int
  ) {
    let amounts = SpeechAmounts.of(version, on: platform)
    #expect(amounts.phoneticPause == .milliseconds(pause))
    #expect(amounts.percent(of: .phonetic) == phonetic)
    #expect(amounts.appPause == (platform == .macos ? .milliseconds(250) : nil))
  }

  // VoiceOver's amounts at 20, half of them at 10, and so on.
  @Test(arguments: [
    (20, 27, [-15, 50, 0, 20]), (20, 26, [-15, 50, -10, 20]), (10, 27, [-8, 25, 0, 10]),
    (40, 26, [-30, 100, -20, 40]), (100, 26, [-75, 250, -50, 100]), (1, 26, [-1, 3, -1, 1]),
    (0, 26, [0, 0, 0, 0]), (-5, 26, [0, 0, 0, 0]), (Int.max, 27, [-1500, 5000, 0, 2000]),
  ]) func `pitchChange scales the pitches`(change: Int, version: Int, percents: [Int]) {
    var settings = SpeechSettings()
    settings.pitchChange = change
    settings.resolver.systemVersion = version
    #expect(PitchKind.allCases.map { settings.pitch(of: $0, on: .ios).percent } == percents)
    // The Mac is not known to lower a phonetic word.
    #expect(settings.pitch(of: .phonetic, on: .macos).percent == 0)
  }

  @Test(arguments: [
    (175, 260), (180, 260), (178, 260), (200, 236), (262, 185), (300, 164), (350, 143), (525, 99),
    (1000, 56), (100_000, 56), (120, 365), (80, 526), (0, 526), (-7, 526),
  ]) func `the gap between parts shrinks as speech gets faster`(rate: Int, milliseconds: Int) {
    let settings = SpeechSettings()
    #expect(settings.partGap(at: rate, on: .ios) == .milliseconds(milliseconds))
    #expect(settings.partGap(at: rate, on: .ipados) == .milliseconds(milliseconds))
    // The Mac asks for a time, which is the same at every rate.
    #expect(settings.partGap(at: rate, on: .macos) == .milliseconds(60))
  }

  @Test func `a gap that is set holds on every platform`() throws {
    var settings = SpeechSettings()
    try settings.set("partGap", to: "0.5s")
    #expect(settings.partGap(at: 180, on: .ios) == .milliseconds(500))
    #expect(settings.partGap(at: 360, on: .ios) == .milliseconds(268))
    #expect(settings.partGap(at: 360, on: .macos) == .milliseconds(500))
    try settings.set("partGap", to: "0s")
    #expect(settings.partGap(at: 360, on: .ios) == .zero)
    #expect(settings.partGap(at: 180, on: .macos) == .zero)
  }

  @Test func `the gap of iOS can be asked for on the Mac`() throws {
    var settings = SpeechSettings()
    #expect(settings.partGap == nil)
    try settings.set("partGap", to: "0.26s")
    #expect(settings.partGap(at: 180, on: .macos) == .milliseconds(260))
    #expect(settings.partGap(at: 350, on: .macos) == .milliseconds(260))
    try settings.set("partGap", to: "auto")
    #expect(settings.partGap(at: 180, on: .macos) == .milliseconds(60))
  }

  @Test func `the page on settings has the tables as they are`() throws {
    let page = try String(contentsOf: root.appending(path: "docs/settings.md"), encoding: .utf8)
    // When this fails: scripts/update-goldens
    #expect(page.contains("<!-- tables -->\n\(SpeechSettings.page)<!-- end of tables -->\n"))
  }
}
