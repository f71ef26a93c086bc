import Foundation
import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct OpenStepReaderTests {
  @Test(
    arguments: [
      ("// !$*UTF8*$!\n{ a = 1; b = (x, y, ); }", #"{"a":"1","b":["x","y"]}"#),
      (
        "{ \"ü b\" = \"o\\U00e9\\n\\\"\"; c = <0f bd>; d = {}; }",
        #"{"ü b":"oé\n\"","c":"0fbd","d":{}}"#
      ),
      (
        "( A1B2 /* Cart.swift */, \"$(inherited)\", /x/y.z-1:$a )",
        #"["A1B2","$(inherited)","/x/y.z-1:$a"]"#
      ),
      ("{ a = 'b \"c\"'; d = \"e\\'f\" }", #"{"a":"b \"c\"","d":"e'f"}"#),
      ("\u{FEFF}{ a = \"\\Ud83c\\udf31 \\101\"; }", #"{"a":"🌱 A"}"#),
      ("( /* one */ ( ), // two\n { } )", "[[],{}]"),
    ])
  func `reads values as Xcode writes them`(text: String, json: String) throws {
    #expect(Self.json(try Document.readPropertyList(Array(text.utf8))) == json)
  }

  /// A property list as JSON on one line.
  private static func json(_ document: Document) -> String {
    if let entries = document.entries {
      return "{" + entries.map { "\(quoted($0.key)):\(json($0.value))" }.joined(separator: ",")
        + "}"
    }
    if let items = document.items { return "[" + items.map(json).joined(separator: ",") + "]" }
    return quoted(document.text ?? "")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  @Test func `knows where each value stands`() throws {
    let text = "{\n\t\"ü\" = x;\n\t\"ß\" = (\n\t\ta,\n\t); }"
    let list = try Document.readPropertyList(Array(text.utf8))
    let entries = try #require(list.entries)
    #expect(entries.map { "\($0.position) \($0.value.position)" } == ["2:2 2:8", "3:2 3:8"])
    #expect(entries[1].value.items?.map(\.position.description) == ["4:3"])
  }

  @Test(
    arguments: [
      ("", "1:1: the file is empty; restore it"),
      (
        "{ a = 1;\n b = (x, y,\n",
        "3:1: the file ends inside what begins in line 2; it was cut: restore the whole file"
      ),
      (
        "{ a = \"x",
        "1:7: the quotation mark that opens here is not closed; the file was cut: restore it"
      ),
      ("{ /* a", "1:3: the comment that begins here has no end; add */"),
      ("{ a = <0f", "1:7: this '<' has no '>'; add it"),
      ("{\n b x;\n}", "2:4: '=' is missing after the key 'b'"),
      ("{ a = 1 b = 2; }", "1:9: ';' is missing after the value of 'a'"),
      ("(a b)", "1:4: ',' or ')' is missing in the list that begins in line 1"),
      ("{ a = ; }", "1:7: a value is expected here, not ';'; put a text with such signs in \"…\""),
      ("{ (a) = 1; }", "1:3: a key is expected here, not '('; put a text with such signs in \"…\""),
      ("{ a = <xy>; }", "1:8: data has hexadecimal digits between '<' and '>'"),
      ("{ a = 1; } x", "1:12: there is more after the end of the property list; take it out"),
      (
        "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n}",
        "2:1: a merge that was not finished left two versions here; keep one of them"
      ),
      (
        "(\n a,\n=======\n b,\n)",
        "3:1: a merge that was not finished left two versions here; keep one of them"
      ),
      (
        "{ a = \"\\303\"; }",
        "1:12: letters above \\177 are not read by their number; write the letter itself"
      ),
      ("{ a = \"\\Uxy\"; }", "1:10: digits are missing after a backslash"),
      (String(repeating: "(", count: 65), "1:65: it is nested more than 64 deep"),
      ("bplist00", "?: it is a binary property list; write it as text: plutil -convert xml1"),
    ])
  func `says what is wrong with a project file, and where`(text: String, fault: String) {
    #expect(Self.fault(Array(text.utf8)) == fault)
  }

  @Test func `refuses text that is not UTF-8`() {
    let bytes = Array("{ a =\n".utf8) + [0xFF]
    #expect(Self.fault(bytes) == "2:1: the file is not UTF-8; save it as UTF-8")
  }

  private static func fault(_ bytes: [UInt8]) -> String? {
    do throws(Document.Fault) {
      _ = try Document.readPropertyList(bytes)
      return nil
    } catch {
      return "\(error.position): \(error.message)"
    }
  }

  private static let examples = [
    "Examples/Projects/Groups/Garden.xcodeproj", "Examples/Projects/Folders/Kitchen.xcodeproj",
  ]

  @Test(arguments: examples) func `reads what Foundation reads`(project: String) throws {
    let data = try Data(contentsOf: root.appending(path: "\(project)/project.pbxproj"))
    let own = try Document.readPropertyList(Array(data))
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(Self.isSame(own, value))
  }

  private static func isSame(_ document: Document, _ value: Any) -> Bool {
    if let map = value as? [String: Any] {
      guard let entries = document.entries, entries.count == map.count else { return false }
      return entries.allSatisfy { entry in map[entry.key].map { isSame(entry.value, $0) } ?? false }
    }
    if let list = value as? [Any] {
      guard let items = document.items, items.count == list.count else { return false }
      return zip(items, list).allSatisfy(isSame)
    }
    return document.text == value as? String
  }

  @Test(arguments: examples) func `says of a file that was cut anywhere where it ends`(
    project: String
  ) throws {
    let bytes = try [UInt8](Data(contentsOf: root.appending(path: "\(project)/project.pbxproj")))
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in stride(from: 0, through: end, by: 61) {
      // Half a letter, or half of what begins a comment, is another mistake.
      let isHalf = bytes[count] & 0xC0 == 0x80 || count > 0 && bytes[count - 1] == UInt8(ascii: "/")
      guard !isHalf else { continue }
      let fault = try #require(Self.fault(Array(bytes.prefix(count))), "cut at \(count)")
      #expect(fault.contains("restore") || fault.contains("add */"), "cut at \(count): \(fault)")
    }
  }

  @Test func `reads or refuses a file that was damaged anywhere`() throws {
    let path = "\(Self.examples[0])/project.pbxproj"
    let bytes = try [UInt8](Data(contentsOf: root.appending(path: path)))
    var random = SeededGenerator(45)
    let signs = Array("{}()<>\"';=,/*\\U \n\0ü".utf8)
    for _ in 0..<150 {
      var damaged = bytes
      for _ in 0..<3 {
        let place = Int.random(in: damaged.indices, using: &random)
        damaged[place] = signs.randomElement(using: &random) ?? 0
      }
      if let fault = Self.fault(damaged) { #expect(fault.utf8.count < 200) }
    }
  }
}
