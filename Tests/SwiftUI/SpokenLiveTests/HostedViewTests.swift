import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Views of UIKit in SwiftUI, and of SwiftUI in UIKit: their environment and their end.
@MainActor
struct HostedViewTests {
  /// What happened, in order.
  private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = context.environment.isEnabled ? "Badge" : "Locked badge"
    }
  }

  private struct Screen: UIViewControllerRepresentable {
    let log: Log
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view.addSubview(UILabel())
      return controller
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
      let label = uiViewController.view.subviews.first as? UILabel
      label?.text = context.environment.isEnabled ? "Screen" : "Locked screen"
    }
    func makeCoordinator() -> String { "coordinator" }
    static func dismantleUIViewController(
      _ uiViewController: UIViewController, coordinator: String
    ) {
      ended.add("dismantled with its \(coordinator)")
    }
  }

  private static let ended = Log()

  private struct Lock<Content: View>: View {
    @State private var isLocked = false
    @State private var isShown = true
    let content: Content

    var body: some View {
      VStack {
        Button("Lock") { isLocked = true }
        Button("Hide") { isShown = false }
        if isShown { content.disabled(isLocked) }
      }
    }
  }

  @Test func `updates of a view get the environment of now`() {
    expectSpoken(
      Lock(content: Badge()), .activate, .next(2),
      reads: """
        Lock, Button
        ♪ item activated, Lock
        Hide, Button
        Locked badge, Dimmed
        """)
  }

  @Test func `updates of a controller get the environment of now`() {
    expectSpoken(
      Lock(content: Screen(log: Log())), .activate, .next(2),
      reads: """
        Lock, Button
        ♪ item activated, Lock
        Hide, Button
        Locked screen
        """)
  }

  @Test func `a controller that leaves the screen is dismantled`() {
    Self.ended.lines = []
    _ = Listening(Lock(content: Screen(log: Log())), .next, .activate)
    #expect(Self.ended.lines == ["dismantled with its coordinator"])
  }

  /// Says when it comes and when it leaves, and whether it is enabled.
  private struct Life: View {
    let name: String
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(isEnabled ? name : "Locked \(name)")
        .onAppear { log.add("\(name) appears") }
        .onDisappear { log.add("\(name) disappears") }
    }
  }

  private final class Rows: UITableViewController {
    var names = ["A", "B"]
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let life = Life(name: names[indexPath.row], log: log)
      cell.contentConfiguration = UIHostingConfiguration { life }
      return cell
    }
  }

  @Test func `the view of a cell ends with its cell, and with the screen`() {
    let log = Log()
    let rows = Rows(log)
    let live = LiveScreen(Lock(content: ControllerView { rows }))
    rows.names = ["C"]
    rows.tableView.reloadData()
    Listening(live, [.next(2)]).expectSpoken(
      reads: """
        Lock, Button
        Hide, Button
        C
        """)
    #expect(log.lines == ["A appears", "B appears", "A disappears", "B disappears", "C appears"])
    _ = Listening(live, [.user(.first), .next, .activate])
    #expect(log.lines.last == "C disappears")
  }

  @Test func `the view of a cell that shows something else ends`() {
    let log = Log()
    let rows = Rows(log)
    let live = LiveScreen(ControllerView { rows })
    rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentConfiguration = nil
    _ = Listening(live, [.next])
    #expect(log.lines == ["A appears", "B appears", "A disappears"])
  }

  @Test func `the view of a hosting controller ends with its screen, and has its environment`() {
    let log = Log()
    let host = UIHostingController(rootView: Life(name: "Guest", log: log))
    let lock = Lock(content: ControllerView { host })
    expectSpoken(
      lock, .activate, .next(2), .previous, .activate,
      reads: """
        Lock, Button
        ♪ item activated, Lock
        Hide, Button
        Locked Guest
        Hide, Button
        ♪ item activated, Hide
        """)
    #expect(log.lines == ["Guest appears", "Guest disappears"])
  }

  @Test func `the view of a hosting controller ends when the controller is closed for good`() {
    let log = Log()
    let around = UIViewController()
    let label = UILabel()
    label.text = "Around"
    around.view.addSubview(label)
    let live = LiveScreen(ControllerView { around })
    around.present(UIHostingController(rootView: Life(name: "Guest", log: log)), animated: true)
    Listening(live, [.escape, .user(.first)]).expectSpoken(
      reads: """
        Guest
        Around
        Around
        """)
    #expect(log.lines == ["Guest appears", "Guest disappears"])
  }
}
