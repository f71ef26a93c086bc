import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct NodeReaderValuesTests {
  private func warnings(_ views: String, top: String = "") throws -> [String] {
    let text = "screen: S\n" + top + "views:\n" + views
    let reading = ScreenReader.read(Array(text.utf8), file: "f")
    // What is spoken is not changed.
    #expect(reading.value != nil)
    #expect(reading.findings.allSatisfy { $0.severity == .warning })
    return reading.findings.map { "\($0.position): \($0.message)" }
  }

  @Test(arguments: [
    (
      "- Toggle: Alerts\n  value: on",
      "4:3: Toggle 'Alerts': the value 'on' is spoken as it stands; write `true` or `false`, or the words as `valueText`"
    ),
    (
      "- UISwitch:\n  value: \"yes\"",
      "4:3: UISwitch: the value 'yes' is spoken as it stands; write `true` or `false`, or the words as `valueText`"
    ),
    (
      "- TabView: [{ Text: Home }, { Text: Search }]\n  value: Hom",
      "4:3: TabView: the value 'Hom' is none of its tabs. Did you mean 'Home'?"
    ),
    (
      "- Picker: Sort\n  value: Price\n  views: [{ Text: Name }, { Text: Date }]",
      "4:3: Picker 'Sort': the value 'Price' is none of its choices. Use one of Date, Name."
    ),
    (
      "- Slider: Food\n  value: 9\n  in: [0, 3]",
      "4:3: Slider 'Food': the value 9 lies outside of `in`, which goes from 0 to 3"
    ),
    (
      "- Stepper: Guests\n  value: -1\n  in: [0, 3]",
      "4:3: Stepper 'Guests': the value -1 lies outside of `in`, which goes from 0 to 3"
    ),
    (
      "- Text: Done\n  value: 40\n  format: percent",
      "4:3: Text 'Done': the value 40 is 4000%; write a share such as 0.5, or the range with `in`"
    ),
    (
      "- ProgressView: Loading\n  value: 25",
      "4:3: ProgressView 'Loading': the value 25 is 2500%; write a share such as 0.5, or the range with `in`"
    ),
  ]) func `warns of a value that is probably not meant so`(view: String, warning: String) throws {
    #expect(try warnings(view) == [warning])
  }

  @Test(arguments: [
    "- Toggle: A\n  value: true", "- Toggle: A\n  value: mixed", "- UISwitch:\n  value: '1'",
    "- Toggle: A", "- Toggle: A\n  value: on\n  valueText: Ready", "- Text: A\n  value: on",
    "- TabView: [{ Text: Home }]\n  value: Home", "- TabView: [{ Text: Home }]",
    "- TabView: [{ Text: H, label: Home }]\n  value: Home",
    "- Picker: Sort\n  value: Name", "- Picker: Sort\n  value: 2\n  views: [Text: 1, Text: 2]",
    // The words of such a choice are found where it is resolved.
    "- Picker: Sort\n  value: A B\n  views: [{ HStack: [{ Text: A }, { Text: B }] }]",
    "- UIPickerView: [{ Text: 2 o'clock }]\n  value: x", "- Slider: A\n  value: 3\n  in: [0, 3]",
    "- Slider: A\n  value: 1", "- Stepper: A\n  value: 9", "- Slider: A\n  value: '9'",
    "- Slider: A\n  value: 50\n  in: [0, 100]\n  format: percent",
    "- Slider: A\n  value: 5\n  format: { unit: kg }",
    "- Text: Zoom\n  value: 1.2\n  format: percent",
  ]) func `is content with all others`(view: String) throws {
    #expect(try warnings(view) == [])
  }

  @Test func `says nothing of what an app had`() throws {
    let capture = "capture: { format: idb }\n"
    #expect(try warnings("- Toggle: A\n  value: Ein", top: capture) == [])
    #expect(try warnings("- Slider: A\n  value: 9\n  in: [0, 3]", top: capture) == [])
  }
}
