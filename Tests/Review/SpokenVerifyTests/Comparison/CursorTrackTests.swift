import Testing

@testable import SpokenVerify

struct CursorTrackTests {
  /// Follows moves, a letter each, with the word of each step; `-` is a step without words.
  ///
  /// - Returns: the steps that are compared, then `r` for repeats and `s` for steps without words.
  private func followed(_ moves: String, _ words: String) -> String {
    let kinds: [Character: Recording.Step.Move] = [
      "c": .current, "n": .next, "p": .previous, "i": .into, "o": .out,
    ]
    let heard = words.map { $0 == "-" ? nil : [String($0)] }
    let track = CursorTrack(moves.map { .init(kinds[$0] ?? .next, nil) }, heard)
    let steps =
      track.compared.map { "\($0)" } + track.repeated.map { "r\($0)" }
      + track.silent.map { "s\($0)" }
    return steps.joined(separator: " ")
  }

  @Test(arguments: [
    ("no step", "", "", ""), ("forward", "cnn", "abc", "0 1 2"),
    ("equal words side by side", "cnn", "aaa", "0 1 2"),
    ("back before the first step", "cpp", "cba", "2 1 0"),
    ("back over the same words", "cnp", "aba", "0 1 r2"),
    ("back to other words", "cnp", "abx", "0 2 1"),
    ("back at the start of the screen", "cnppn", "abaab", "0 1 r2 r3 r4"),
    ("back from repeats at the end", "cnnnpp", "abccba", "0 1 2 3 r4 r5"),
    ("the nearer of two places", "cnnnnpp", "abacdab", "0 1 2 3 4 r5 r6"),
    ("the same place twice", "cc", "aa", "0 r1"),
    ("other words at the same place", "cc", "ab", "0 1"),
  ])
  func `follows the cursor`(name: String, moves: String, words: String, steps: String) {
    #expect(followed(moves, words) == steps, "\(name)")
  }

  @Test(arguments: [
    ("a new place", "cnn", "a-b", "0 1 2"),
    ("the first words are asked for again", "ccn", "-ab", "1 2 s0"),
    ("a place that was heard", "cnpn", "ab-b", "0 1 r3 s2"),
    ("a place that is heard later", "cnpn", "a-ab", "0 3 r2 s1"),
    ("a place that is asked for again", "cnc", "a-b", "0 2 s1"),
  ])
  func `sets steps without words aside where there are other words`(
    name: String, moves: String, words: String, steps: String
  ) {
    #expect(followed(moves, words) == steps, "\(name)")
  }

  @Test(arguments: [
    ("in and out", "cinon", "abcad", "0 1 2 4 r3"),
    ("out of the inner one", "ciinon", "abcdbe", "0 1 2 3 5 r4"),
    ("out of both", "ciinoon", "abcdbae", "0 1 2 3 6 r4 r5"),
    ("out of none", "cno", "aba", "0 1 r2"),
    ("back in after leaving, and on", "cnionpn", "abcbdcd", "0 1 2 4 r3 r5 r6"),
  ])
  func `continues after a container that it left`(
    name: String, moves: String, words: String, steps: String
  ) {
    #expect(followed(moves, words) == steps, "\(name)")
  }

  @Test(arguments: [(51, [53]), (52, [])])
  func `finds words again up to 50 places away`(repeats: Int, repeated: [Int]) {
    let heard = ["a", "b"] + Array(repeating: "c", count: repeats) + ["b"]
    var steps = heard.map { Recording.Step(.next, $0) }
    steps[heard.count - 1].move = .previous
    #expect(CursorTrack(steps, heard.map { [$0] }).repeated == repeated)
  }
}
