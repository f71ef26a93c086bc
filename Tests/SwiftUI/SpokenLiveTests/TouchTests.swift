import SpokenLiveTesting
import SpokenViews
import Testing

@testable import LessonViews

/// What a finger on the screen hears of live views, on an iPhone 17 of 402 × 874 points.
@MainActor
struct TouchTests {
  /// The lines after the first element, without what cut them.
  private func heard(_ view: some View, _ actions: Walkthrough.Action...) -> [String] {
    Listening(LiveScreen(view), actions).text.split(separator: "\n").dropFirst().map { line in
      String(line.replacing(#/  cut after .*/#, with: ""))
    }
  }

  private let budgets = [("January", 120.0), ("February", 95), ("March", 140)].map {
    History.Budget(month: $0.0, amount: $0.1)
  }

  @Test func `a finger that is dragged over a graph hears each bar`() {
    #expect(
      heard(
        History.BudgetHistoryGraph(budgets: budgets),
        .explore(.init(x: 60, y: 300), .init(x: 340, y: 300))
      ) == ["January, $120", "February, $95", "March, $140"])
  }

  @Test func `the frames of bars are as high as the graph`() {
    #expect(
      heard(
        History.BudgetHistoryGraph(budgets: budgets), .touch(x: 200, y: 90),
        .touch(x: 200, y: 800), .touch(x: 20, y: 300)
      ) == ["February, $95", "February, $95", "♪ no item discovered"])
  }

  private struct Over: View {
    @State var done = "nothing"
    var body: some View {
      ZStack {
        Button {
          done = "pressed"
        } label: {
          Text("Under").frame(width: 200, height: 100)
        }
        Text("Over")
      }
    }
  }

  @Test func `the frontmost view is heard, and beside all there is a sound`() {
    #expect(
      heard(Over(), .touch(x: 201, y: 451), .touch(x: 130, y: 451), .touch(x: 20, y: 100))
        == ["Over", "Under, Button", "♪ no item discovered"])
  }

  @Test func `what has scrolled out of its window cannot be touched`() {
    let list = VStack {
      Button {
      } label: {
        Text("Buy").frame(width: 200, height: 100)
      }
      ScrollView {
        VStack {
          ForEach(0..<20) { Text("Row \($0)") }
        }
      }
      .frame(height: 200)
    }
    #expect(
      heard(list, .touch(x: 201, y: 420), .touch(x: 201, y: 630))
        == ["Row 0", "♪ no item discovered"])
  }
}
