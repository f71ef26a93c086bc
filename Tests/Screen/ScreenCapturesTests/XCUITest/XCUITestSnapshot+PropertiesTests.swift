import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct XCUITestSnapshotPropertiesTests {
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
      "a text of the Mac has its words as its value", "<_StaticText value='Hi' \(place)/>",
      ["StaticText \"Hi\" staticText"]
    ),
    (
      "a radio button is checked or not", "<_RadioButton label='Big' value='0' \(place)/>",
      ["\"Big\" radio checked off"]
    ),
    (
      "a triangle shows whether it is open", "<_DisclosureTriangle label='A' value='1' \(place)/>",
      ["DisclosureTriangle \"A\" expanded button"]
    ),
    (
      "what turns has no value", "<_ActivityIndicator label='Loading' value='1' \(place)/>",
      ["ActivityIndicator \"Loading\" updatesFrequently"]
    ),
    (
      "a prompt that is the label is said once",
      "<_SearchField label='Find' value='Find' placeholderValue='Find' \(place)/>",
      ["SearchField \"Find\" searchField+textEntry placeholder Find"]
    ),
    (
      "the prompt of an empty secure field is no secret",
      "<_SecureTextField value='Password' placeholderValue='Password' \(place)/>",
      ["SecureTextField =Password textEntry+secureTextField placeholder Password"]
    ),
    (
      "a secure field without a value is read with its prompt",
      "<_SecureTextField placeholderValue='Password' \(place)/>",
      ["SecureTextField =Password textEntry+secureTextField placeholder Password"]
    ),
    (
      "of a secure field without a name, only bullets and asterisks are content",
      "<_SecureTextField value='Password' \(place)/><_SecureTextField value='••••' x='10' y='80' width='100' height='40'/><_SecureTextField value='***' x='10' y='140' width='100' height='40'/>",
      [
        "SecureTextField =Password textEntry+secureTextField placeholder Password",
        "SecureTextField =•••• textEntry+secureTextField",
        "SecureTextField =••• textEntry+secureTextField",
      ]
    ),
    (
      "another value of a secure field with a name or a prompt may be a secret",
      "<_SecureTextField label='PIN' value='hunter2' \(place)/><_SecureTextField value='hunter2' placeholderValue='PIN' x='10' y='80' width='100' height='40'/>",
      [
        "SecureTextField \"PIN\" =••••••• textEntry+secureTextField",
        "SecureTextField =••••••• textEntry+secureTextField placeholder PIN",
      ]
    ),
    (
      "a place that is no number is not known",
      "<_Button label='A' x='nan' y='1' width='inf' height='9'/>", ["Button \"A\" button"]
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
      "a navigation bar has a title and a way back",
      "<_NavigationBar name='Pay'><_Button name='BackButton' label='Shop' \(place)/><_StaticText label='Pay' x='200' y='20' width='9' height='9'/></_NavigationBar>",
      ["Button \"Shop\" button+backButton #BackButton", "StaticText \"Pay\" staticText+header"]
    ),
    (
      "a button at the edge of a bar goes back, one inside it does not",
      "<_NavigationBar name='Pay'><_Button name='Shop' label='Shop' x='0' y='20' width='60' height='44'/><_Button name='Gift' label='Gift' x='17' y='70' width='60' height='44'/></_NavigationBar>",
      ["Button \"Shop\" button+backButton", "Button \"Gift\" button"]
    ),
    (
      "an item of the system's does not go back, wherever it stands",
      "<_NavigationBar name='Pay'><_Button name='Cancel' label='Cancel' x='0' y='20' width='60' height='44'/><_Button label='Fertig' x='0' y='70' width='60' height='44'/><_Button label='Menu' x='8' y='120' width='60' height='44'/></_NavigationBar>",
      ["Button \"Cancel\" button", "Button \"Fertig\" button", "Button \"Menu\" button"]
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
    #expect(try pageSource(tags) == elements, "\(rule)")
  }

  @Test(arguments: [
    ("<_Button label='Shop' x='0' y='20' width='60' height='44'/>", true),
    ("<_Button name='BackButton' label='Shop' x='0' y='20' width='60' height='44'/>", false),
    ("<_Button label='Cancel' x='0' y='20' width='60' height='44'/>", false),
  ]) func `says that the way back is a guess`(button: String, isGuess: Bool) throws {
    let source = """
      <AppiumAUT><_Application label="Shop" x="0" y="0" width="400" height="800">\
      <_NavigationBar name="Pay">\(button)</_NavigationBar></_Application></AppiumAUT>
      """
      .replacing("<_", with: "<XCUIElementType").replacing("</_", with: "</XCUIElementType")
    let remarks = try screen(source, .appium).capture?.remarks ?? []
    let guess = "That Button 'Shop' goes back is a guess from its place and its words."
    #expect(remarks.contains(guess) == isGuess, "\(remarks)")
  }
}
