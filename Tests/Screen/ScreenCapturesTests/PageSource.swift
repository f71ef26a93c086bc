import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

/// A page source around some tags, on a screen of 400 by 800 points.
func pageSource(_ tags: String) throws -> [String] {
  let source = """
    <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication label="Shop" \
    x="0" y="0" width="400" height="800">\(tags)</XCUIElementTypeApplication></AppiumAUT>
    """
    .replacing("<_", with: "<XCUIElementType").replacing("</_", with: "</XCUIElementType")
  let reading = Importer.appium.read(Array(source.utf8), file: "a.xml")
  return try #require(reading.value).elementLines
}

let place = #"x="10" y="20" width="100" height="40""#
