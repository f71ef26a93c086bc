import ScreenTree
import Testing

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
}
