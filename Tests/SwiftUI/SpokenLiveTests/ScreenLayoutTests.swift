import Foundation
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import Testing

@testable import SpokenLive

/// The frames of small screens, worked out by hand from how SwiftUI shares room: letters of 8.5 points
/// in lines of 22, on a screen of 402 × 874.
@MainActor
struct ScreenLayoutTests {
  /// The frames of what has words: x, y, width, height, words.
  private func expectFrames(
    _ view: some View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = LiveScreen(view).screen.allNodes.compactMap { node -> String? in
      guard let words = node.title, let frame = node[.frame], node.children.isEmpty else {
        return nil
      }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { String(format: "%g", $0) }
      return numbers.joined(separator: " ") + " " + words.prefix(4)
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  @Test func `a text is as wide as its letters, and wraps in its room`() {
    expectFrames(Text("Save"), "184 0 34 22 Save")
    let long = String(repeating: "word ", count: 20)
    expectFrames(Text(long), "0 0 402 66 word")
    expectFrames(Text(long).fixedSize(), "-224 0 850 22 word")
  }

  @Test func `a row shares its room, the least flexible views first`() {
    expectFrames(
      HStack {
        Text("A")
        Text("B")
      },
      """
      188.5 0 8.5 22 A
      205 0 8.5 22 B
      """)
    expectFrames(
      HStack {
        Text("A")
        Spacer()
        Text("B")
      },
      """
      0 0 8.5 22 A
      393.5 0 8.5 22 B
      """)
    let words = String(repeating: "five ", count: 6)
    expectFrames(
      HStack {
        Text(words)
        Text(words)
      },
      """
      0 0 197 44 five
      205 0 197 44 five
      """)
    expectFrames(
      HStack {
        Text(words).layoutPriority(1)
        Text(words)
      },
      """
      0 0 255 44 five
      263 0 139 44 five
      """)
  }

  @Test func `a column aligns its views`() {
    expectFrames(
      VStack(alignment: .leading, spacing: 10) {
        Text("Save")
        Text("A")
      },
      """
      184 0 34 22 Save
      184 32 8.5 22 A
      """)
    expectFrames(
      VStack {
        Text("A")
        Divider()
        Text("B")
      },
      """
      196.75 0 8.5 22 A
      196.75 39 8.5 22 B
      """)
  }

  @Test func `a frame and padding are around a view`() {
    expectFrames(Text("Save").padding(), "184 16 34 22 Save")
    expectFrames(
      Text("Save").frame(width: 100, height: 50, alignment: .bottomTrailing), "217 28 34 22 Save")
    expectFrames(Text("Save").frame(maxWidth: .infinity, alignment: .leading), "0 0 34 22 Save")
    expectFrames(Text("A").frame(minHeight: 60), "196.75 19 8.5 22 A")
    expectFrames(Text("Save").offset(x: 10, y: 20), "194 20 34 22 Save")
    expectFrames(Text("Save").position(x: 100, y: 50), "83 39 34 22 Save")
  }

  @Test func `a picture fills its room in its ratio`() {
    expectFrames(Image("pear").resizable().frame(width: 60, height: 40), "171 0 60 40 pear")
    expectFrames(
      Image("pear").resizable().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100),
      "151 25 100 50 pear")
    expectFrames(Image("pear"), "191 0 20 20 pear")
  }

  @Test func `views over each other stand where they are aligned`() {
    expectFrames(
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 100)
        Text("A")
      }, "242.5 78 8.5 22 A")
    expectFrames(
      Text("Save").frame(width: 100, height: 40).overlay(alignment: .topTrailing) { Text("A") },
      """
      184 9 34 22 Save
      242.5 0 8.5 22 A
      """)
    expectFrames(GeometryReader { _ in Text("A") }, "0 0 8.5 22 A")
  }

  @Test func `what scrolls begins at its top, and rows of a list have room around`() {
    expectFrames(
      ScrollView {
        Text("A")
        Text("B")
      },
      """
      196.75 0 8.5 22 A
      196.75 30 8.5 22 B
      """)
    expectFrames(
      List {
        Text("A")
        Text("B")
      },
      """
      20 11 8.5 22 A
      20 55 8.5 22 B
      """)
  }

  @Test func `a lazy grid has equal columns`() {
    let cells = ForEach(["A", "B", "C"], id: \.self) { Text($0) }
    expectFrames(
      LazyVGrid(columns: [GridItem(), GridItem()]) { cells },
      """
      94.25 0 8.5 22 A
      299.25 0 8.5 22 B
      94.25 30 8.5 22 C
      """)
    expectFrames(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 0) { cells },
      """
      60.0833 0 8.5 22 A
      196.75 0 8.5 22 B
      333.417 0 8.5 22 C
      """)
  }
}
