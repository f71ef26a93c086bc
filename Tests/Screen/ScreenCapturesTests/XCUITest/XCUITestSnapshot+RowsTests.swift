import Testing

@testable import ScreenFiles

struct XCUITestSnapshotRowsTests {
  @Test(arguments: [
    (
      "words that nothing in the row says are kept",
      "<_Cell label='Ann, mobile' value='Missed' \(place)><_Button label='Info' \(place)/></_Cell>",
      ["Cell \"Ann, mobile\" =Missed", "Button \"Info\" button"]
    ),
    (
      "texts that the row says too are not reached",
      "<_Cell label='Ann' value='Missed' \(place)><_Button label='Info' \(place)/><_StaticText label='Ann' x='10' y='25' width='9' height='9'/></_Cell>",
      ["Cell \"Ann\" =Missed", "Button \"Info\" button"]
    ),
    (
      "a row says nothing when its texts say all",
      "<_Cell label='Ann, mobile' \(place)><_StaticText label='Ann' \(place)/><_StaticText label='mobile' x='10' y='40' width='9' height='9'/><_Button label='Info' \(place)/></_Cell>",
      [
        "StaticText \"Ann\" staticText", "StaticText \"mobile\" staticText",
        "Button \"Info\" button",
      ]
    ),
  ]) func `opens a row with buttons`(rule: String, tags: String, elements: [String]) throws {
    #expect(try pageSource(tags) == elements, "\(rule)")
  }
}
