import Foundation
import SpokenScreen
import TestSupport
import Testing

/// What is heard of small captures of each tool, one rule of its importer at a time.
struct CaptureRulesTests {
  /// A view of a hierarchy of Maestro; its frame is x, y, width and height.
  private static func view(
    _ label: String?, _ frame: [Int], _ more: [String: String] = [:], _ inner: [String] = []
  ) -> String {
    var attributes = more
    attributes["accessibilityText"] = label
    attributes["bounds"] =
      "[\(frame[0]),\(frame[1])][\(frame[0] + frame[2]),\(frame[1] + frame[3])]"
    let pairs = attributes.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
    return
      "{\"attributes\": {\(pairs.joined(separator: ", "))}, \"children\": [\(inner.joined(separator: ",\n"))]}"
  }

  /// A hierarchy of Maestro on a screen of 400 by 800 points.
  private static func maestro(_ views: String...) -> String {
    "{\"attributes\": {}, \"children\": [\(view("Shop", [0, 0, 400, 800], [:], views))]}"
  }

  /// What `spoken transcript` prints of a capture, without its header and the steps.
  private func heard(_ text: String, all: Bool = false) throws -> [String] {
    let scratch = try Scratch(["capture": text])
    defer { withExtendedLifetime(scratch) {} }
    var reader = ScenarioReader()
    reader.keepsAll = all
    return Transcript().text(of: try reader.read(scratch.path("capture")).scenario)
      .split(separator: "\n").dropFirst().map(String.init).filter { !$0.hasPrefix("> ") }
  }

