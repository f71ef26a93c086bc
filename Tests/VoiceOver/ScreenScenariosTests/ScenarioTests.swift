import SpokenScreen
import TestSupport
import Testing

struct ScenarioTests {
  @Test func `reports its events, its plan and what rotors find`() throws {
    let scenario = wallet()
    #expect(scenario.events.map(\.name) == ["open", "focus", "focus", "boundary", "wait"])
    let voices = Voices(VoiceProfile(name: "test", language: "en", engineVoice: "en"))
    #expect(
      "\(scenario.plan(voices: voices))".hasPrefix(
        "stop 1\n  play screen changed\n  say \"Wallet,\" as label in test\n  pause 0.26s\n"))
    var count = 0
    #expect(scenario.run { _ in count += 1 } == [])
    #expect(count == 5)
    var element = scenario.resolutions[0].elements[2]
    #expect(scenario.rotors(of: element) == [])
    let place = Origin(file: "", position: .unknown, node: "ada")
    element.rotors = [
      Sourced(.init(name: "All", entries: ["food", "gone", "title"]), from: place, by: .stated)
    ]
    var other = scenario
    other.resolutions[0].elements[2] = element
    let listing = try #require(other.rotors(of: element).first)
    #expect(listing.name == "All" && listing.more == nil)
    #expect(listing.results == ["Food & <drink>, $40, Adjustable", "Wallet, Heading"])
  }
}
