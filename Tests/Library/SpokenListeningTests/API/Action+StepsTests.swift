import SpokenListening
import Testing

struct ActionStepsTests {
  @Test(
    arguments: [
      (.next, .next), (.next(3), .gesture(.next, count: 3)), (.previous, .user(.previous)),
      (.first, .user(.first)), (.last, .user(.last)), (.touch("pay"), .user(.touch("pay"))),
      (.touch(x: 20, y: 30.5), .user(.touchAt(.init(x: 20, y: 30.5)))),
      (
        .explore(.init(x: 1, y: 2), .init(x: 1, y: 402), in: .seconds(3)),
        .user(.explore(.init([.init(x: 1, y: 2), .init(x: 1, y: 402)], in: .seconds(3))))
      ),
      (.readAll, .user(.readAll)), (.rotor("Links"), .user(.rotor("Links"))),
      (.rotorNext, .user(.rotorNext)), (.rotorPrevious, .user(.rotorPrevious)),
      (.activate, .user(.activate)), (.increment, .user(.increment)),
      (.decrement, .user(.decrement)), (.action("Call"), .user(.action("Call"))),
      (.type("Ada"), .user(.type("Ada"))), (.escape, .user(.escape)),
      (.magicTap, .user(.magicTap)), (.moreContent, .user(.moreContent)),
    ] as [(Walkthrough.Action, Walkthrough.Action)])
  func `a short step is its gesture`(step: Walkthrough.Action, gesture: Walkthrough.Action) {
    #expect(step == gesture)
  }

  @Test func `goes to both ends, and by the rotor in both directions`() {
    expectSpoken(
      Screen("S", .heading("A"), .text("b"), .heading("C")), .last, .first, .rotor("Headings"),
      .rotorNext, .rotorPrevious,
      reads: """
        A, Heading
        C, Heading
        A, Heading
        Headings
        C, Heading
        A, Heading
        """)
  }

  @Test func `types into a field`() {
    expectHeard(
      "Cap A, d, a", of: Screen("S", .textField("Name", .id("name"))), .activate, .type("Ada"))
  }
}
