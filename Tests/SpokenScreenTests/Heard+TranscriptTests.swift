import Testing

@testable import SpokenScreen

struct HeardTranscriptTests {
  private let heard = Heard(
    transcript: """
      # Wallet · ios · en-US
      # actions=sound
      > open home
      Wallet, Heading
      > next
      Food, $40, Adjustable  cut after 0.4s by the focus move
        Swipe up or down with one finger to adjust the value.  lost to the focus move
        Actions available
      > next
      ♪ boundary reached
      > announce low
      "Saved, at last"

      """.split(separator: "\n").map(String.init), file: "wallet.transcript")

  @Test func `reads stops with what comes after the pause, and what became of them`() {
    #expect(heard.header == ["# Wallet · ios · en-US", "# actions=sound"])
    #expect(
      heard.stops.map { "\($0.command): \($0.text)" } == [
        "open home: Wallet, Heading", "next: Food, $40, Adjustable", "next: ♪ boundary reached",
        "announce low: Saved, at last",
      ])
    #expect(
      heard.stops[1].hint.map(\.text) == ["Swipe up or down with one finger to adjust the value."])
    #expect(heard.stops[1].cues.map(\.text) == ["Actions available"])
    #expect(heard.stops[1].fate == "cut after 0.4s by the focus move")
    #expect(heard.stops.map(\.isLanding) == [true, true, false, false])
  }

  @Test func `takes a state alone after a double tap for what the view says`() {
    let lines = ["> open", "Gift, Switch button, On", "> activate", "Off", "> activate", "Done"]
    let heard = Heard(transcript: lines, file: "t")
    #expect(heard.stops.map(\.isLanding) == [true, false, true])
    #expect(heard.stops.map(\.step) == [0, 1, 2])
  }

  @Test func `estimates the way to each stop`() {
    #expect(heard.stops.map(\.swipes) == [0, 1, 2, 2])
    #expect(heard.stops[1].start > .seconds(1))
  }
}
