import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

/// A file that says every key of a view.
private let everything = """
  screen: S
  views:
    - Text: A
      id: a
      label: L
      value: 1.5
      valueText: one and a half
      hint: H
      placeholder: P
      inputLabels: [x, y]
      language: en-GB
      labeledPair: { role: label, id: p }
      symbol: star
      in: [0, 10]
      step: 0.5
      format: { currency: USD }
      style: wheel
      addTraits: [header]
      removeTraits: [button]
      heading: 2
      expanded: true
      selected: false
      disabled: true
      hidden: false
      opacity: 0.5
      decorative: false
      element: combine
      children:
        - Text: in
      elements:
        - b
        - Text: c
      isElement: true
      elementsHidden: false
      clipsToBounds: true
      modal: false
      groupChildren: true
      sortPriority: -1
      frame: [1, 2, 3.5, 4]
      path:
        - [1, 2]
        - [3, 4]
      activationPoint: [1, 2]
      customContent:
        - { label: Age, value: 3 years, importance: high }
        - { label: Weight }
      actions:
        - Archive
        - name: Send
          do:
            - announce:
                text: Sent
                priority: low
                queued: true
                language: de-DE
            - close
      swipeActions: [Pin]
      adjustable: true
      rotors:
        - name: R
          entries:
            - b
            - id: b
              in: space
              range: [1, 2]
      rotorEntry: { id: e, in: space }
      page: [1, 3]
      onActivate:
        - open: other
        - remove: b
        - show: b
        - focus: b
        - screenChanged: b
        - layoutChanged:
            text: moved
        - screenChanged
        - pageScrolled: Page 2
        - update:
            id: b
            title: New
            value: true
      onIncrement:
        - close
      onDecrement:
        - close
      onEscape:
        - close
      onMagicTap:
        - close
      speech: { pitch: 0.5, spellsOut: true, queued: false, ipa: ə }
      attributed:
        - range: [0, 1]
          heading: 1
          alwaysIncludesPunctuation: true
          language: fr-FR
      textContentType: name
      draggable: true
      dropPoints: [Top, Bottom]
      directTouch: [requiresActivation]
      container: dataTable
      rowCount: 2
      columnCount: 3
      rowHeaderColumns: [0]
      columnHeaderRows: [0, 1]
      cell: { row: 0, column: 1, rowSpan: 2 }
      context:
        cell:
          row: 0
          column: 1
          firstInRow: true
          isRowHeader: true
          isColumnHeader: true
          rowHeaders:
            - Text: row
          columnHeaders:
            - Text: column
      identifier: i
      captured: "{}"
    - UIButton: b
      id: b
      traits: [button, selected]
      representation:
        - Slider: v
    - TextEditor:
      editable: true
      insertionPoint: 2
    - Web:
      role: button
      description: d
      checked: mixed
      pressed: true
      required: true
      invalid: true
      readonly: false
      level: 3
      current: page
      visited: true
      inPage: true
      haspopup: menu
      sort: ascending
      error: Too short.
      busy: false
      live: polite
      atomic: true
      position: [2, 3]
    - Chart: Spending
      chart:
        title: Money
        summary: It falls.
        direction: radialClockwise
        x: { title: Month, categories: [January, "2"] }
        y: { title: Dollars, range: [1, 200], gridlines: [50.5], format: { currency: USD }, scale: ln }
        additional: [{ title: Price, range: [0, 9] }]
        series:
          - { name: Food, continuous: true, points: [[January, 120.5], { x: "2", y: null, label: Party, more: [3] }] }
          - points: []

  """

struct FileCodecTests {
  private func screen(_ text: String) throws -> Screen {
    let reading = ScreenReader.read(Array(text.utf8), file: "f")
    return try #require(reading.value, "\(reading.findings)")
  }

  @Test func `reads and writes every key without a change`() throws {
    let screen = try screen(everything)
    let names = Set(screen.views.flatMap(\.properties).map(\.modifier))
    #expect(Set(AnyModifier.all).subtracting(names) == [])
    let written = ScreenWriter.yaml(screen)
    let again = try self.screen(written)
    #expect(ScreenWriter.yaml(again) == written)
    for (first, second) in zip(screen.views, again.views) {
      #expect(
        first.properties.map(\.withoutPlaces) == second.properties.map(\.withoutPlaces))
    }
  }

  @Test(arguments: [
    ("value: \"1\"", "value: \"1\""), ("value: 1", "value: 1"), ("value: true", "value: true"),
    ("value: mixed", "value: mixed"), ("value: \"mixed\"", "value: \"mixed\""),
    ("value: off", "value: \"off\""), ("format: percent", "format: percent"),
    ("format: {unit: kg}", "format: { unit: kg }"),
    (
      "format: {fractionDigits: 0, currency: USD}", "format: { currency: USD, fractionDigits: 0 }"
    ),
    ("format: {fractionDigits: 2}", "format: { fractionDigits: 2 }"),
    ("context: {series: [1, 2]}", "context:\n      series: [1, 2]"),
    ("context: {tab: [1, 2]}", "context:\n      tab: [1, 2]"),
    ("context: {list: start}", "context: { list: start }"),
    ("context: {list: end}", "context: { list: end }"),
    ("context: {landmark: start}", "context: { landmark: start }"),
    ("context: {landmark: end}", "context: { landmark: end }"),
  ]) func `keeps a value what it is`(said: String, written: String) throws {
    let screen = try screen("screen: S\nviews:\n  - Text: A\n    \(said)\n")
    #expect(ScreenWriter.yaml(screen) == "screen: S\nviews:\n  - Text: A\n    \(written)\n")
  }
}

extension Property {
  /// The value in words, for nodes in it have places that writing moves.
  fileprivate var withoutPlaces: String { FileCodec.write(self).compactJSON }
}
