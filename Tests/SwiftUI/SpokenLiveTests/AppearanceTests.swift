import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// The calls that controllers get when they come to the screen and leave it.
@MainActor
struct AppearanceTests {
  /// The calls of all controllers of a test, in their order.
  private final class Log {
    var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }
  }

  private final class Screen: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) { log.lines.append("\(name) \(call)") }

    override func viewDidLoad() { add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      add("viewWillDisappear\(isMovingFromParent ? " for ever" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
    override func didMove(toParent parent: UIViewController?) {
      add("didMove to \(parent == nil ? "nothing" : "its parent")")
    }
  }

  /// The calls while something is done with a controller that is on the screen.
  private func calls(_ controller: UIViewController, _ log: Log, _ action: () -> Void) -> String {
    let live = LiveScreen(ControllerView { controller })
    log.lines = []
    action()
    return withExtendedLifetime(live) { log.text }
  }

  @Test func `a screen is pushed and popped`() {
    let log = Log()
    let stack = UINavigationController(rootViewController: Screen("A", log))
    let calls = calls(stack, log) {
      stack.pushViewController(Screen("B", log), animated: true)
      stack.popViewController(animated: true)
    }
    #expect(
      calls == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        B didMove to its parent
        B viewWillDisappear for ever
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        B didMove to nothing
        """)
  }

  @Test func `another tab is chosen`() {
    let log = Log()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("A", log), Screen("B", log)]
    let calls = calls(tabs, log) { tabs.selectedIndex = 1 }
    #expect(
      calls == """
        B viewDidLoad
        B viewWillAppear
        A viewWillDisappear
        A viewDidDisappear
        B viewDidAppear
        """)
  }

  @Test(arguments: [
    (
      UIModalPresentationStyle.fullScreen,
      """
      B viewDidLoad
      A viewWillDisappear
      B viewWillAppear
      B viewDidAppear
      A viewDidDisappear
      B viewWillDisappear
      A viewWillAppear
      A viewDidAppear
      B viewDidDisappear
      """
    ),
    (
      .automatic,
      """
      B viewDidLoad
      B viewWillAppear
      B viewDidAppear
      B viewWillDisappear
      B viewDidDisappear
      """
    ),
  ])
  func `a screen is presented and dismissed`(style: UIModalPresentationStyle, expected: String) {
    let log = Log()
    let (below, above) = (Screen("A", log), Screen("B", log))
    above.modalPresentationStyle = style
    let calls = calls(below, log) {
      below.present(above, animated: true)
      below.dismiss(animated: true)
    }
    #expect(calls == expected)
  }

  @Test func `nothing is called off the screen, and all of it once the stack comes`() {
    let log = Log()
    let stack = UINavigationController(rootViewController: Screen("A", log))
    stack.pushViewController(Screen("B", log), animated: false)
    stack.popViewController(animated: false)
    #expect(
      log.text == """
        A didMove to its parent
        B didMove to its parent
        B didMove to nothing
        """)
    log.lines = []
    let live = LiveScreen(ControllerView { stack })
    #expect(log.text == "A viewDidLoad\nA viewWillAppear\nA viewDidAppear")
    withExtendedLifetime(live) {}
  }

  @Test func `a child appears with the view that it is added to`() {
    let log = Log()
    let (parent, child) = (Screen("A", log), Screen("B", log))
    let calls = calls(parent, log) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.removeFromSuperview()
    }
    #expect(
      calls == """
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        B didMove to its parent
        B viewWillDisappear
        B viewDidDisappear
        """)
  }

  @Test func `a view of SwiftUI is heard where its controller is added`() {
    final class Around: UIViewController {
      override func viewDidLoad() {
        let host = UIHostingController(rootView: SpokenViews.Text("Inside"))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    expectSpoken(ControllerView { Around() }, reads: "Inside")
  }

  @Test func `only the controller in front presents another one`() {
    let log = Log()
    let (first, second, third) = (Screen("A", log), Screen("B", log), Screen("C", log))
    let live = LiveScreen(ControllerView { first })
    first.present(second, animated: true)
    first.present(third, animated: true)
    #expect(first.presentedViewController === second)
    #expect(third.presentingViewController == nil)
    second.present(third, animated: true)
    #expect(second.presentedViewController === third)
    #expect(
      live.findings.map(\.message) == [
        """
        Screen is not presented: Screen is already presenting Screen. Present it from that one, or \
        dismiss that one first.
        """
      ])
    first.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
  }

  @Test func `a controller presents nothing before it is on the screen`() {
    final class Early: UIViewController {
      override func viewDidLoad() { present(UIViewController(), animated: true) }
    }
    let live = LiveScreen(ControllerView { Early() })
    #expect(
      live.findings.map(\.message) == [
        """
        UIViewController is not presented: Early is not on the screen. Present it in \
        viewDidAppear(_:) or later, from a controller that is shown.
        """
      ])
  }

  @Test func `tabs follow the titles of their screens`() {
    let tabs = UITabBarController()
    let (mail, notes) = (UIViewController(), UIViewController())
    mail.title = "Mail"
    tabs.viewControllers = [UINavigationController(rootViewController: mail), notes]
    notes.title = "Notes"
    expectSpoken(
      ControllerView { tabs }, .next, .next,
      reads: """
        Mail, Heading
        Selected, Mail, Tab, 1 of 2
        Notes, Tab, 2 of 2
        """)
    notes.title = "Drafts"
    mail.title = "Inbox"
    expectSpoken(
      ControllerView { tabs }, .next, .next,
      reads: """
        Inbox, Heading
        Selected, Inbox, Tab, 1 of 2
        Drafts, Tab, 2 of 2
        """)
  }
}
