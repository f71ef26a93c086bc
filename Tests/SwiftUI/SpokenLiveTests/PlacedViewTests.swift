import ScreenDocuments
import ScreenFiles
import SpokenLive
import SpokenViews
import TestSupport
import Testing
import VoiceOverElements

/// Any view arrives in another program as it is here, with the lines of Swift that it comes from.
@MainActor
struct PlacedViewTests {
  @Test(arguments: 0..<60) func `elements are the same, with their positions`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed)
    let live = LiveScreen(EquivalenceTests.view(depth: 4, &random), title: "Random")
    let json = PlacedScreen.write(live.screen.withWrittenWords).compactJSON
    let read = try #require(PlacedScreen(try Document.readJSON(Array(json.utf8))))
    #expect(read.findings == [])
    #expect(PlacedScreen.write(read.screen).compactJSON == json)
    #expect(resolve(read.screen) == live.resolution)
  }
}
