import Foundation
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import Testing

@testable import SpokenLive

/// What live views say of their places, as frames on an iPhone 17.
///
/// It has 778 points between the bars, from 62 on. The rules are tested in ScreenLayoutTests.
@MainActor
struct LayoutTests {
  /// The frames of what has words: x, y, width, height, words.
  private func expectFrames(
    _ view: some View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = LiveScreen(view).screen.allNodes.compactMap { node -> String? in
      guard let words = node.title, let frame = node.shownFrame, node.children.isEmpty else {
        return nil
      }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { String(format: "%g", $0) }
      return numbers.joined(separator: " ") + " " + words.prefix(4)
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  @Test func `a screen is in the middle of the safe area`() {
    expectFrames(Text("Save"), "181 440 40 22 Save")
  }

  @Test func `stacks have their alignment, their distance and their spacers`() {
    expectFrames(
      VStack(alignment: .leading, spacing: 10) {
        Text("Save")
        Text("A")
      },
      """
      181 424 40 22 Save
      181 456 12 22 A
      """)
    expectFrames(
      HStack {
        Text("A")
        Spacer()
        Text("B")
      },
      """
      0 440 12 22 A
      390 440 12 22 B
      """)
  }

  @Test func `a spacer has its least length`() {
    expectFrames(
      HStack {
        Text("A")
        Spacer(minLength: 50)
        Text("B")
      }
      .fixedSize(),
      """
      156 440 12 22 A
      234 440 12 22 B
      """)
  }

  @Test func `letters have the size of their typeface, and texts their most lines`() {
    // At 34 points a capital letter is 22.1 wide, and a line 41 high.
    expectFrames(Text("A").font(.largeTitle), "189.5 430.5 23 41 A")
    expectFrames(VStack { Text("A") }.font(.largeTitle), "189.5 430.5 23 41 A")
    expectFrames(Text("A").font(.system(size: 34)), "189.5 430.5 23 41 A")
    expectFrames(Text("A").font(.system(.largeTitle)), "189.5 430.5 23 41 A")
    expectFrames(Text("A").font(nil), "195 440 12 22 A")
    expectFrames(
      VStack { Text("word word word word") }.lineLimit(1).frame(width: 90),
      "159.5 440 83 22 word")
  }

  @Test func `a grid has its alignment and its distances`() {
    expectFrames(
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
        GridRow {
          Text("A")
          Text("Save")
        }
        GridRow {
          Text("Save")
          Text("B")
        }
      },
      """
      151 424 12 22 A
      211 424 40 22 Save
      151 456 40 22 Save
      211 456 12 22 B
      """)
  }

  @Test func `a frame aligns its view`() {
    expectFrames(
      Text("Save").frame(width: 100, height: 50, alignment: .bottomTrailing),
      "211 454 40 22 Save")
    expectFrames(GeometryReader { _ in Text("A") }, "0 62 12 22 A")
  }

  @Test func `a list has rows, and a lazy grid its columns`() {
    expectFrames(
      List {
        Text("A")
        Text("B")
      },
      """
      20 73 12 22 A
      20 117 12 22 B
      """)
    expectFrames(
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem()]) {
        Text("A")
        Text("B")
      },
      """
      19 440 12 22 A
      224 440 12 22 B
      """)
  }

  @Test func `of several views the first that fits is shown`() {
    expectFrames(
      ViewThatFits(in: .horizontal) {
        Text("word word word word word word")
        Text("Save")
      }
      .frame(width: 100), "181 440 40 22 Save")
  }

  /// Each view below and after the one before.
  private struct Stairs: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.reduce(CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        return CGSize(width: size.width + own.width, height: size.height + own.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        view.place(at: point, proposal: ProposedViewSize(size))
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  @Test func `an arrangement of the app places its views`() {
    expectFrames(
      Stairs()() {
        Text("A")
        Text("Save")
      },
      """
      175 429 12 22 A
      187 451 40 22 Save
      """)
  }
}
