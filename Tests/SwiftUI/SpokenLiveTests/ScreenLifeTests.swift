import ScreenTree
import SpokenLiveTesting
import SpokenViews
import Testing

/// When views come to the screen and leave it: those of a stack, of tabs, of columns and of a sheet.
@MainActor
struct ScreenLifeTests {
  /// What was called, in its order.
  private final class Log {
    var lines: [String] = []
  }

  /// A view that notes when it appears and disappears.
  private struct Life<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content

    init(_ name: String, _ log: Log, @ViewBuilder content: () -> Content) {
      self.name = name
      self.log = log
      self.content = content()
    }

    var body: some View {
      VStack { content }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
  }

  private struct Accounts: View {
    @State private var loads = 0
    @State private var filter = "all"

    var body: some View {
      NavigationStack {
        VStack {
          Text("Loaded \(loads) times, \(filter)")
          Button("Filter") { filter = "open" }
          NavigationLink("Pay") { Text("Paid") }
        }
        .onAppear { loads += 1 }
      }
    }
  }

  @Test func `a list is loaded again when its user comes back, and keeps its state`() {
    expectSpoken(
      Accounts(), .next, .activate, .next, .activate, .next, .escape, .user(.first),
      reads: """
        Loaded 1 times, all
        Filter, Button
        ♪ item activated, Filter
        Pay, Button
        Back button
        Paid
        Pay, Button
        Loaded 2 times, open
        """)
  }

  private struct Steps: View {
    let log: Log
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Life("Home", log) { Button("Go") { path = [1, 2] } }
          .navigationDestination(for: Int.self) { number in
            Life("Step \(number)", log) { Button("Home") { path = [] } }
          }
      }
    }
  }

  @Test func `only the topmost screen of a stack appears`() {
    let log = Log()
    _ = Listening(Steps(log: log), .activate, .next, .activate)
    #expect(
      log.lines == [
        "Home appears", "Step 2 appears", "Home disappears", "Home appears", "Step 2 disappears",
      ])
  }

  private struct Tabs: View {
    let log: Log

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationStack {
            Life("One", log) {
              NavigationLink("Open") { Life("Inside", log) { Text("Inside") } }
            }
          }
        }
        Tab("Two", systemImage: "2.circle") { Life("Two", log) { Text("Other") } }
        Tab("Three", systemImage: "3.circle") { Life("Three", log) { Text("Never") } }
      }
    }
  }

  @Test func `a tab appears when it is chosen and disappears when another one is`() {
    let log = Log()
    _ = Listening(Tabs(log: log), .activate, .next(3), .activate, .previous, .activate)
    #expect(
      log.lines == [
        "One appears", "Inside appears", "One disappears", "Two appears", "Inside disappears",
        "Inside appears", "Two disappears",
      ])
  }

  private struct Columns: View {
    let log: Log
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        Life("List", log) {
          List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
        }
      } detail: {
        Life("Detail", log) { Text("Chosen") }
      }
    }
  }

  @Test func `only the column that is shown appears`() {
    let log = Log()
    _ = Listening(Columns(log: log), .activate, .escape)
    #expect(
      log.lines == [
        "List appears", "Detail appears", "List disappears", "List appears", "Detail disappears",
      ])
  }

  private struct Covered: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Life("Home", log) { Button("Show") { isShown = true } }
          .sheet(isPresented: $isShown) { Life("Sheet", log) { Text("Above") } }
      }
    }
  }

  @Test func `what a sheet covers does not disappear`() {
    let log = Log()
    _ = Listening(Covered(log: log), .activate, .escape)
    #expect(log.lines == ["Home appears", "Sheet appears", "Sheet disappears"])
  }

  private struct Prices: View {
    let log: Log

    var body: some View {
      NavigationStack {
        NavigationLink("Pay") { Text("Paid") }.task {
          log.lines.append("starts")
          try? await Task.sleep(for: .seconds(600))
          if Task.isCancelled { log.lines.append("is cancelled") }
        }
      }
    }
  }

  @Test func `a task is cancelled by a push, and starts again`() async {
    let log = Log()
    let wait = Walkthrough.Action.wait(.milliseconds(200))
    _ = await Listening(Prices(log: log), wait, .activate, wait, .escape, wait)
    #expect(log.lines == ["starts", "is cancelled", "starts"])
  }

  private struct Loading: View {
    @State private var text = "Loading"

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text(text).onAppear { text = "Loaded" } }
      }
    }
  }

  @Test func `what a tab does when it appears is heard at once`() {
    let live = LiveScreen(Loading())
    _ = Listening(live, [.next(2), .activate])
    #expect(live.resolution.elements.first?.label.first?.value == .text("Loaded"))
  }
}
