import Testing

@testable import AppSources

struct SourceGraphTests {
  private static let sources = [
    ("App", "@main struct Shop: App { var body: some Scene { WindowGroup { Cart() } } }"),
    ("Cart", "struct Cart: View { var body: some View { Row(); Video(url: url) } }"),
    ("Row", "struct Row: View { let item: Item }"), ("Item", "struct Item { let price: Double }"),
    ("Video", "struct Video: View { let player: Player }"),
    ("Player", "final class Player { func video() {} }"), ("Two", "func two() -> Both { Both() }"),
    ("Both1", "struct Both {}"), ("Both2", "struct Both {}"),
  ]
  private static let graph = SourceGraph(
    sources.map { (file: $0.0, names: DeclaredNames(of: Array($0.1.utf8))) })

  @Test(
    arguments: [
      (
        ["Player"], [],
        ["Video needs Player of Player", "Cart needs Video of Video", "App needs Cart of Cart"]
      ),
      (["Player"], ["Video"], ["Video needs Player of Player"]),
      (["Video"], ["Video"], []), (["App"], [], []), (["nowhere"], [], []),
      (["Item"], ["Cart"], ["Row needs Item of Item", "Cart needs Row of Row"]),
      (["Both1"], [], []), (["Both1", "Both2"], [], ["Two needs Both of Both2"]),
    ] as [([String], [String], [String])])
  func `tells who needs what is left out`(
    leftOut: [String], standIns: [String], expected: [String]
  ) {
    let found = Self.graph.dependents(of: Set(leftOut), standIns: Set(standIns))
    let lines = found.map { "\($0.file) needs \($0.name) of \($0.source)" }
    // Which of two files is named is of no account.
    #expect(lines.map { $0.replacing("Both1", with: "Both2") } == expected)
  }
}
