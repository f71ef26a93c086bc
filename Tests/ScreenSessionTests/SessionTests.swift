import ScreenResolver
import ScreenSession
import ScreenTree
import Testing

private let nowhere = Origin(file: "test", position: .unknown, node: "node")

private func element(_ name: String, in containers: String...) -> Element {
  var element = Element(node: name, origin: nowhere)
  element.containers = containers.map { Container(node: $0, type: .semanticGroup) }
  return element
}

private func short(_ event: Event) -> String {
  switch event {
  case .opened(let screen, let focus):
    "opened \(screen ?? "-") \(focus.map(short) ?? "nothing")"
  case .focused(let focus): short(focus)
  case .reachedBoundary(let boundary): "boundary \(boundary)"
  case .waited(let duration): "waited \(duration)"
  }
}

private func short(_ focus: Focus) -> String {
  "\(focus.number) \(focus.element.node) in \(focus.entered.map(\.node))"
    + " out \(focus.left.map(\.node))"
}

struct SessionTests {
  @Test func `walks forward, stops at both ends, and tells of containers`() {
    var session = Session()
    let screen = Resolution(elements: [
      element("a"), element("b", in: "list"), element("c", in: "list", "row"), element("d"),
    ])
    let commands: [Command] = [
      .next, .open(name: "home", screen), .previous, .next, .next, .next, .next, .previous,
      .wait(.seconds(1)), .open(name: nil, Resolution()), .next, .previous,
    ]
    #expect(
      commands.flatMap { session.handle($0) }.map(short) == [
        "boundary end",
        "opened home 1 a in [] out []",
        "boundary start",
        #"2 b in ["list"] out []"#,
        #"3 c in ["row"] out []"#,
        #"4 d in [] out ["row", "list"]"#,
        "boundary end",
        #"3 c in ["list", "row"] out []"#,
        "waited 1.0 seconds",
        "opened - nothing",
        "boundary end",
        "boundary start",
      ])
    #expect(session.current == nil)
  }

  @Test(arguments: [
    (Command.next, "next"), (.previous, "previous"), (.wait(.milliseconds(1500)), "wait 1.5s"),
    (.wait(.seconds(3)), "wait 3s"), (.open(name: "home", Resolution()), "open home"),
    (.open(name: nil, Resolution()), "open"),
  ]) func `names a command as a walkthrough writes it`(command: Command, name: String) {
    #expect(command.name == name)
  }
}
