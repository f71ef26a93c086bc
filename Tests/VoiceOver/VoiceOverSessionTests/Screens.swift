import ScreenTree
import VoiceOverElements
import VoiceOverSession

/// A view in one line, for tests.
func view(_ kind: ViewClass, _ title: String? = nil, _ said: Property...) -> Node {
  Node(kind, title: title, properties: said)
}

func views(_ kind: ViewClass, _ children: [Node], _ said: Property...) -> Node {
  Node(kind, children: children, properties: said)
}

/// An app of screens by their names.
func app(_ screens: [String: [Node]], main: String = "home") -> FileApp {
  let settings = ResolverSettings()
  let pairs = screens.map { name, views -> (String, (screen: Screen, resolution: Resolution)) in
    let screen = Screen(title: name, views: views)
    return (name, (screen, resolve(screen, settings: settings)))
  }
  return FileApp(
    main: main, screens: Dictionary(uniqueKeysWithValues: pairs))
}

/// An app of one screen that is shown, and what a user of it does.
struct Trial {
  var app: FileApp
  var session = Session()

  init(_ views: Node...) { self.init(views) }

  init(_ views: [Node]) {
    app = VoiceOverSessionTests.app(["home": views])
    _ = session.handle(.open("home"), in: &app)
  }

  mutating func callAsFunction(_ gestures: VoiceOverGesture...) -> [String] {
    gestures.flatMap { session.handle($0, in: &app) }.map(short)
  }

  mutating func effect(_ effects: Effect...) -> [String] {
    effects.flatMap { session.handle($0, in: &app) }.map(short)
  }
}

/// An event in short: its word, the label and the value of what it is about.
func short(_ event: Event) -> String {
  switch event {
  case .opened(let screen, let focus):
    "opened \(screen ?? "-") \(focus.map { short($0.element) } ?? "nothing")"
  case .focused(let focus):
    short(focus.element) + focus.entered.map { " into \($0.node)" }.joined()
      + focus.ended.map { " end of \($0.node)" }.joined()
  case .changed(_, let element, _): "changed \(short(element))"
  case .activated(let element): "activated \(short(element))"
  default: "\(event)"
  }
}

private func short(_ element: Element) -> String {
  (element.label + element.value).map(\.value.description).joined(separator: " ")
}

/// The stops of a screen of the Mac by their names: `(list` and `)list` are the two of a container,
/// `ok!` is a button, `ok?` a dimmed one.
func stops(_ names: [String]) -> [Element] {
  var around: [Container] = []
  return names.map { name in
    let word = name.filter { !"()!?".contains($0) }
    let isEnd = name.first == ")"
    let origin = Origin(file: "", position: .unknown, node: word)
    var element = Element(node: isEnd ? "\(word).end" : word, origin: origin)
    element.label = [Sourced(.text(isEnd ? "end \(word)" : word), from: origin, by: .title)]
    var traits: [Node.Trait] = name.last == "!" ? [.button] : []
    if name.last == "?" { traits = [.button, .notEnabled] }
    element.traits = traits.map { Sourced($0, from: origin, by: .classDefault) }
    if isEnd { element.edge = around.popLast().map(Element.Edge.end) }
    element.containers = around
    if name.first == "(" {
      let container = Container(node: word, type: .list)
      element.edge = .start(container)
      around.append(container)
    }
    return element
  }
}

/// A user of VoiceOver on the Mac, before stops that do nothing.
struct MacTrial {
  /// An app that does nothing.
  private struct Still: ScreenApp {
    let name = "Still"
    let elements: [Element]
    let rotors: [Property.Rotor] = []

    mutating func respond(to request: Request) -> [Response] { [] }
  }

  private var app: Still
  var session = Session()

  init(_ names: String...) {
    app = Still(elements: stops(names))
    session.isOnMac = true
  }

  /// The events of gestures, as they are.
  mutating func events(_ gestures: VoiceOverGesture...) -> [Event] {
    gestures.flatMap { session.handle($0, in: &app) }
  }

  mutating func callAsFunction(_ gestures: VoiceOverGesture...) -> [String] {
    gestures.flatMap { session.handle($0, in: &app) }.map(short)
  }
}
