import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct IDBGroupsTests {
  private func button(_ label: String, _ x: Int, _ y: Int) -> String {
    #"{"AXLabel": "\#(label)", "role": "AXButton", "frame": {"x": \#(x), "y": \#(y), "width": 40, "height": 54}}"#
  }

  private func keyboard(rows: Int) -> String {
    let letters = ["qwert", "asdfg", "zxcvb"].prefix(rows).enumerated().flatMap { row, text in
      text.enumerated().map { button(String($1), $0 * 40, 590 + row * 54) }
    }
    let all =
      [button("Send", 0, 100)] + letters + [
        button("space", 0, 590 + rows * 54), button("Home", 0, 900),
      ]
    return "[\(all.joined(separator: ", "))]"
  }

  @Test func `knows a keyboard by rows of letters`() throws {
    let screen = try screen(keyboard(rows: 3), .idb)
    let lines = screen.elementLines
    #expect(lines.count == 18 && lines.first == "Button \"Send\" button")
    #expect(lines[1] == "Button \"q\" button+keyboardKey")
    #expect(lines[16] == "Button \"space\" button+keyboardKey")
    #expect(lines.last == "Button \"Home\" button")
    let members = screen.views.flatMap(\.members).map(\.className)
    #expect(members == ["Button", "Keyboard", "Button"])
  }

  /// A keyboard of a telephone: a key beside three letters in each row.
  private func telephone(_ rows: [String]) -> String {
    let keys = rows.enumerated().flatMap { row, text in
      [button("side \(row)", 0, 590 + row * 54)]
        + text.enumerated().map { button(String($1), 80 + $0 * 80, 590 + row * 54) }
    }
    let all = [button("Send", 0, 100)] + keys + [button("Home", 0, 900)]
    return "[\(all.joined(separator: ", "))]"
  }

  @Test(arguments: [
    (["ㅣㆍㅡ", "ㄱㄴㄷ", "ㅂㅅㅈ", "ㅇ"], 14), (["あかさ", "たなは", "まやら", "わ"], 14), (["あかさ", "たなは"], 0),
    (["abc", "def", "ghi"], 0),
  ]) func `knows the keyboards of Hangul and kana by three letters in a row`(
    rows: [String], keys: Int
  ) throws {
    let lines = try elements(telephone(rows), .idb)
    #expect(lines.count { $0.contains("keyboardKey") } == keys)
    #expect(lines.first == "Button \"Send\" button" && lines.last == "Button \"Home\" button")
  }

  @Test func `takes one row of letters for an index`() throws {
    #expect(try elements(keyboard(rows: 1), .idb).allSatisfy { !$0.contains("keyboardKey") })
  }
}
