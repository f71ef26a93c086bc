import Foundation
import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

/// What becomes of captures that are cut at any byte.
struct TruncationTests {
  /// The cuts of a text that are read without an error: what is left of the last line.
  ///
  /// Cuts after a whole line are left out, for lines tell nothing of what would have followed them;
  /// white space alone is no line.
  private func accepted(_ bytes: [UInt8], _ importer: Importer) -> [String] {
    (0..<bytes.count).compactMap { end in
      let cut = bytes[..<end]
      let reading = importer.read(Array(cut), file: "f")
      let errors = reading.findings.filter { $0.severity == .error }
      #expect((reading.value == nil) == !errors.isEmpty, "cut at \(end)")
      #expect(errors.allSatisfy { $0.position.line > 0 && $0.position.column > 0 }, "\(errors)")
      let start = cut.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let isWhole = bytes[end] == 0x0A || cut[start...].allSatisfy { $0 == 0x20 }
      return errors.isEmpty && !isWhole ? String(decoding: cut[start...], as: UTF8.self) : nil
    }
  }

  @Test(arguments: fixtures.filter { !["txt", "yaml", "csv"].contains($0.pathExtension) })
  func `refuses XML and JSON that is cut anywhere before its end`(url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let importer = try #require(Importer.detect(bytes))
    let last = try #require(bytes.lastIndex { ">}]".utf8.contains($0) })
    for end in 0...last {
      let reading = importer.read(Array(bytes[..<end]), file: "f")
      let errors = reading.findings.filter { $0.severity == .error }
      #expect(reading.value == nil && errors.count == 1, "cut at \(end)")
      #expect(errors.allSatisfy { $0.position.line > 0 && $0.position.column > 0 }, "\(errors)")
    }
  }

