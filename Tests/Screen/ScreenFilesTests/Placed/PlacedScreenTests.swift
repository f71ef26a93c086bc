import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenFiles

/// The screen of a running app, on its way to another program.
struct PlacedScreenTests {
  private static func at(_ line: Int, _ file: String = "Shop/Cart.swift") -> Position {
    Position(in: SourceFile(file), line: line, column: 3)
  }

  private func passed(_ screen: Screen) throws -> PlacedScreen {
    let json = PlacedScreen.write(screen).compactJSON
    return try #require(PlacedScreen(try Document.readJSON(Array(json.utf8))))
  }

  private static let nodes: [Node] = [
    Node(.text, title: "", position: at(1)),
    Node(.text, title: "null", position: .unknown),
    Node(.button, title: "Buy", position: Position(line: 2, column: 5)),
    Node(.view, className: "BudgetSlider", position: at(3, "Shop/Budget.swift")),
    // A view of the user's with the name of a class.
    Node(.view, className: "Button", position: at(4)),
    Node(.slider, className: "Amount", position: at(5)),
    // What comes last counts, and what comes before stays.
    Node(
      .image, properties: [.label("A", at: at(6)), .label("B", at: at(7)), .id("x", at: at(6))],
      position: at(6)),
    Node(.toggle, title: "All", properties: [.value(.mixed, at: at(8))], position: at(8)),
    Node(.text, title: "All", properties: [.value(.text("mixed"), at: at(8))], position: at(8)),
    Node(.text, properties: [.value(.number(0.1), at: at(8))], position: at(8)),
    // Two views of one id, and a rotor to a view that is not there: faults of an app, not of a file.
    Node(.text, title: "C", properties: [.id("x")], position: at(9)),
    Node(
      .list, children: [Node(.text, title: "D", position: at(11))],
      properties: [.rotors([.init(name: "Gone", entries: [.init("gone")])], at: at(10))],
      position: at(10)),
    Node(
      .view,
      properties: [.representation([Node(.slider, title: "E", position: at(13))], at: at(12))],
      position: at(12)),
    Node(
      .view,
      properties: [
        .elements([.id("x"), .node(Node(.text, title: "F", position: at(15)))], at: at(14)),
        .accessibilityChildren([Node(.text, title: "G", position: at(16))], at: at(14)),
      ], position: at(14)),
    Node(.view, notCaptured: [.label, .hint], position: at(17)),
  ]

  @Test(arguments: nodes) func `a node has its positions and all that it says`(node: Node) throws {
    let screen = Screen(
      file: "Shop/Cart.swift", title: "Cart", app: "Shop", platform: .macos, language: "de",
      direction: .rtl, views: [node])
    let read = try passed(screen)
    #expect(read.screen == screen && read.findings.isEmpty)
  }

  @Test func `a node has the place that the app's layout gave it`() throws {
    var text = Node(
      .text, title: "A", properties: [.layout(.font(.title, size: nil))], position: Self.at(2))
    text.placement = Placement(
      shown: Frame(x: 16.5, y: 1.0 / 3, width: 40, height: 22),
      read: Frame(x: 16.5, y: 0, width: 40, height: 44))
    var stack = Node(
      .zStack, children: [text],
      properties: [
        .layout(.layered(behind: 1)), .layout(.size(width: 24, height: nil, x: 0.5, y: 0.5)),
        .layout(.font(nil, size: 20)), .layout(.spacing(8)),
      ], position: Self.at(1))
    stack.placement = Placement(shown: Frame(x: 0, y: -20, width: 402, height: 874))
    let screen = try passed(Screen(title: "A", views: [stack])).screen
    // How the app arranges its views is no part of it: that they stand there is.
    stack.properties.removeLast()
    #expect(screen.views == [stack] && screen.isLaidOut)
    #expect(screen.views.first?.children.first?.placement?.read.height == 44)
  }

  @Test func `a place that is no number or far away is a place all the same`() throws {
    var node = Node(.text, title: "A")
    node.placement = Placement(shown: Frame(x: .infinity, y: -1e300, width: .nan, height: 1))
    let read = try passed(Screen(title: "A", views: [node])).screen
    #expect(
      read.views.first?.placement?.shown == Frame(x: 0, y: -1e9, width: 0, height: 1))
  }

  @Test func `the device is passed on`() throws {
    var screen = Screen(title: "A", views: [])
    screen.device = Device.named("iPhone SE")
    #expect(try passed(screen).screen == screen)
  }

  @Test func `closures stay where they are`() throws {
    let node = Node(
      .button, title: "Buy", properties: [.behavior(Behavior(.activate) { _ in true })])
    #expect(try passed(Screen(title: "A", views: [node])).screen.views.first?.properties == [])
  }

  @Test func `a value that no file may have is left out and said`() throws {
    let node = Node(
      .text, title: "Hei", properties: [.language("no_NO", at: Self.at(3)), .hint("h")],
      position: Self.at(3))
    let read = try passed(Screen(title: "A", views: [node]))
    #expect(read.screen.views.first?.properties == [.hint("h")])
    #expect(
      read.findings.map(\.description) == [
        "Shop/Cart.swift:3:3: warning: not heard: the screen: 'no_NO' is no language tag; write one as en-US or vi"
      ])
  }

  @Test(arguments: [
    "{}", "[]", #"{"title":"A"}"#,
    #"{"title":"A","platform":"tv","language":"en","direction":"ltr","file":"","files":[],"views":[]}"#,
    #"{"title":"A","platform":"ios","language":"en","direction":"ltr","file":"","files":[],"views":[{}]}"#,
    #"{"title":"A","platform":"ios","language":"en","direction":"ltr","file":"","files":[],"views":[{"class":"Text","shown":[1,2,3]}]}"#,
    #"{"title":"A","platform":"ios","language":"en","direction":"ltr","file":"","files":[],"views":[{"class":"Text","shown":[1,2,3,"4"]}]}"#,
    #"{"title":"A","platform":"ios","language":"en","direction":"ltr","file":"","files":[],"views":[{"class":"Text","looks":[["glow"]]}]}"#,
    #"{"title":"A","platform":"ios","language":"en","direction":"ltr","file":"","files":[],"views":[{"class":"Text","has":[["glow",null,true]]}]}"#,
  ]) func `anything else is refused`(json: String) throws {
    #expect(PlacedScreen(try Document.readJSON(Array(json.utf8))) == nil)
  }

  @Test func `views are nested as deep as in a file`() throws {
    func nested(_ depth: Int) -> Screen {
      let inner = Node(.text, title: "A")
      return Screen(
        title: "A",
        views: [(1..<depth).reduce(inner) { node, _ in Node(.vStack, children: [node]) }])
    }
    let deep = nested(Limits.depth)
    #expect(PlacedScreen(PlacedScreen.write(deep))?.screen == deep)
    #expect(PlacedScreen(PlacedScreen.write(nested(Limits.depth + 1))) == nil)
  }

  @Test func `an effect is a step of a file`() {
    let effects: [Effect] = [
      .announce(Announcement("Hi", priority: .low)), .focus("a"), .screenChanged(.text("b")),
      .layoutChanged(nil), .pageScrolled("Page 2"), .close,
    ]
    for effect in effects { #expect(PlacedScreen.effect(PlacedScreen.write(effect)) == effect) }
    #expect(PlacedScreen.effect(.text("fly")) == nil)
  }
}
