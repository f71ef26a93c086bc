import ScreenTree
import Testing

@testable import ScreenFiles

struct XCUITestSnapshotElementsTests {
  @Test(arguments: [
    (
      "a row of a table with a heading is opened up",
      "<_Table><_Cell \(place)><_StaticText label='General' traits='Header' \(place)/></_Cell></_Table>",
      ["StaticText \"General\" staticText+header"]
    ),
    (
      "a row of a table without a label or a control is read as one",
      "<_Table><_Cell \(place)><_Other><_StaticText label='Name' \(place)/></_Other><_StaticText label='iPhone' \(place)/></_Cell></_Table>",
      ["Cell \"Name, iPhone\""]
    ),
    (
      "a row of a collection without a label is opened up",
      "<_CollectionView><_Cell \(place)><_StaticText label='Name' \(place)/></_Cell></_CollectionView>",
      ["StaticText \"Name\" staticText"]
    ),
    (
      "a row of a table with a control is opened up",
      "<_Table><_Cell \(place)><_StaticText label='Name' \(place)/><_Button label='Edit' \(place)/></_Cell></_Table>",
      ["StaticText \"Name\" staticText", "Button \"Edit\" button"]
    ),
    (
      "an alert covers everything else",
      "<_Window><_Button label='Pay' \(place)/></_Window><_Window><_Alert label='Sure?'><_StaticText label='Sure?' \(place)/><_Button label='Yes' x='9' y='90' width='9' height='9'/></_Alert></_Window>",
      ["StaticText \"Sure?\" staticText", "Button \"Yes\" button"]
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
      "the labels that React Native joins are no element",
      "<_Other label='A B'><_StaticText label='A' \(place)/><_StaticText label='B' \(place)/></_Other>",
      ["StaticText \"A\" staticText", "StaticText \"B\" staticText"]
    ),
    (
      "a labelled view without elements is one", "<_Other label='ALL' \(place)/>", ["Other \"ALL\""]
    ),
    (
      "a row with other buttons is opened up",
      "<_Cell label='Mail' \(place)><_StaticText label='Mail' x='10' y='25' width='50' height='9'/><_Button label='Delete' \(place)/></_Cell>",
      ["StaticText \"Mail\" staticText", "Button \"Delete\" button"]
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
      "the header of rows is a heading, and a footer is none",
      "<_Table><_Other \(place)><_StaticText label='Keys' \(place)/></_Other><_Cell label='A' \(place)/><_Other label='Done.' x='10' y='80' width='100' height='40'/><_Cell label='B' x='10' y='120' width='100' height='40'/></_Table>",
      ["StaticText \"Keys\" staticText+header", "Cell \"A\"", "Other \"Done.\"", "Cell \"B\""]
    ),
    (
      "buttons in a field that are accessible stay",
      "<_TextField accessible='true' label='Find' value='milk' \(place)><_Button accessible='true' label='Clear text' \(place)/><_Button accessible='false' label='X' \(place)/></_TextField>",
      ["TextField \"Find\" =milk textEntry", "Button \"Clear text\" button"]
    ),
    (
      "the status bar is left out",
      "<_StatusBar><_Other label='3 of 3 Wi-Fi bars' \(place)/></_StatusBar><_Button label='Pay' \(place)/>",
      ["Button \"Pay\" button"]
    ),
    (
      "a frame without an end tells no place",
      "<_Button accessible='true' label='All' x='-1' y='-1' width='0' height='0'/>",
      ["Button \"All\" button"]
    ),
    (
      "only the title of a bar is a heading",
      "<_NavigationBar name='Cart'><_StaticText label='2 items' \(place)/><_StaticText label='Cart' x='10' y='60' width='9' height='9'/></_NavigationBar>",
      ["StaticText \"2 items\" staticText", "StaticText \"Cart\" staticText+header"]
    ),
    (
      "what closes a popover is a button, and covers what is behind",
      "<_Other><_Button label='Behind' \(place)/></_Other><_Other><_Other name='PopoverDismissRegion' label='dismiss popup' \(place)/><_Popover><_Button label='Archive' x='10' y='90' width='9' height='9'/></_Popover></_Other>",
      [
        "Other \"dismiss popup\" button #PopoverDismissRegion", "Button \"Archive\" button",
      ]
    ),
    (
      "a keyboard in a later window is not covered by an alert",
      "<_Window><_Button label='Pay' \(place)/></_Window><_Window><_Alert><_Button label='Yes' \(place)/></_Alert></_Window><_Window><_Keyboard><_Key label='Q' x='10' y='600' width='9' height='9'/></_Keyboard></_Window>",
      ["Button \"Yes\" button", "Key \"Q\" button+keyboardKey"]
    ),
    (
      "segments are counted",
      "<_SegmentedControl><_Button label='A' \(place)/><_Button label='B' x='200' y='20' width='9' height='9'/></_SegmentedControl>",
      ["Button \"A\" button segment 1/2", "Button \"B\" button segment 2/2"]
    ),
    (
      "radio buttons are counted, and nothing else in their group",
      "<_RadioGroup><_StaticText label='Size' \(place)/><_RadioButton label='S' value='1' x='10' y='70' width='9' height='9'/><_RadioButton label='L' value='0' x='200' y='70' width='9' height='9'/></_RadioGroup>",
      [
        "StaticText \"Size\" staticText", "\"S\" radio checked on 1 of 2",
        "\"L\" radio checked off 2 of 2",
      ]
    ),
    (
      "what says it is accessible is trusted",
      "<_Other accessible='true' label='Card' \(place)/><_Button accessible='false' label='X' \(place)/>",
      ["Other \"Card\""]
    ),
  ]) func `makes elements of a page source`(rule: String, tags: String, elements: [String]) throws {
    #expect(try pageSource(tags) == elements, "\(rule)")
  }
}
