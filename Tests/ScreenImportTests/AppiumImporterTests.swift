import ScreenTree
import Testing

@testable import ScreenImport

/// A page source around some tags, on a screen of 400 by 800 points.
private func lines(_ tags: String) throws -> [String] {
  let source = """
    <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication label="Shop" \
    x="0" y="0" width="400" height="800">\(tags)</XCUIElementTypeApplication></AppiumAUT>
    """
    .replacing("<_", with: "<XCUIElementType").replacing("</_", with: "</XCUIElementType")
  let reading = Importer.appium.read(Array(source.utf8), file: "a.xml")
  return try #require(reading.value).elementLines
}

private let place = #"x="10" y="20" width="100" height="40""#

struct AppiumImporterTests {
  @Test(arguments: [
    (
      "a text says its value only when it differs from its label",
      "<_StaticText label='Hi' value='Hi' \(place)/>", ["StaticText \"Hi\" staticText"]
    ),
    (
      "a name that is not the label is an identifier",
      "<_Button name='pay' label='Pay' \(place)/>", ["Button \"Pay\" button #pay"]
    ),
    (
      "the outermost element wins, and nothing inside it is reached",
      "<_Button label='Pay' \(place)><_StaticText label='Pay' \(place)/></_Button>",
      ["Button \"Pay\" button"]
    ),
    (
      "a button without a label is an element still", "<_Button name='x' \(place)/>",
      ["Button button #x"]
    ),
    (
      "an image needs a label", "<_Image name='bag' \(place)/><_Image label='Bag' \(place)/>",
      ["Image \"Bag\" image"]
    ),
    (
      "a chosen button has the value 1 and does not speak it",
      "<_Button label='Week' value='1' \(place)/>", ["Button \"Week\" button+selected"]
    ),
    (
      "traits of the capture add states and headings",
      "<_StaticText label='T' traits='Header, StaticText' \(place)/>",
      ["StaticText \"T\" staticText+header"]
    ),
    (
      "a disabled control is dimmed", "<_Button label='Pay' enabled='false' \(place)/>",
      ["Button \"Pay\" button+notEnabled"]
    ),
    (
      "the labels that React Native joins are no element",
      "<_Other label='A B'><_StaticText label='A' \(place)/><_StaticText label='B' \(place)/></_Other>",
      ["StaticText \"A\" staticText", "StaticText \"B\" staticText"]
    ),
    (
      "a labelled view without elements is one", "<_Other label='ALL' \(place)/>", ["Other \"ALL\""]
    ),
    (
      "a row speaks its label and value, not the texts in it",
      "<_Cell label='Keyboards' value='3' \(place)><_StaticText label='Keyboards' \(place)/></_Cell>",
      ["Cell \"Keyboards\" =3"]
    ),
    (
      "a row with one switch of its name is that switch",
      "<_Cell label='Caps' value='0' \(place)><_Switch label='Caps' value='0' \(place)/></_Cell>",
      ["Switch \"Caps\" =0 button+switchButton"]
    ),
    (
      "a row that leads on is a button",
      "<_Cell label='About' \(place)><_Button name='chevron' enabled='false' \(place)/></_Cell>",
      ["Cell \"About\" button"]
    ),
    (
      "a row with other buttons is opened up",
      "<_Cell label='Mail' \(place)><_Button label='Delete' \(place)/></_Cell>",
      ["Button \"Delete\" button"]
    ),
    (
      "a switch around a switch counts once",
      "<_Switch label='Caps' value='1' \(place)><_Switch value='1' \(place)/></_Switch>",
      ["Switch \"Caps\" =1 button+switchButton"]
    ),
    (
      "a text field keeps the buttons in it",
      "<_SearchField label='Find' placeholderValue='Find' \(place)><_Image label='glass'/><_Button label='Dictate' \(place)/></_SearchField>",
      ["SearchField \"Find\" searchField+textEntry placeholder Find", "Button \"Dictate\" button"]
    ),
    (
      "what is not visible or off the screen is left out",
      "<_Button label='A' visible='false' \(place)/><_Button label='B' x='0' y='900' width='9' height='9'/>",
      []
    ),
    (
      "a container that is not visible may hold what is",
      "<_Other visible='false' \(place)><_Button label='A' \(place)/></_Other>",
      ["Button \"A\" button"]
    ),
    (
      "scroll bars are left out",
      "<_Other name='Vertical scroll bar, 1 page' label='Vertical scroll bar, 1 page' value='0%' x='370' y='0' width='30' height='700'/>",
      []
    ),
    (
      "the same control at the same place counts once",
      "<_Button label='A' \(place)/><_Button label='A' \(place)/>", ["Button \"A\" button"]
    ),
    (
      "tabs are counted",
      "<_TabBar><_Button label='A' \(place)/><_Button label='B' x='200' y='20' width='9' height='9'/></_TabBar>",
      ["Button \"A\" button+tabBarItem tab 1/2", "Button \"B\" button+tabBarItem tab 2/2"]
    ),
    (
      "segments are counted",
      "<_SegmentedControl><_Button label='A' \(place)/><_Button label='B' x='200' y='20' width='9' height='9'/></_SegmentedControl>",
      ["Button \"A\" button segment 1/2", "Button \"B\" button segment 2/2"]
    ),
    (
      "a navigation bar has a title and a way back",
      "<_NavigationBar name='Pay'><_Button name='BackButton' label='Shop' \(place)/><_StaticText label='Pay' x='200' y='20' width='9' height='9'/></_NavigationBar>",
      ["Button \"Shop\" button+backButton #BackButton", "StaticText \"Pay\" staticText+header"]
    ),
    (
      "what says it is accessible is trusted",
      "<_Other accessible='true' label='Card' \(place)/><_Button accessible='false' label='X' \(place)/>",
      ["Other \"Card\""]
    ),
    (
      "custom actions are split at commas",
      "<_Button label='Mail' customActions='Reply, Archive' \(place)/>",
      ["Button \"Mail\" button actions Reply/Archive"]
    ),
    (
      "white space and private characters are no label",
      "<_StaticText label='\u{E001} ' \(place)/>", []
    ),
  ]) func `makes elements of a page source`(rule: String, tags: String, elements: [String]) throws {
    #expect(try lines(tags) == elements, "\(rule)")
  }

