import Observation
import ScreenDocuments
import ScreenTree
import SpokenLiveTesting
import SpokenViews
import TestSupport
import Testing

/// State follows the identity of views.
@MainActor
struct IdentityTests {
  struct Counter: View {
    let name: String
    @State var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  final class Model { var names: [String]; init(_ names: [String]) { self.names = names } }

  struct Rows: View {
    @State var names: [String]
    let edit: ([String]) -> [String]
    var body: some View {
      Button("Edit") { names = edit(names) }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test func `state survives a new order and an insertion, and dies with its row`() {
    expectSpoken(
      Rows(names: ["a", "b"], edit: { ["c"] + $0.reversed() }), .next, .activate, .user(.first),
      .activate, .next, .next, .next,
      reads: """
        Edit, Button
        a 0, Button
        a 1
        Edit, Button
        ♪ item activated, Edit
        c 0, Button
        b 0, Button
        a 1, Button
        """)
  }

  @Test(arguments: 0..<20) func `rows keep their counts through random edits`(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let box = Box()
    let live = LiveScreen(Table(box: box))
    var model: [(name: Int, count: Int)] = []
    var next = 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        model.insert((next, 0), at: Int.random(in: 0...model.count, using: &random))
        next += 1
      case 1 where !model.isEmpty: model.remove(at: Int.random(in: model.indices, using: &random))
      case 2: model.shuffle(using: &random)
      default:
        guard let row = model.indices.randomElement(using: &random) else { continue }
        model[row].count += 1
        box.press(model[row].name, live)
        continue
      }
      box.names = model.map(\.name)
      box.changed(live)
    }
    #expect(live.labels == model.map { "\($0.name) \($0.count)" })
  }

  @Observable final class Box {
    var names: [Int] = []
  }

  struct Table: View {
    let box: Box
    var body: some View { ForEach(box.names, id: \.self) { Counter(name: "\($0)") } }
  }

  @Test func `another branch and another id end the state`() {
    struct Screen: View {
      @State var isFirst = true
      @State var id = 0
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        Button("Renew") { id += 1 }
        if isFirst { Counter(name: "branch") } else { Counter(name: "other") }
        Counter(name: "id").id(id)
      }
    }
    expectSpoken(
      Screen(), .next(2), .activate, .next, .activate, .user(.first), .activate, .activate, .next,
      .activate, .next, .next,
      reads: """
        Switch, Button
        Renew, Button
        branch 0, Button
        branch 1
        id 0, Button
        id 1
        Switch, Button
        ♪ item activated, Switch
        ♪ item activated, Switch
        Renew, Button
        ♪ item activated, Renew
        branch 0, Button
        id 0, Button
        """)
  }

  @Test func `one changed row evaluates its own body and the one that holds the rows`() {
    struct Row: View {
      @Binding var item: Item
      var body: some View { Button("\(item.id) \(item.count)") { item.count += 1 } }
    }
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct List1000: View {
      @State var items = (0..<1000).map { Item(id: $0) }
      var body: some View { VStack { ForEach($items) { $item in Row(item: $item) } } }
    }
    let live = LiveScreen(List1000())
    _ = live.press("500 0")
    let before = live.evaluations
    _ = live.press("500 1")
    #expect(live.labels[500] == "500 2")
    #expect(live.evaluations - before <= 3)
  }

  @Observable final class Counts {
    var seen = 0
    var unseen = 0
  }

  @Test func `a property that nobody reads evaluates nothing`() {
    struct Shown: View {
      let counts: Counts
      var body: some View {
        Text("\(counts.seen)")
        Button("Seen") { counts.seen += 1 }
        Button("Unseen") { counts.unseen += 1 }
      }
    }
    let live = LiveScreen(Shown(counts: Counts()))
    let start = live.evaluations
    _ = live.press("Unseen")
    #expect(live.evaluations == start)
    _ = live.press("Seen")
    #expect(live.evaluations == start + 1)
    #expect(live.labels.first == "1")
  }

  @Test func `a view that keeps changing itself is reported with its place`() {
    struct Restless: View {
      @State var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let live = LiveScreen(Restless())
    #expect(
      live.findings.map(\.message).contains { $0.hasPrefix("Restless keeps changing itself") })
    #expect(live.findings.first?.file.hasSuffix("IdentityTests.swift") == true)
  }

  private struct Sized: View {
    @State var count = 0
    var body: some View {
      GeometryReader { _ in
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
  }

  private struct Ticking: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      content.accessibilityValue("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `what keeps changing itself has the name of the app's type, never the library's`() {
    func message(_ view: some View) -> String {
      let findings = LiveScreen(view).findings
      #expect(findings.first?.file.hasSuffix("IdentityTests.swift") == true)
      let message = findings.first?.message ?? ""
      return String(message.prefix { $0 != ":" })
    }
    #expect(message(Sized()) == "Sized keeps changing itself")
    #expect(message(Text("x").modifier(Ticking())) == "Ticking keeps changing itself")
    let counts = Counts()
    let reader = GeometryReader { _ in
      Text("\(counts.seen)").onChange(of: counts.seen, initial: true) { counts.seen += 1 }
    }
    #expect(message(reader) == "A view keeps changing itself")
  }

  @Test func `two elements with one id are reported`() {
    let live = LiveScreen(Rows(names: ["a", "a"], edit: { $0 }))
    #expect(live.findings.first?.message.contains("have the id 'a'") == true)
    #expect(live.findings.first?.file.hasSuffix("IdentityTests.swift") == true)
  }

  @Test func `a modifier on nothing and a rotor that leads nowhere are reported`() {
    struct Faults: View {
      var body: some View {
        Text("Shown").accessibilityRotor("Lost") { AccessibilityRotorEntry("x", id: "x") }
        EmptyView().accessibilityLabel("nobody")
      }
    }
    let messages = LiveScreen(Faults()).findings.map(\.message)
    #expect(messages.contains { $0.contains("is on a view without content") })
    #expect(messages.contains { $0.contains("leads to 'x'") })
  }
}

extension LiveScreen {
  /// The labels of the elements, in order.
  var labels: [String] {
    resolution.elements.map { $0.label.map { "\($0.value)" }.joined(separator: ", ") }
  }

  /// Double-taps the element with a label.
  func press(_ label: String) -> Bool {
    guard let index = labels.firstIndex(of: label) else { return false }
    var app = LiveApp(self)
    return !app.respond(to: .activate(resolution.elements[index])).isEmpty
  }
}

extension IdentityTests.Box {
  @MainActor func changed(_ live: LiveScreen) {
    var app = LiveApp(live)
    _ = app.respond(to: .magicTap(nil))
  }

  @MainActor func press(_ name: Int, _ live: LiveScreen) {
    let label = live.labels.first { $0.hasPrefix("\(name) ") }
    if let label { _ = live.press(label) }
  }
}
