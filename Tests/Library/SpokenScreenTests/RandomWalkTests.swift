import SpokenScreen
import TestSupport
import Testing

/// Random gestures and effects on random screens.
struct RandomWalkTests {
  @Test(arguments: 0..<40) func `never loses its way, and goes the same way twice`(seed: UInt64) {
    let first = walk(seed)
    #expect(first.faults == [])
    #expect(first.events == walk(seed).events)
  }

  private func walk(_ seed: UInt64) -> (events: [Event], faults: [String]) {
    var random = SeededGenerator(seed)
    var app = self.app(&random)
    var session = Session()
    (session.isOnMac, session.groups) = (seed % 2 == 1, seed % 4 == 3)
    var events = session.handle(.open("home"), in: &app)
    var faults: [String] = []
    for step in 0..<1000 {
      if random.next(5) == 0 {
        events += session.handle(effect(&random), in: &app)
      } else {
        events += session.handle(gesture(&random), in: &app)
      }
      if session.isReading, random.next(2) == 0 { events += session.goOn(in: &app) }
      if let fault = fault(session, app) { faults.append("step \(step): \(fault)") }
    }
    return (events, faults)
  }

  /// What is wrong with where the cursor is, or nil.
  private func fault(_ session: Session, _ app: FileApp) -> String? {
    guard let cursor = session.cursor else {
      return session.current == nil ? nil : "an element without a place"
    }
    guard app.elements.indices.contains(cursor) else { return "\(cursor) is not there" }
    return app.elements[cursor] == session.current ? nil : "another element than that at \(cursor)"
  }

  private func app(_ random: inout SeededGenerator) -> FileApp {
    func screen(_ name: String) -> Screen {
      var count = 0
      return Screen(
        title: name, views: (0..<(2 + random.next(8))).map { _ in node(&random, 0, &count) })
    }
    let settings = ResolverSettings()
    let pairs = ["home", "other"].map {
      name -> (String, (screen: Screen, resolution: Resolution)) in
      let screen = screen(name)
      return (name, (screen, resolve(screen, settings: settings)))
    }
    return FileApp(
      main: "home", screens: Dictionary(uniqueKeysWithValues: pairs))
  }

  private func node(_ random: inout SeededGenerator, _ depth: Int, _ count: inout Int) -> Node {
    let kinds: [ViewClass] = [
      .text, .button, .toggle, .slider, .stepper, .picker, .textField, .disclosureGroup, .menu,
      .vStack, .hStack, .list, .section, .alert, .uiStepper, .uiSegmentedControl, .tabView, .link,
      .uiView, .scrollView,
    ]
    let kind = kinds[random.next(kinds.count)]
    let id = "n\(count)"
    count += 1
    var node = Node(kind, title: random.next(3) > 0 ? "Title \(id)" : nil)
    node.properties.append(.id(id))
    let values: [Property] = [
      .value(.number(3)), .value(.flag(true)), .range(0...10), .hidden(true), .modal(true),
      .element(.combine), .element(.contain), .element(.ignore), .label("Label"), .expanded(false),
      .actions(["Go", .init("Do", effects: [effect(&random)])]), .page(.init(number: 1, count: 3)),
      .customContent([.init(label: "Age", value: "3")]), .onActivate([effect(&random)]),
      .onEscape([.close]), .addTraits([.updatesFrequently]), .draggable(true), .heading(2),
      .rotors([.init(name: "Mine", entries: ["n1", "n2"])]), .disabled(true), .sortPriority(1),
      .frame(Frame(x: Double(random.next(90)), y: Double(random.next(90)), width: 9, height: 9)),
    ]
    for _ in 0..<random.next(4) {
      node.properties.append(values[random.next(values.count)])
    }
    if depth < 3 {
      node.children = (0..<random.next(4)).map { _ in self.node(&random, depth + 1, &count) }
    }
    return node
  }

  private func effect(_ random: inout SeededGenerator) -> Effect {
    let id = "n\(random.next(20))"
    let effects: [Effect] = [
      .open("home"), .open("other"), .open("nowhere"), .close, .remove(id), .show(id), .focus(id),
      .update(.init(id: id, properties: [.value(.number(Double(random.next(9))))])),
      .update(.init(id: id, title: "New", properties: [.hidden(true)])),
      .announce(Announcement("Hello", priority: .high)), .screenChanged(nil),
      .layoutChanged(.id(id)), .pageScrolled("Page"),
    ]
    return effects[random.next(effects.count)]
  }

  private func gesture(_ random: inout SeededGenerator) -> VoiceOverGesture {
    let rotors = Rotor.System.allCases
    let places = (0..<3).map { _ in
      Property.Point(x: Double(random.next(410)), y: Double(random.next(880)))
    }
    let gestures: [VoiceOverGesture] = [
      .next, .next, .next, .previous, .first, .last, .touch("n\(random.next(20))"), .readAll,
      .readFromHere, .rotor(rotors[random.next(rotors.count)].rawValue), .rotor("Mine"),
      .turnRotor, .turnRotorBack, .rotorNext, .rotorPrevious, .increment, .decrement, .activate,
      .activate, .action("Go"), .action("Do"), .moreContent, .escape, .magicTap, .scroll(.down),
      .scroll(.up), .drag, .drop, .type("x"), .read(.character), .read(.word), .read(.line), .spell,
      .voiceOver(random.next(3) > 0), .voiceOver(true), .launch, .tab, .shiftTab, .interact,
      .stopInteracting, .actionsMenu, .escape, .touchAt(places[0]), .explore(.init(places)),
    ]
    return gestures[random.next(gestures.count)]
  }
}

extension SeededGenerator {
  /// A number below a bound.
  fileprivate mutating func next(_ bound: Int) -> Int {
    Int.random(in: 0..<max(bound, 1), using: &self)
  }
}
