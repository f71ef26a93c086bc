import ScreenTree
import TestSupport
import Testing

@testable import ScreenDocuments
@testable import ScreenFiles

struct NodeReaderTests {
  @Test(arguments: [
    ("- Text", "3:3: the screen: write `Text:`, with a colon after the class, not 'Text'"),
    ("- button", "3:3: the screen: write `Button:`, with a colon after the class, not 'button'"),
    ("- Hello", "3:3: the screen: a view is a class with what is said about it, not 'Hello'"),
    ("- label: A", "3:3: view: the class is missing, such as `Text:`"),
    (
      "- text: Hello",
      "3:3: view: the class is missing, such as `Text:`; a class begins with a capital letter. Did you mean 'Text'?"
    ),
    (
      "- hint: Pays\n  textfield:",
      "3:3: view: the class is missing, such as `Text:`; a class begins with a capital letter. Did you mean 'TextField'?"
    ),
    (
      "- h1: Offers",
      "3:3: view: the class is missing, such as `Text:`, and 'h1' is none; write `Text:` with `heading: 1`"
    ),
    ("- Text:A", "3:3: the screen: write a space after the colon: `Text: …`, not 'Text:A'"),
    ("  -Text: A", "3:3: the screen: write a space after the dash: `- Text: …`"),
    (
      "- Text: ~",
      "3:9: Text: '~' means nothing in YAML; put the word in quotation marks, or leave the place after the class empty"
    ),
    (
      "- Text: null",
      "3:9: Text: 'null' means nothing in YAML; put the word in quotation marks, or leave the place after the class empty"
    ),
    (
      "- Text: A\n  Button: B",
      "4:3: Text 'A': a view has one class, and 'Text' is there already; begin a new view with a dash"
    ),
    ("- Buton: Pay", "3:3: Buton 'Pay': unknown class 'Buton'. Did you mean 'Button'?"),
    ("- VStak:", "3:3: VStak: unknown class 'VStak'. Did you mean 'VStack'?"),
    (
      "- Avatar: Ada",
      "3:3: Avatar 'Ada': 'Avatar' is a custom class, which has no title; write `label:` instead"
    ),
    (
      "- Text: { a: b }",
      "3:9: Text: the class is followed by a title or a list of views; indent what is said about the view as far as the class, and put a title that begins with a brace in quotation marks"
    ),
    ("- Text: A\n  hnt: B", "4:3: Text 'A': unknown key 'hnt'. Did you mean 'hint'?"),
    (
      "- Text: A\n  accessibilityLabel: B",
      "4:3: Text 'A': unknown key 'accessibilityLabel'; write `label`"
    ),
    (
      "- Text: A\n  id: pay\n- Text: B\n  id: pay",
      "6:7: node 'pay': the id 'pay' is already that of the view in line 4; ids are unique"
    ),
    (
      "- VStack: [{ Text: A }]\n  views: [{ Text: B }]",
      "4:3: VStack: the views are there already, beside the class"
    ),
    ("- Text: A\n  checked: true", "4:3: Text 'A': 'checked' is only said of the class Web"),
    (
      "- VStack:\n  rowCount: 2",
      "4:3: VStack: 'rowCount' needs `container: dataTable` or `role: table`"
    ),
    (
      "- Text: Hello\n  attributed: [{ range: [3, 3], language: fr }]",
      "4:3: Text 'Hello': a range of `attributed` reaches past the end of the label 'Hello'"
    ),
    (
      "- VStack: [{ Text: A, id: food }]\n  rotors: [{ name: W, entries: [fod] }]",
      "4:33: VStack: there is no view with the id 'fod'. Did you mean 'food'?"
    ),
    (
      "- VStack: [{ Text: A, id: food }]\n  elements: [drink]",
      "4:14: VStack: there is no view with the id 'drink'. Use one of food."
    ),
    (
      "- VStack: [{ Text: A, id: food, identifier: drink }, { Text: B, identifier: drink }]\n  elements: [drink]",
      "4:14: VStack: there is no view with the id 'drink'. Use one of food."
    ),
  ]) func `reports what is wrong with a view`(view: String, message: String) {
    #expect(viewFaults(view) == [message])
  }

  @Test(arguments: [
    "- Card:\n    - Text: A", "- NumberField:\n  value: 3", "- Section: A\n  views: [{ Text: B }]",
    "- Image:\n  systemName: star", "- Image:\n  symbol: star", "- Text: true", "- Text: \"~\"",
  ]) func `accepts classes of the app's own and both ways to write views`(view: String) {
    #expect(viewFaults(view) == [])
  }

