import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

struct NodeReaderScalarsTests {
  @Test(arguments: [
    ("label: [a]", "'label' is a text, not a list"),
    (
      "hint:",
      "'hint' is a text, not nothing; leave the key out, or put a text such as null, ~ or #1 in quotation marks"
    ),
    (
      "hint: ~",
      "'hint' is a text, not nothing; leave the key out, or put a text such as null, ~ or #1 in quotation marks"
    ),
    ("inputLabels: { a: b }", "'inputLabels' is a text, not a mapping"),
    ("hidden: yes", "'hidden' is true or false, not 'yes'"),
    ("disabled: 1", "'disabled' is true or false, not '1'"),
    ("sortPriority: high", "'sortPriority' is a number, not 'high'"),
    ("opacity: -0.5", "'opacity' goes from 0 to 1, not -0.5"),
    ("opacity: .nan", "'opacity' is a number, not '.nan'"),
    ("opacity: 1e999", "'opacity' is a number, not '1e999'"),
    ("heading: 7", "'heading' is a whole number from 1 to 6, not '7'"),
    ("heading: 1.5", "'heading' is a whole number from 1 to 6, not '1.5'"),
    ("element: merge", "'element' cannot be 'merge'. Use one of combine, contain, ignore."),
    ("element: conbine", "'element' cannot be 'conbine'. Did you mean 'combine'?"),
    ("container: lst", "'container' cannot be 'lst'. Did you mean 'list'?"),
    ("language: e", "'e' is no language tag; write one as en-US or vi"),
    ("traits: [buton]", "unknown trait 'buton'. Did you mean 'button'?"),
    ("addTraits: { a: b }", "'addTraits' is a text, not a mapping"),
    ("value: [1]", "'value' is a text, not a list"),
    ("speech: { pitch: 2 }", "'pitch' goes from -1 to 1, not 2"),
  ]) func `reports what is wrong with a value`(line: String, message: String) {
    let found = viewFaults("- Text: A\n  \(line)")
    #expect(found.map { String($0.drop { $0 != " " }.dropFirst()) } == ["Text 'A': " + message])
  }

  @Test(arguments: [
    ("value: 40", Property.Scalar.number(40)), ("value: \"40\"", .text("40")),
    ("value: true", .flag(true)), ("value: mixed", .mixed), ("value: -1.5e2", .number(-150)),
    ("value: 40 %", .text("40 %")),
  ]) func `takes a value as it is written`(line: String, value: Property.Scalar) throws {
    let text = "screen: S\nviews:\n  - Toggle: A\n    \(line)"
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "f").value)
    #expect(screen.views[0].unplaced == [.value(value)])
  }

  @Test(arguments: [
    ("isHeader", Node.Trait.header), ("isToggle", .toggleButton), ("header", .header),
    ("isSelected", .selected), ("notEnabled", .notEnabled), ("switchButton", .switchButton),
  ]) func `knows traits by UIKit's and SwiftUI's names`(name: String, trait: Node.Trait) {
    #expect(Node.Trait(name: name) == trait)
  }
}
