import SpokenLiveTesting
import Testing

@testable import SpokenViews

/// What counts as a change of a view or of a state.
@MainActor
struct SamenessTests {
  /// A score that is the same one while its points change.
  private struct Score: Comparable {
    let id: Int
    var points: Int

    static func == (one: Score, other: Score) -> Bool { one.id == other.id }
    static func < (one: Score, other: Score) -> Bool { one.id < other.id }
  }

  /// The same, with a name, and so no plain memory.
  private struct Named: Equatable {
    let name: String
    var points: Int

    static func == (one: Named, other: Named) -> Bool { one.name == other.name }
  }

  private struct Points: View {
    let score: Score
    var body: some View { Text("Points \(score.points)") }
  }

  private struct Game: View {
    @State private var score = Score(id: 1, points: 0)

    var body: some View {
      Points(score: score)
      Button("Win") { score.points += 1 }
    }
  }

  @Test func `a plain value is shown again when any of it changes`() {
    expectSpoken(
      Game(), .next, .activate, .previous,
      reads: """
        Points 0
        Win, Button
        ♪ item activated, Win
        Points 1
        """)
  }

  private struct ScoreKey: PreferenceKey {
    static var defaultValue: Score { Score(id: 0, points: 0) }
    static func reduce(value: inout Score, nextValue: () -> Score) { value = nextValue() }
  }

  private struct Board: View {
    @State private var points = 0
    @State private var changes = 0

    var body: some View {
      Button("Win") { points += 1 }
        .preference(key: ScoreKey.self, value: Score(id: 1, points: points))
        .onPreferenceChange(ScoreKey.self) { _ in changes += 1 }
      Text("\(points) points, \(changes) changes")
    }
  }

  @Test func `a preference that the app calls equal is no change`() {
    expectSpoken(
      Board(), .activate, .next,
      reads: """
        Win, Button
        ♪ item activated, Win
        1 points, 1 changes
        """)
  }

  @Test func `plain memory is compared before an operator, other values by it`() {
    let (old, new) = (Score(id: 1, points: 0), Score(id: 1, points: 1))
    #expect(areSame(old, old))
    #expect(!areSame(old, new))
    #expect(!areSame(old as Score?, new))
    #expect(areSame(nil as Score?, nil))
    #expect(!areSame(nil as Score?, old))
    #expect(!areSame(old...old, old...new))
    #expect(areSame(Named(name: "a", points: 0), Named(name: "a", points: 1)))
    #expect(areSame([old], [new]))
  }

  @Test func `numbers are their bits`() {
    #expect(areSame(Double.nan, .nan))
    #expect(!areSame(0.0, -0.0))
    #expect(areSame(true, true) && !areSame(true, false))
    #expect(areSame(7, 7) && !areSame(7, 8))
    #expect(areSame(2.5 as Double?, 2.5) && !areSame(2.5 as Double?, nil))
  }

  private enum Choice: Equatable {
    case number(Int)
    case flag(Bool)
    case nothing
  }

  @Test func `choices are the same by their cases and what they have`() {
    #expect(areSame(Choice.number(1), .number(1)) && !areSame(Choice.number(1), .number(2)))
    #expect(areSame(Choice.flag(true), .flag(true)) && !areSame(Choice.flag(true), .nothing))
  }
}
