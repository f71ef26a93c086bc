import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

private let below = "x='10' y='90' width='9' height='9'"

struct XCUINodeInsideTests {
  @Test func `reports the texts that are not reached`() throws {
    let text = """
       →Application, 0x1, label: 'A'
          Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Pay now'
            StaticText, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Pay'

      """
    let drops = try screen(text, .debugDescription).capture?.drops.map(\.description)
    #expect(
      drops == ["3:7 StaticText 'Pay' left out by words that the element around says"])
  }

  @Test(arguments: [
    ("label='Pay now'", "<_StaticText label='Pay' \(place)/>", ["Other \"Pay now\""]),
    (
      "label='Rating' value='4 of 5'", "<_Image label='star' \(place)/>",
      ["Other \"Rating\" =4 of 5"]
    ),
    (
      "label='by sponsor'",
      "<_StaticText label='by' \(place)/><_StaticText label='Sponsor' \(below)/>",
      ["StaticText \"by\" staticText", "StaticText \"Sponsor\" staticText"]
    ),
    ("label='Group'", "<_StaticText label='Pay' \(place)/>", ["StaticText \"Pay\" staticText"]),
    ("label='Pay now'", "<_Button label='Pay' \(place)/>", ["Button \"Pay\" button"]),
  ]) func `sums up texts in a view that says more than they do`(
    view: String, inner: String, elements: [String]
  ) throws {
    #expect(try pageSource("<_Other \(view) \(place)>\(inner)</_Other>") == elements)
  }
}
