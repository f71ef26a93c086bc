import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenFiles

struct CodecEffectsTests {
  @Test(arguments: [
    (Effect.open("a"), "{\"open\":\"a\"}"), (.close, "\"close\""),
    (.screenChanged(nil), "\"screenChanged\""),
    (.layoutChanged(.id("a")), "{\"layoutChanged\":\"a\"}"),
    (.layoutChanged(.text("a")), "{\"layoutChanged\":{\"text\":\"a\"}}"),
    (
      .announce(Announcement("a", priority: .high)),
      "{\"announce\":{\"text\":\"a\",\"priority\":\"high\"}}"
    ),
    (
      .update(.init(id: "a", title: "T", properties: [.selected(true)])),
      "{\"update\":{\"id\":\"a\",\"title\":\"T\",\"selected\":true}}"
    ),
  ]) func `writes what an app does`(effect: Effect, json: String) {
    #expect(ScreenWriter.effect(effect).compactJSON == json)
  }

  @Test func `writes a cell's place without what is not known`() {
    let cell = Property.Cell(row: nil, column: 2, columnSpan: 3)
    #expect(
      FileCodec.write(.cell(cell)).compactJSON == "{\"column\":2,\"columnSpan\":3}")
  }
}