  /// A text without quotation marks may end anywhere, and a node may end between two of its parts.
  @Test func `refuses a debug description that is cut inside a part`() {
    let text = """
       →Application, pid: 7, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Switch, 0xa, {{16.0, 250.0}, {300.0, 31.0}}, label: 'It's', value: 10, Disabled

      """
    let node = "      Switch, 0xa, {{16.0, 250.0}, {300.0, 31.0}}"
    let value = "\(node), label: 'It's', value: 1"
    #expect(
      accepted(Array(text.utf8), .debugDescription)
        == [
          node, "\(node), label: 'It'", "\(node), label: 'It's'", value, value + "0",
        ])
  }

  /// What XCUITest writes after a tree shows that the tree is whole.
  @Test func `refuses a debug description without the end that belongs to its beginning`() {
    let tree = """
      Attributes: Application, 0x1, pid: 7, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 7, label: 'Shop'
          Button, 0x2, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Pay'
      Path to element:

      """
    let end = """
       →Application, 0x1, pid: 7, label: 'Shop'
      Query chain:
       →Find: Application 'shop'
        Output: {
          Application, 0x1, pid: 7, label: 'Shop'
        }

      """
    for count in 0..<(tree.utf8.count - 1) {
      let cut = Array(tree.utf8.prefix(count))
      #expect(Importer.debugDescription.read(cut, file: "f").value == nil, "cut at \(count)")
    }
    let cuts = accepted(Array((tree + end).utf8), .debugDescription)
    let path = " →Application"
    #expect(cuts == [path, path + ", 0x1", path + ", 0x1, pid: 7"])
    #expect(
      captureFaults(tree.replacing("Path to element:\n", with: ""), .debugDescription).count == 1)
  }

  @Test func `refuses an aria snapshot that is cut inside a part`() {
    let text = """
      - list "Cart":
        - listitem: Tea
        - 'link "a: b" [disabled]'
        - text: "1"
        - text: /a \\d+/
        - img "Map" [box=1,2,3,4]

      """
    #expect(
      accepted(Array(text.utf8), .ariaSnapshot) == [
        "- list", "- list \"Cart\"", "  - list", "  - listitem", "  - listitem: T",
        "  - listitem: Te", "  - img", "  - img \"Map\"",
      ])
  }

  @Test func `takes a last node without a reference, which Playwright may give to all others`() {
    #expect(captureFaults("- link \"A\" [ref=e1]\n- status", .ariaSnapshot) == [])
  }

  /// A part that every other node of its kind has shows that the last one was not whole.
  @Test(arguments: [
    ("- combobox \"Size\":\n  - option \"S\"\n  - option \"M\"", "  - option"),
    ("- heading \"A\" [level=1]\n- heading \"B\" [level=2]", "- heading \"B\""),
  ]) func `refuses an aria snapshot whose last node is less than the others`(
    text: String, last: String
  ) throws {
    let end = try #require(text.range(of: last, options: .backwards)).upperBound
    let cut = String(text[..<end])
    #expect(captureFaults(text, .ariaSnapshot) == [])
    #expect(captureFaults(cut + "\n", .ariaSnapshot) == [])
    let line = cut.split(separator: "\n").count
    #expect(
      captureFaults(cut, .ariaSnapshot) == [
        "\(line):1: the snapshot is broken off after this line; capture it again"
      ])
  }

  @Test(arguments: [
    "Attributes:", "Attributes: ", "Attributes: Appl", "Attributes: Application, 0x1",
  ])
  func `knows a debug description by its first words`(cut: String) {
    #expect(Importer.detect(Array(cut.utf8))?.name == "xcuitest-debugdescription")
    #expect(captureFaults(cut, .debugDescription).count == 1)
  }

  @Test func `refuses a dump of Chromium that is cut inside a part`() {
    let text = """
      rootWebArea focusable
      ++checkBox name='It's' checkedState=mixed
      ++slider focusable name='a' value='b'

      """
    #expect(
      accepted(Array(text.utf8), .chromiumDump) == [
        "rootWebArea", "++checkBox", "++checkBox name='It'", "++checkBox name='It's'", "++slider",
        "++slider focusable", "++slider focusable name='a'",
      ])
  }

  @Test(
    arguments: [
      (
        Importer.chromeDevTools,
        "uid=1_0 RootWebArea \"P\"\n  uid=1_1 textbox \"a \"b\"\" focused value=\"x\"\n  uid=1_2 link \"c\nd\"\n",
        [
          "uid=1_0 RootWebArea", "  uid=1_1 text", "  uid=1_1 textbox", "  uid=1_1 textbox \"a \"",
          "  uid=1_1 textbox \"a \"b\"", "  uid=1_1 textbox \"a \"b\"\"",
          "  uid=1_1 textbox \"a \"b\"\" focused", "  uid=1_2 link",
        ]
      ),
      (
        .chromiumAuralinux,
        "[document web]\n++[check box] name='It's' checked checkable:true\n++[entry] label-for=[section]\n",
        [
          "++[check box]", "++[check box] name='It'", "++[check box] name='It's'",
          "++[check box] name='It's' checked", "++[entry]",
        ]
      ),
      (
        .flutterSemantics,
        "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0) scaled by 2.0x\n └─SemanticsNode#1\n     flags: isButton, isEnabled\n     label: \"a \"b\"\"\n     headingLevel: 1\n",
        [
          " │", " │ ", " │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)", "     flags: isButton",
          "     label: \"a \"", "     label: \"a \"b\"",
        ]
      ),
      (
        .composeSemantics,
        "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px, Tag: 'it's'\n |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n   Text = '[a, 'b']'\n   [Heading]\n   Actions = [OnClick]\n",
        [
          "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px",
          "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px, Tag: 'it'",
        ]
      ),
    ] as [(Importer, String, [String])])
  func `refuses lines that are cut inside a part`(
    importer: Importer, text: String, cuts: [String]
  ) {
    #expect(accepted(Array(text.utf8), importer) == cuts)
    #expect(captureFaults(text, importer) == [])
  }

  @Test func `refuses the table of Maestro that is cut inside a row`() {
    let text = #"""
      element_num,depth,attributes,parent_num
      0,0,"accessibilityText=Shop; bounds=[0,0][390,844]",
      1,1,"accessibilityText=a, ""b""",0

      """#
    #expect(accepted(Array(text.utf8), .maestro) == [])
  }

  @Test(arguments: [
    ("```yaml\n- button \"Pay\"\n", Importer.ariaSnapshot),
    ("```\n →Button, 0x1, label: 'a'\n", .debugDescription),
  ]) func `refuses lines in a fence that nothing closes`(text: String, importer: Importer) {
    #expect(captureFaults(text, importer).count == 1)
    #expect(captureFaults(text + "```\n", importer) == [])
  }

  @Test(arguments: fixtures) func `reports where every cut is, its format detected`(url: URL) throws
  {
    let bytes = Array(try Data(contentsOf: url))
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let cut = Array(bytes[..<end])
      let reading =
        Importer.detect(cut)?.read(cut, file: "f") ?? ScreenReader.read(cut, file: "f")
      let errors = reading.findings.filter { $0.severity == .error }
      #expect((reading.value == nil) == !errors.isEmpty, "cut at \(end)")
      #expect(errors.allSatisfy { $0.position.line > 0 }, "\(errors)")
    }
  }
}
