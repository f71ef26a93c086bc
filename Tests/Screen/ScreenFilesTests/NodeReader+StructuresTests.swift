import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

private let firstCell: Property.CellContext = {
  var context = Property.CellContext(.init(row: 0, columnSpan: 2))
  context.isFirstInRow = true
  return context
}()

struct NodeReaderStructuresTests {
  @Test(arguments: [
    ("in: 5", "'in' is a list of 2 numbers, not '5'"),
    ("in: [1, a]", "'in' is a list of 2 numbers, not a list"),
    ("in: [1, 2, 3]", "'in' is a list of 2 numbers, not 3"),
    ("frame: [0, 0, -1, 5]", "'frame' is x, y, width and height; a size is not negative"),
    ("frame: [0, 0, 1]", "'frame' is a list of 4 numbers, not 3"),
    (
      "format: time",
      "'format' is `percent`, or a mapping with currency, fractionDigits, unit, such as `{ unit: minutes }`, not 'time'"
    ),
    ("format: { currency: dollars }", "'currency' is a code of three capitals, such as USD"),
    ("format: {}", "'format' has either 'currency' or 'unit', or 'fractionDigits' alone"),
    (
      "format: { currency: USD, unit: kg }",
      "'format' has either 'currency' or 'unit', or 'fractionDigits' alone"
    ),
    ("format: { curency: USD }", "'format' has no 'curency'. Did you mean 'currency'?"),
    ("customContent: [{ value: 3 }]", "custom content needs a label"),
    (
      "customContent: [{ label: Age, importance: hi }]",
      "'importance' cannot be 'hi'. Use one of default, high."
    ),
    ("rotors: [{ entries: [] }]", "a rotor needs a name"),
    ("rotorEntry: { in: here }", "'rotorEntry' needs an id"),
    ("elements: pay", "'elements' is a list of ids or views, not 'pay'"),
    (
      "attributed: [{ language: fr }]",
      "a part of 'attributed' needs a range, such as `range: [0, 7]`"
    ),
    ("cell: { row: -1 }", "'row' is a whole number from 0 to 1000000, not '-1'"),
    (
      "context: { series: [3, 2] }",
      "'series' is a number and the count, such as [2, 3], counted from 1"
    ),
    ("context: { list: middle }", "'list' cannot be 'middle'. Use one of end, start."),
    ("context: { serie: [1, 2] }", "'context' has no 'serie'. Did you mean 'series'?"),
    ("context: {}", "'context' is one thing, such as {series: [2, 3]}"),
    ("path: 3", "'path' is a list of points [x, y], not '3'"),
    ("activationPoint: [1]", "'activationPoint' is a list of 2 numbers, not 1"),
    ("rowHeaderColumns: 0", "'rowHeaderColumns' is a list of numbers counted from 0, not '0'"),
  ]) func `reports what is wrong with a structure`(line: String, message: String) {
    let found = viewFaults("- Text: A\n  \(line)")
    #expect(found.map { String($0.drop { $0 != " " }.dropFirst()) } == ["Text 'A': " + message])
  }

  @Test(arguments: [
    ("format: percent", Property.format(.percent)),
    ("format: { unit: kg }", .format(.unit("kg"))),
    ("format: { currency: USD, fractionDigits: 0 }", .format(.currency("USD", fractionDigits: 0))),
    ("format: { unit: kg, fractionDigits: 1 }", .format(.unit("kg", fractionDigits: 1))),
    ("format: { fractionDigits: 1 }", .format(.number(fractionDigits: 1))),
    ("frame: [1, 2.5, 3, 4]", .frame(Frame(x: 1, y: 2.5, width: 3, height: 4))),
    ("context: { tabBarItem: [2, 6] }", .context(.tabBarItem(.init(number: 2, count: 6)))),
    ("context: { landmark: end }", .context(.landmarkEnd)),
    (
      "context: { cell: { row: 0, columnSpan: 2, firstInRow: true } }",
      .context(.cell(firstCell))
    ),
    ("rotorEntry: { id: a, in: space }", .rotorEntry(.init(id: "a", namespace: "space"))),
    (
      "customContent: { label: Age, value: 3, importance: high }",
      .customContent([.init(label: "Age", value: "3", isImportant: true)])
    ),
    ("speech: { spellsOut: true, ipa: x }", .speech(.init(spellsOut: true, ipa: "x"))),
    ("path: [[1, 2], [3, 4]]", .path([.init(x: 1, y: 2), .init(x: 3, y: 4)])),
    ("cell: { row: 1, column: 2 }", .cell(.init(row: 1, column: 2))),
  ]) func `reads a structure`(line: String, value: Property) throws {
    let text = "screen: S\nviews:\n  - Text: A\n    \(line)"
    let reading = ScreenReader.read(Array(text.utf8), file: "f")
    #expect(reading.findings == [])
    #expect(reading.value?.views[0].unplaced == [value])
  }
}
