import ScreenTree
import Testing
import VoiceOverElements

struct ElementContextTests {
  @Test(arguments: [
    (Element.Context.series(.init(number: 1, count: 2)), 1 as Int?),
    (.tab(.init(number: 2, count: 2)), 2),
    (.tabBarItem(.init(number: 3, count: 4)), 3), (.listStart, nil), (.listEnd, nil),
    (.landmarkStart, nil), (.landmarkEnd, nil), (.definitionListStart, nil),
  ]) func `reports a place only among others`(context: Element.Context, number: Int?) {
    #expect(context.place?.number == number)
  }
}
