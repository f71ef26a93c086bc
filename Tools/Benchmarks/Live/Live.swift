import Foundation
import Observation
import SpokenLive
import SpokenScreen
import SpokenViews

/// Measures views beside the same screen read from YAML: mounting, a change of one row, and whether
/// memory grows over many changes.
@main
@MainActor
struct Live {
  static func main() {
    print("views: mounting beside reading the same screen from YAML, to nodes, in milliseconds")
    for rows in [1_000, 2_000, 5_000, 10_000] { compare(rows) }
    growth()
    registrations()
  }

  /// Prints how long mounting, reading and resolving of a number of rows take.
  private static func compare(_ rows: Int) {
    let items = Item.list(rows)
    let live = LiveScreen(Rows(items: items), title: "Rows")
    let yaml = Array(live.screen.written(for: "rows.screen.yaml").utf8)
    let mounted = least { LiveScreen(Rows(items: items), title: "Rows") }
    let read = least { ScreenReader.read(yaml, file: "rows.screen.yaml") }
    let resolved = least { resolve(live.screen) }
    print(
      "  \(count(live.screen.views)) nodes: mounted \(format(mounted)), read \(format(read)), "
        + "ratio \(format(mounted / read)); resolved \(format(resolved))")
  }

  /// Mounts a view many times that observes an object which outlives it.
  private static func registrations() {
    let model = Model()
    func mount(_ times: Int) {
      for _ in 0..<times { _ = LiveScreen(Observer(model: model), title: "Observer").screen }
    }
    mount(1_000)
    let before = memory()
    mount(10_000)
    print("  10,000 mounts observing one object: memory \(before) KB before, \(memory()) KB after")
  }

  /// Changes one row of a hundred many times.
  private static func growth() {
    let live = LiveScreen(Rows(items: Item.list(100)), title: "Rows")
    var app = LiveApp(live)
    func change(_ times: Int) {
      for _ in 0..<times { _ = app.respond(to: .activate(live.resolution.elements[1])) }
    }
    change(1_000)
    let before = memory()
    let start = ContinuousClock.now
    change(10_000)
    let time = (ContinuousClock.now - start) / .milliseconds(10_000)
    print(
      "  10,000 changes: \(format(time)) ms each, memory \(before) KB before, \(memory()) KB after")
  }

  /// The least time of seven, until the result is complete; that of freeing it does not count.
  private static func least<Result>(_ action: () -> Result) -> Double {
    (0..<7).map { _ in
      let start = ContinuousClock.now
      let result = action()
      let time = ContinuousClock.now - start
      withExtendedLifetime(result) {}
      return time / .milliseconds(1)
    }.min() ?? 0
  }

  private static func count(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { $0 + 1 + count($1.children) }
  }

  private static func format(_ number: Double) -> String { String(format: "%.2f", number) }

  /// The memory of this process in kilobytes.
  private static func memory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

/// An object that many views observe, one after another.
@Observable
final class Model {
  var name = "Ada"
}

/// A view that reads the object and never changes it.
struct Observer: View {
  let model: Model

  var body: some View { Text(model.name) }
}

/// A row of the list.
struct Item: Identifiable {
  let id: Int
  var count = 0

  static func list(_ rows: Int) -> [Item] { (0..<rows).map { Item(id: $0) } }
}

/// A list of rows with a text, a value and a button, five nodes each.
struct Rows: View {
  @State var items: [Item]

  var body: some View {
    VStack { ForEach($items) { $item in Row(item: $item) } }
  }
}

/// A row, which is one element.
struct Row: View {
  @Binding var item: Item

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Text("\(item.count) times")
      Button("Count") { item.count += 1 }
    }
    .accessibilityElement(children: .combine)
    .accessibilityHint("Counts this row.")
  }
}
