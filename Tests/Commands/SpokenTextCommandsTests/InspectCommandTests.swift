import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct InspectCommandTests {
  @Test func `prints elements as a screen file has their values`() throws {
    let run = try spoken(
      "inspect", "-", "--stage", "elements",
      input: """
        screen: Values
        views:
          - { Slider: Food, value: 4, in: [0, 10], speech: { pitch: 0.5, spellsOut: true } }
          - { Text: Bonjour Ada, attributed: { range: [0, 7], language: fr }, frame: [0, 0.5, 10, 2] }
          - { Text: Tab, context: { tab: [1, 4] } }
          - VStack: [{ Text: A, cell: { row: 0, column: 0 } }, { Text: C, cell: { row: 0, column: 1 } }, { Text: B, cell: { row: 2, column: 1, rowSpan: 2 } }]
            container: dataTable
            columnHeaderRows: [0]
          - { Web: News, role: checkbox, checked: mixed, required: true }
        """)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst(2) }
    #expect(
      lines == [
        "label \"Food\" · value 4 · traits adjustable · speech {pitch: 0.5, spellsOut: true}",
        "label \"Bonjour Ada\" · traits staticText · attributed [0, 7] {language: fr} · frame [0, 0.5, 10, 2]",
        "label \"Tab\" · traits staticText · context tab: [1, 4]",
        "label \"A\" · traits staticText · cell {row: 0, column: 0, firstInRow: true, isColumnHeader: true} · in VStack@6:5",
        "label \"C\" · traits staticText · cell {row: 0, column: 1, isColumnHeader: true} · in VStack@6:5",
        "label \"B\" · traits staticText · cell {row: 2, column: 1, rowSpan: 2, firstInRow: true, columnHeaders: [\"C\"]} · in VStack@6:5",
        "label \"News\" · states checked: mixed required · role checkbox",
      ])
  }

  @Test(arguments: ["screen", "elements", "events", "utterances", "plan"])
  func `prints no value as Swift would`(stage: String) throws {
    let samples = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "samples").path
    ).filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(samples.count > 30)
    for sample in samples {
      let run = try spoken("inspect", "samples/\(sample)", "--stage", stage, "--quiet")
      #expect(run.status == 0)
      for text in ["Optional(", "ScreenTree.", "VoiceOverElements.", "VoiceOverSession.", "nil"] {
        #expect(!run.output.contains(text), "\(sample)")
      }
      // A case of an enumeration with a labelled value: `place(number: 1)`.
      let debugText = run.output.range(of: "[a-z]\\([a-z]+: ", options: .regularExpression)
      #expect(debugText == nil, "\(sample)")
    }
  }
}
