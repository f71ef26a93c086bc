import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import SpokenCommand

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
    let why = "label: the label comes first [documented by Apple; rule ●●, iOS 15]"
    #expect(word.output.contains("\"Title\"  \(why)"))
    let none = try spoken("explain", "-", "--word", "nothing", input: screen)
    #expect(none.status == 65)
    #expect(
      none.errors
        == "-: there is no stop with the word 'nothing'; the words are Title, Pay, Button, Buys, it\n"
    )
    let other = try spoken(
      "explain", "-", "--element", "pay", "--word", "Title", input: screen)
    #expect(
      other.errors
        == "-: there is no stop with the node 'pay' and the word 'Title'; the words are Pay, Button, Buys, it\n"
    )
    let gone = try spoken("explain", "-", "--element", "x", input: screen)
    #expect(gone.errors == "-: there is no stop with the node 'x'; the stops are Text@3:7, pay\n")
  }

  @Test func `chooses stops by an accessibility identifier`() throws {
    let screen = "screen: One\nviews:\n  - Text: Title\n  - { Button: Pay, identifier: pay_now }\n"
    let pay = try spoken("explain", "-", "--element", "pay_now", input: screen)
    #expect(pay.output.hasPrefix("> next\nButton@4:7  (standard input:4:7)\n"), "\(pay)")
    #expect(!pay.output.contains("Title"))
  }

  @Test func `chooses what is heard at a time of the recording`() throws {
    func heard(_ time: String) throws -> [Substring] {
      let run = try spoken("explain", "-", "--at", time, input: screen)
      #expect(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.hasPrefix("pay") }
    }
    #expect(try heard("0") == ["> open"])
    #expect(try heard("00:00.9") == ["> open"])
    #expect(try heard("00:02.0") == ["> next", "pay  (standard input:4:7)"])
    let late = try spoken("explain", "-", "--at", "01:00", input: screen)
    #expect(late.status == 64 && late.errors.hasPrefix("the recording ends at 00:0"))
    #expect(try spoken("explain", "-", "--at", "noon", input: screen).status == 64)
  }

  @Test(arguments: [
    ("00:03.2", 3.2, "00:03.2"), ("3.25", 3.25, "00:03.2"), ("90", 90, "01:30.0"),
    ("1:00:03.5", 3603.5, "60:03.5"), ("1:60", nil, ""), ("1:75:00", nil, ""), ("-1", nil, ""),
    ("", nil, ""), ("1:", nil, ""), ("1e3", nil, ""), ("a", nil, ""),
  ]) func `reads a time`(text: String, seconds: Double?, written: String) {
    let time = TimeCode(argument: text)
    #expect(time?.seconds == seconds)
    #expect(time.map { "\($0)" } ?? "" == written)
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
    let words = stops?.last?["segments"] as? [[String: Any]]
    #expect(words?.map { $0["text"] as? String } == ["Pay", "Button", "Buys it"])
    #expect(words?.first?["evidence"] as? String == "apple")
    let about = json?["about"] as? [String: Any]
    let lines = try spoken("transcript", "-", "--format", "jsonl", input: screen)
    let last = try #require(lines.output.split(separator: "\n").last)
    let facts = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    let counts = try #require(
      (facts?["about"] as? [String: Any])?["evidence"] as? [String: Int])
    #expect(about?["evidence"] as? [String: Int] == counts)
    // Of one stop, the words of that alone are counted: a title is the app's own.
    let one = try spoken("explain", "-", "--word", "Title", "--format", "json", input: screen)
    let title = try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any]
    let its = (title?["about"] as? [String: Any])?["evidence"] as? [String: Int]
    #expect(its?["words"] == 0 && counts["words"] != 0)
    let dropped = json?["dropped"] as? [[String: Any]]
    #expect(dropped?.first?["by"] as? String == "decorative")
  }
}