  @Test(arguments: [
    (
      "an alert keeps its stops",
      maestro(
        view(
          "Delete draft?", [50, 300, 300, 200], [:],
          [
            view("Delete draft?", [70, 320, 260, 20]),
            view("It cannot be restored.", [70, 350, 260, 20]),
            view("Cancel", [50, 450, 150, 50]), view("Delete", [200, 450, 150, 50]),
          ])), ["Delete draft?", "It cannot be restored.", "Cancel", "Delete"]
    ),
    (
      "a row that is edited keeps its field and its button",
      maestro(
        view(
          "mobile", [0, 100, 400, 44], [:],
          [
            view("Remove", [16, 111, 22, 22], ["resource-id": "minus.circle.fill"]),
            view("Phone", [120, 111, 200, 22], ["hintText": "Phone", "text": "555 0100"]),
          ])), ["Remove", "Phone, 555 0100, Text field", "  Double tap to edit."]
    ),
    (
      "the selection of a row reaches its stop, its checkmark is none",
      maestro(
        view(
          nil, [0, 100, 400, 44], ["selected": "true"],
          [
            view("Weekly", [16, 111, 60, 22]),
            view("checkmark", [360, 111, 22, 22], ["resource-id": "checkmark"]),
          ]),
        view(
          "Monthly", [0, 144, 400, 44], [:],
          [
            view("Monthly", [16, 155, 60, 22]),
            view(
              "Selected", [360, 155, 22, 22],
              ["resource-id": "checkmark.circle.fill", "selected": "true"]),
          ]),
        view(nil, [0, 188, 400, 44], [:], [view("Yearly", [16, 199, 60, 22])])),
      ["Selected, Weekly", "Selected, Monthly", "Yearly"]
    ),
    (
      "texts that SwiftUI joins are one stop, those that React Native joins are not",
      maestro(
        view(
          "Milk, 2 liters", [0, 100, 400, 44], [:],
          [view("Milk", [16, 100, 60, 22]), view("2 liters", [16, 122, 60, 22])]),
        view(
          "Bread 3 rolls", [0, 144, 400, 44], [:],
          [view("Bread", [16, 144, 60, 22]), view("3 rolls", [16, 166, 60, 22])])),
      ["Milk, 2 liters", "Bread", "3 rolls"]
    ),
    (
      "a page around everything is no stop though its label has all the words",
      maestro(
        view(
          "Sign in Name Send", [0, 90, 400, 700], [:],
          [
            view(
              "Sign in Name Send", [0, 90, 400, 700], [:],
              [
                view("Sign in", [16, 100, 200, 30]), view("Name", [16, 150, 200, 30]),
                view("Send", [16, 200, 200, 30]),
              ])
          ])), ["Sign in", "Name", "Send"]
    ),
    (
      "rows below the screen, and what is in them, are left out",
      maestro(
        view("Fruit", [16, 60, 100, 20]),
        view("Apples", [0, 100, 400, 44], [:], [view("Apples", [0, 0, 60, 20])]),
        view(
          "Pears", [0, 820, 400, 44], [:],
          [view("Pears", [0, 0, 60, 20]), view("2 kg", [0, 0, 60, 20])]),
        view(nil, [0, 864, 400, 44], [:], [view("Plums", [0, 0, 60, 20])])),
      ["Fruit", "Apples"]
    ),
    (
      "a bar has a way back and a title",
      maestro(
        view(
          nil, [0, 50, 400, 50], ["resource-id": "Payment"],
          [
            view("Cart", [16, 54, 44, 44], ["resource-id": "BackButton"]),
            view("Payment", [160, 64, 80, 20]), view("Help", [340, 54, 44, 44]),
          ]), view("Total", [16, 120, 100, 20])),
      ["Cart, Back button", "Payment, Heading", "Help", "Total"]
    ),
    (
      "a bar without an identifier is known by its way back",
      maestro(
        view(
          nil, [0, 50, 400, 50], [:],
          [
            view("Back", [16, 54, 44, 44], ["resource-id": "BackButton"]),
            view("Payment", [160, 64, 80, 20]),
          ])), ["Back button", "Payment, Heading"]
    ),
    (
      "a view that says its value keeps it",
      maestro(
        view(
          "mobile", [0, 200, 400, 44], [:],
          [
            view("Remove", [16, 211, 22, 22], ["resource-id": "minus.circle.fill"]),
            view("mobile", [120, 211, 200, 22], ["text": "555 0100"]),
          ])), ["Remove", "mobile, 555 0100"]
    ),
    (
      "a leaf that fills the window is a stop",
      maestro(
        view("Tap anywhere to continue", [0, 0, 400, 800]), view("Skip", [320, 60, 60, 44])),
      ["Tap anywhere to continue", "Skip"]
    ),
    (
      "a picture over its caption is one stop, and so is a row with its value",
      maestro(
        view(
          "Photos", [20, 100, 80, 110], [:],
          [view("New Photo", [20, 100, 80, 80]), view("Photos", [30, 190, 60, 16])]),
        view(
          "Family", [0, 300, 400, 52], [:],
          [view("Family", [16, 316, 60, 20]), view("3", [370, 316, 10, 20])])),
      ["Photos", "Family, 3"]
    ),
    (
      "a row with a switch of its name is that switch",
      maestro(
        view(
          "Wi-Fi", [0, 100, 400, 44], [:],
          [
            view("Wi-Fi", [16, 111, 60, 22]),
            view("Wi-Fi", [320, 108, 51, 31], ["checked": "true"]),
          ])), ["Wi-Fi, Switch button, On", "  Double tap to toggle setting."]
    ),
  ]) func `reads hierarchies of Maestro`(rule: String, capture: String, lines: [String]) throws {
    #expect(try heard(capture) == lines, "\(rule)")
  }

  @Test func `keeps rows below the screen after those on it when all are kept`() throws {
    let capture = Self.maestro(
      Self.view("Fruit", [16, 60, 100, 20]),
      Self.view("Apples", [0, 100, 400, 44], [:], [Self.view("Apples", [0, 0, 60, 20])]),
      Self.view(
        "Pears", [0, 820, 400, 44], [:],
        [Self.view("Pears", [0, 0, 60, 20]), Self.view("2 kg", [0, 0, 60, 20])]))
    #expect(try heard(capture, all: true) == ["Fruit", "Apples", "Pears", "2 kg"])
  }

