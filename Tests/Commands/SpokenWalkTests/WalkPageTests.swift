import SpokenScreen
import Testing

@testable import SpokenWalk

struct WalkPageTests {
  private let page = WalkPage(
    title: "Home", elements: ["Title", "Pay, Button"], firstNumber: 0, cursor: 1, rotor: "Links",
    spoken: ["Pay, Button", "  Actions available"], message: "/pa")

  @Test func `shows elements, the cursor, the words and the line at the bottom`() {
    #expect(
      page.lines(columns: 34, rows: 12) == [
        "Home   rotor: Links   ? help   q q", "  1  Title", "> 2  Pay, Button", "", "",
        "----------------------------------", "Pay, Button", "  Actions available", "", "", "",
        "/pa",
      ])
  }

  @Test func `fits any terminal`() {
    for rows in 0..<30 {
      for columns in [0, 1, 20, 200] {
        for help in [false, true] {
          var page = page
          page.showsHelp = help
          let lines = page.lines(columns: columns, rows: rows)
          #expect(lines.count == max(rows, 1) && lines.allSatisfy { $0.count <= columns })
        }
      }
    }
  }

  @Test func `shows no control characters`() {
    #expect("a\u{1B}[31mb\u{7F}c\nd".shown(in: 80) == "a␛[31mb␡c d")
  }
}