  @Test func `keeps value, absent and not captured apart`() throws {
    let source = """
      <XCUIElementTypeApplication label="Shop" x="0" y="0" width="400" height="800">
        <XCUIElementTypeButton label="Pay" x="1" y="1" width="9" height="9"/>
      </XCUIElementTypeApplication>
      """
    let screen = try #require(Importer.appium.read(Array(source.utf8), file: "a.xml").value)
    let button = try #require(screen.views.first)
    #expect(button.presence(of: .label) == .stated)
    #expect(button.presence(of: .value) == .absent)
    #expect(button.presence(of: .hint) == .notCaptured)
    #expect(button.presence(of: .traits) == .notCaptured)
    #expect(button.position == Position(line: 2, column: 0))
    #expect(screen.capture?.notCaptured.contains(.placeholder) == true)
    #expect(screen.app == "Shop")
  }

  @Test(arguments: [
    (
      "<XCUIElementTypeApplication><XCUIElementTypeButton",
      "the XML is broken off or not well formed here; capture it again"
    ),
    (
      "<!DOCTYPE x [<!ENTITY a \"b\">]><XCUIElementTypeApplication/>",
      "a capture has no DOCTYPE; take it out"
    ),
    ("", "the XML is broken off or not well formed here; capture it again"),
  ]) func `tells what is wrong with a page source`(text: String, message: String) {
    let reading = Importer.appium.read(Array(text.utf8), file: "a.xml")
    #expect(reading.findings.map(\.message) == [message])
  }

  @Test func `never crashes on a source that is cut anywhere`() {
    let source =
      "<AppiumAUT><XCUIElementTypeApplication label='é'><XCUIElementTypeCell label='A'/></XCUIElementTypeApplication></AppiumAUT>"
    let bytes = Array(source.utf8)
    for end in 0..<bytes.count {
      let reading = Importer.appium.read(Array(bytes[..<end]), file: "a.xml")
      #expect(reading.value == nil && reading.findings.count == 1)
    }
  }
}
