import Foundation
import Testing

struct ExplainCommandTests {
  private let screen = """
    screen: One
    views:
      - { Text: Title }
      - { Button: Pay, id: pay, hint: Buys it }
      - { Image: cat, decorative: true }
    """

  @Test func `chooses stops by element and by word`() throws {
    let pay = try spoken("explain", "-", "--element", "pay", input: screen)
    #expect(pay.output.hasPrefix("> next\npay  (standard input:4:7)\n"))
    #expect(!pay.output.contains("Title"))
    let word = try spoken("explain", "-", "--word", "TITLE", input: screen)
    #expect(word.output.contains("\"Title\"  label: the label comes first [documented by Apple]"))
    let none = try spoken("explain", "-", "--word", "nothing", input: screen)
    #expect(none.status == 65)
    #expect(
      none.errors == "-: there is no stop with the word 'nothing'; stops: Text@3:7, pay\n")
  }

  @Test func `the page on speech rules has the rules as they are`() throws {
    let rules = try spoken("explain", "--rules")
    #expect(rules.status == 0)
    let page = try String(contentsOf: root.appending(path: "docs/speech-rules.md"), encoding: .utf8)
    // When this fails: scripts/update-goldens
    #expect(page.contains("<!-- rules -->\n\(rules.output)<!-- end of rules -->\n"))
    let none = try spoken("explain")
    #expect(none.status == 64 && none.errors.contains("explain needs an input; --rules"))
  }

  @Test func `is JSON on request`() throws {
    let run = try spoken("explain", "-", "--format", "json", input: screen)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let stops = json?["stops"] as? [[String: Any]]
    #expect(stops?.map { $0["element"] as? String } == ["Text@3:7", "pay"])
    let words = stops?.last?["words"] as? [[String: Any]]
    #expect(words?.map { $0["text"] as? String } == ["Pay", "Button", "Buys it"])
    #expect(words?.first?["evidence"] as? String == "apple")
    let dropped = json?["dropped"] as? [[String: Any]]
    #expect(dropped?.first?["reason"] as? String == "decorative")
  }
}