  @Test(arguments: [
    ("accessibilityLabel: B", "label"), ("accessibilityHint: B", "hint"),
    ("accessibilityValue: B", "value"), ("accessibilityAddTraits: isButton", "addTraits"),
    ("isAccessibilityElement: true", "isElement"), ("accessibilityElement: combine", "element"),
    ("accessibilityElementsHidden: true", "elementsHidden"),
    ("accessibilityViewIsModal: true", "modal"),
    ("shouldGroupAccessibilityChildren: true", "groupChildren"),
    ("accessibilityCustomActions: [A]", "actions"), ("accessibilityAction: A", "actions"),
    ("accessibilityRotor: {}", "rotors"), ("accessibilityUserInputLabels: [A]", "inputLabels"),
    ("systemImage: star", "symbol"), ("aria-label: B", "label"), ("aria-checked: true", "checked"),
    ("aria-valuetext: B", "valueText"), ("accessibilitySpeechSpellsOutCharacters: true", "speech"),
  ]) func `names the key for a name of SwiftUI, UIKit or ARIA`(line: String, key: String) {
    let name = line.prefix { $0 != ":" }
    #expect(
      viewFaults("- Text: A\n  \(line)")
        == ["4:3: Text 'A': unknown key '\(name)'; write `\(key)`"])
  }

  @Test(arguments: [
    ("isOn: true", "write `value`"), ("selection: A", "write `value`"),
    ("range: [0, 1]", "write `in`"), ("max: 1", "write `in`"), ("icon: star", "write `symbol`"),
    (
      "subtitle: B",
      "write it as a view among the `views`, such as `Text: Two stops` or `Image: bergen`"
    ), ("options: [A]", "write `views`"),
    ("font: title", "looks are not spoken, so leave it out"),
    ("backgroundColor: red", "looks are not spoken, so leave it out"),
    (
      "text: B",
      "write the words after the class, as in `Text: Hello`, and those in a field as its `value`"
    ), ("url: b.com", "where it leads is not spoken, so leave it out"),
    ("toolbar: [A]", "write its buttons among the views, where they are read"),
  ]) func `says what a file has for a name in code that means something else`(
    line: String, advice: String
  ) {
    let name = line.prefix { $0 != ":" }
    #expect(
      viewFaults("- Text: A\n  \(line)") == ["4:3: Text 'A': unknown key '\(name)'; \(advice)"])
  }

  @Test func `finds what was meant by a misspelled name of an API`() {
    #expect(
      viewFaults("- Text: A\n  accessibilityLabl: B")
        == ["4:3: Text 'A': unknown key 'accessibilityLabl'. Did you mean 'label'?"])
  }

  @Test(arguments: [
    "MyStepper", "MapView", "TextView", "CardView", "ButtonRow", "TableView", "MyTextView",
    "AButton", "StepperView", "Avatar",
  ]) func `takes a known class with whole words around it for a custom one`(name: String) {
    #expect(viewFaults("- \(name):\n  label: A") == [])
  }

  @Test(arguments: [
    ("Buttons", "Button"), ("Buton", "Button"), ("TextFeild", "TextField"), ("UIButon", "UIButton"),
    ("Vstack", "VStack"), ("Tabview", "TabView"), ("UILable", "UILabel"),
  ]) func `takes a name of a letter or two more or less for a slip`(name: String, meant: String) {
    #expect(
      viewFaults("- \(name):\n  label: A")
        == ["3:3: \(name): unknown class '\(name)'. Did you mean '\(meant)'?"])
  }

  @Test func `finds all faults of a file in one run, in the order of their places`() {
    let found = viewFaults(
      "- Text: A\n  addTraits: [isHeding]\n- Buton: B\n- Slider: C\n  in: [9, 1]\n  opacity: 2")
    #expect(
      found == [
        "4:15: Text 'A': unknown trait 'isHeding'. Did you mean 'isHeader'?",
        "5:3: Buton 'B': unknown class 'Buton'. Did you mean 'Button'?",
        "7:7: Slider 'C': 'in' is the lowest and the highest value, the lower one first",
        "8:12: Slider 'C': 'opacity' goes from 0 to 1, not 2",
      ])
  }

  @Test func `counts views up to a million`() {
    var reader = NodeReader(file: "f")
    let views = Document(
      .sequence(
        Array(
          repeating: Document(
            .mapping([
              .init(
                key: "Spacer", position: .unknown,
                value: Document(.scalar("", isPlain: true), at: .unknown))
            ]), at: .unknown), count: 1_000_001)), at: .unknown)
    #expect(reader.nodes(views, depth: 1).count == 1_000_000)
    #expect(
      reader.faults.findings.map(\.message) == [
        "the screen: there are more than 1000000 views; split the screen"
      ])
  }
}
