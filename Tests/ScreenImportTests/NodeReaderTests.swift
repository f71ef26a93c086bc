import ScreenTree
import Testing

@testable import ScreenImport

struct NodeReaderTests {
  @Test(arguments: [
    ("- Text", "3:3: the screen: a view is a class with what is said about it, not 'Text'"),
    ("- label: A", "3:3: view: the class is missing, such as `Text:`"),
    (
      "- Text: A\n  Button: B",
      "4:3: Text 'A': a view has one class, and 'Text' is there already; begin a new view with a dash"
    ),
    ("- Buton: Pay", "3:3: Buton 'Pay': unknown class 'Buton'. Did you mean 'Button'?"),
    ("- VStak:", "3:3: VStak: unknown class 'VStak'. Did you mean 'VStack'?"),
    (
      "- Avatar: Ada",
      "3:3: Avatar 'Ada': 'Avatar' is a class of the app's own and has no title; say `label:` instead"
    ),
    (
      "- Text: { a: b }",
      "3:9: Text: the class is followed by a title or a list of views; indent what is said about the view as far as the class"
    ),
    ("- Text: A\n  hnt: B", "4:3: Text 'A': unknown key 'hnt'. Did you mean 'hint'?"),
    (
      "- Text: A\n  accessibilityLabel: B",
      "4:3: Text 'A': unknown key 'accessibilityLabel'. Use one of actions, activationPoint, addTraits, adjustable, attributed, busy, captured, cell, checked, children, clipsToBounds, columnCount, …."
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
  ]) func `tells what is wrong with a view`(view: String, message: String) {
    #expect(viewFaults(view) == [message])
  }

  @Test(arguments: [
    "- Card:\n    - Text: A", "- NumberField:\n  value: 3", "- Section: A\n  views: [{ Text: B }]",
    "- Image:\n  systemName: star", "- Image:\n  symbol: star", "- Text: true", "- Text: ~",
  ]) func `accepts classes of the app's own and both ways to write views`(view: String) {
    #expect(viewFaults(view) == [])
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