  @Test func `reads an arrow in a label as text`() throws {
    let capture = """
      Element subtree:
       →Application, pid: 7, label: 'Shop'
          Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}
            Button, 0x2, {{16.0, 100.0}, {200.0, 44.0}}, label: 'Cart → Payment'
            Button, 0x3, {{16.0, 160.0}, {200.0, 44.0}}, label: 'Cart →Button, big'
            StaticText, 0x4, {{16.0, 220.0}, {200.0, 44.0}}, label: 'First
      →Second, third'
            Switch, 0x5, {{16.0, 280.0}, {200.0, 44.0}}, label: 'Left →Right', value: 1

      """
    #expect(
      try heard(capture) == [
        "Cart → Payment, Button", "Cart →Button, big, Button", "First →Second, third",
        "Left →Right, Switch button, On", "  Double tap to toggle setting.",
      ])
  }

  @Test func `says that an alert is one, and its message`() throws {
    let capture = """
      Attributes: Application, 0x1, pid: 1, label: 'Mail'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Mail'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Alert, 0x3, {{60.0, 340.0}, {270.0, 140.0}}, label: 'Delete it?'
              StaticText, 0x4, {{80.0, 350.0}, {230.0, 20.0}}, label: 'Delete it?'
              StaticText, 0x5, {{80.0, 380.0}, {230.0, 20.0}}, label: 'It is gone for ever.'
              Button, 0x6, {{60.0, 430.0}, {135.0, 44.0}}, label: 'Cancel'
              Button, 0x7, {{195.0, 430.0}, {135.0, 44.0}}, label: 'Delete'
      Path to element:
       →Application, 0x1, pid: 1, label: 'Mail'
      Query chain:
       →Find: Application 'com.example.mail'
        Output: {
          Application, 0x1, pid: 1, label: 'Mail'
        }

      """
    #expect(
      try heard(capture) == [
        "Alert, Delete it?, It is gone for ever.", "It is gone for ever.", "Cancel, Button",
        "Delete, Button",
      ])
  }

  @Test func `leaves out what Playwright says is hidden`() throws {
    let capture = """
      - main:
        - heading "Cart" [level=1]
        - group "Old" [aria-hidden]:
          - button "Buy"
        - button [ref=e1]:
          - text: Pay
          - img "now" [aria-hidden]
        - table [aria-hidden=true]:
          - row:
            - cell "Total"
        - link "Help"

      """
    let lines = try heard(capture)
    #expect(lines.count == 3 && lines[1...] == ["Pay, Button", "Help, Link, End, Main"])
    #expect(lines[0].contains("Cart, Heading level 1"))
  }

  /// A dump of uiautomator on a screen of 1000 by 2000 pixels; frames are 100 high, one below the other.
  private static func android(_ nodes: String...) -> String {
    let placed = nodes.enumerated().map { index, node in
      node.replacing(
        "<_",
        with:
          "<node package='shop' bounds='[0,\(index * 100)][500,\(index * 100 + 90)]' class='android.widget."
      )
      .replacing("</_>", with: "</node>")
    }
    return
      "<hierarchy><node class='android.widget.FrameLayout' package='shop' bounds='[0,0][1000,2000]'>\(placed.joined())</node></hierarchy>"
  }

  @Test(arguments: [
    (
      "a picture that can be tapped is a button without a name",
      android("<_FrameLayout' clickable='true'><_LinearLayout'><_ImageView'/></_></_>"), ["Button"]
    ),
    (
      "with uiautomator's mark too",
      android("<_FrameLayout' clickable='true' NAF='true'><_ImageView'/></_>"), ["Button"]
    ),
    (
      "a drop-down list shows its choice in a view that could be checked",
      android(
        "<_Spinner' clickable='true'><_CheckedTextView' text='Fast' checkable='true' checked='true'/></_>"
      ), ["Fast, Button, Pop up button", "  Double tap to activate the picker"]
    ),
    (
      "a field that is described by its text says it once",
      android("<_EditText' text='Ada' content-desc='Ada' clickable='true'/>"),
      ["Ada, Text field", "  Double tap to edit."]
    ),
    (
      "what labels a field names it",
      android(
        "<_EditText' text='Ada' content-desc='Ada' labeledByText='First name' clickable='true'/>"),
      ["First name, Ada, Text field", "  Double tap to edit."]
    ),
    (
      "radio buttons have places in their group",
      android(
        "<_RadioGroup'><_RadioButton' text='Red' clickable='true'/><_RadioButton' text='Blue' clickable='true' checked='true'/></_>",
        "<_RadioButton' text='Small' clickable='true'/>"),
      [
        "Red, Radio button, Unchecked, 1 of 2", "Blue, Radio button, Checked, 2 of 2",
        "Small, Radio button, Unchecked",
      ]
    ),
    (
      "bars of the system alone are read",
      android("<_TextView' text='Wi-Fi'/>").replacing("'shop'", with: "'com.android.systemui'"),
      ["Wi-Fi"]
    ),
  ]) func `reads dumps of Android`(rule: String, capture: String, lines: [String]) throws {
    #expect(try heard(capture) == lines, "\(rule)")
  }

  /// A page source of Appium on a screen of 400 by 800 points.
  private static func appium(_ tags: String) -> String {
    """
    <AppiumAUT><_Application label="Shop" x="0" y="0" width="400" height="800">\
    <_Window x="0" y="0" width="400" height="800">\(tags)</_Window></_Application></AppiumAUT>
    """
    .replacing("<_", with: "<XCUIElementType").replacing("</_", with: "</XCUIElementType")
    .replacing(/at="(\d+),(\d+),(\d+),(\d+)"/) {
      "x=\"\($0.1)\" y=\"\($0.2)\" width=\"\($0.3)\" height=\"\($0.4)\""
    }
  }

  @Test(arguments: [
    (
      "a view with a label and a value stands for all that is in it",
      appium(
        """
        <_Other label="Rating" value="4 of 5" at="16,100,300,44"><_Button label="One star" at="16,100,44,44"/>\
        <_Button label="Two stars" at="60,100,44,44"/></_Other>
        """), ["Rating, 4 of 5"]
    ),
    (
      "what lies under everything is not read before the bar over it",
      appium(
        """
        <_NavigationBar name="_CartView" at="0,50,400,44"><_StaticText label="Cart" at="180,60,40,20"/></_NavigationBar>\
        <_Other label="Map" at="0,0,400,800"/><_Button label="Pay" at="16,700,300,44"/>
        """), ["Cart, Heading", "Map", "Pay, Button"]
    ),
    (
      "rows under a bar are not read before it",
      appium(
        """
        <_NavigationBar name="Cart" at="0,50,400,44"><_StaticText label="Cart" at="180,60,40,20"/></_NavigationBar>\
        <_Table at="0,0,400,800"><_Cell label="Milk" at="0,30,400,60"/><_Cell label="Bread" at="0,90,400,60"/></_Table>
        """), ["Cart, Heading", "Milk", "Bread"]
    ),
    (
      "what overlaps keeps the order of the capture, what does not is read by its place",
      appium(
        """
        <_StaticText label="New" at="300,196,40,14"/><_Button label="Poster" at="16,200,360,60"/>\
        <_Button label="Close" at="340,60,44,24"/>
        """), ["Close, Button", "New", "Poster, Button"]
    ),
    (
      "another window is read after the one below it",
      appium("<_Button label=\"Pay\" at=\"16,700,300,44\"/>").replacing(
        "</XCUIElementTypeWindow>",
        with: """
          </XCUIElementTypeWindow><XCUIElementTypeWindow x="0" y="0" width="400" height="800">\
          <XCUIElementTypeStaticText label="Saved" x="100" y="20" width="200" height="20"/></XCUIElementTypeWindow>
          """), ["Pay, Button", "Saved"]
    ),
    (
      "the prompt of an empty secure field is read, what is entered is counted",
      appium(
        """
        <_SecureTextField value="Password" placeholderValue="Password" at="16,100,300,44"/>\
        <_SecureTextField value="Code" at="16,160,300,44"/>\
        <_SecureTextField label="PIN" value="••••" placeholderValue="PIN" at="16,220,300,44"/>
        """),
      [
        "Password, Secure text field", "  Double tap to edit.", "Code, Secure text field",
        "  Double tap to edit.", "PIN, 4 characters, Secure text field", "  Double tap to edit.",
      ]
    ),
    (
      "a status bar alone is read",
      appium(
        "<_StatusBar at=\"0,0,400,40\"><_Other label=\"Wi-Fi\" at=\"300,10,20,20\"/></_StatusBar>"),
      ["Wi-Fi"]
    ),
  ]) func `reads snapshots of XCUITest`(rule: String, capture: String, lines: [String]) throws {
    #expect(try heard(capture) == lines, "\(rule)")
  }

  /// A list of idb; each element lies 40 points below the one before, tabs lie where they say.
  private static func idb(_ elements: String...) -> String {
    let placed = elements.enumerated().map { index, element in
      let frame = "{\"x\": 16, \"y\": \(100 + index * 40), \"width\": 90, \"height\": 30}"
      return element.contains("\"frame\"")
        ? "{\(element)}" : "{\(element), \"frame\": \(frame)}"
    }
    return "[\(placed.joined(separator: ",\n"))]"
  }

  private static func tab(_ name: String, _ x: Int, _ y: Int, value: Int = 0) -> String {
    """
    "role": "AXButton", "subrole": "AXTabButton", "AXLabel": "\(name)", "AXValue": "\(value)", \
    "frame": {"x": \(x), "y": \(y), "width": 90, "height": 50}
    """
  }

  @Test(arguments: [
    (
      "tabs are numbered by their places",
      idb(tab("Cart", 200, 740, value: 1), tab("Home", 0, 740), tab("Offers", 100, 737)),
      ["Selected, Cart, Tab, 3 of 3", "Home, Tab, 1 of 3", "Offers, Tab, 2 of 3"]
    ),
    (
      "tabs are numbered from the right where words are written so",
      idb(tab("سلة", 200, 740), tab("بيت", 0, 740)), ["سلة, Tab, 1 of 2", "بيت, Tab, 2 of 2"]
    ),
    (
      "a value that repeats the label is said once",
      idb("\"role\": \"AXStaticText\", \"AXLabel\": \"Total\", \"AXValue\": \"Total\""), ["Total"]
    ),
    (
      "a search field without a label is a stop",
      idb(
        "\"role\": \"AXGenericElement\", \"subrole\": \"AXSearchField\"",
        "\"role\": \"AXStaticText\", \"AXLabel\": \"Total\""), ["Search field", "Total"]
    ),
    (
      "a radio button says whether it is on",
      idb("\"role\": \"AXRadioButton\", \"AXLabel\": \"Small\", \"AXValue\": \"1\""),
      ["Small, Radio button, Checked"]
    ),
    (
      "the value of a secure field without a name is its prompt",
      idb(
        "\"role\": \"AXTextField\", \"subrole\": \"AXSecureTextField\", \"AXLabel\": null, \"AXValue\": \"Password\"",
        "\"role\": \"AXTextField\", \"subrole\": \"AXSecureTextField\", \"AXLabel\": null, \"AXValue\": \"•••\""
      ),
      [
        "Password, Secure text field", "  Double tap to edit.", "3 characters, Secure text field",
        "  Double tap to edit.",
      ]
    ),
  ]) func `reads lists of idb`(rule: String, capture: String, lines: [String]) throws {
    #expect(try heard(capture) == lines, "\(rule)")
  }
}
