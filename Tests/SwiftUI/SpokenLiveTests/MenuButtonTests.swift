import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Menus of UIKit: of buttons, of bars, and of views that are held.
@MainActor
struct MenuButtonTests {
  /// The titles of the actions that were performed.
  @MainActor
  private final class Log {
    var lines: [String] = []

    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
        self?.lines.append(action.title)
      }
    }
  }

  @Test func `a button opens its menu, and a row closes it`() {
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      log.action("By name", [], .on), log.action("By date"), log.action("By size", .disabled),
      log.action("By secret", .hidden), log.action("Reset", .destructive),
    ])
    expectSpoken(
      Shown(view: button), .activate, .next, .next, .next, .activate,
      reads: """
        Sort, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Sort
        Selected, By name, Button
        By date, Button
        By size, Dimmed, Button
        Reset, Button
        Sort, Button, Pop up button
          Double tap to activate the picker
        """)
    #expect(log.lines == ["Reset"])
  }

  @Test func `menus in menus stand inline or open`() {
    let log = Log()
    let share = UIMenu(title: "Share", children: [log.action("Mail")])
    let view = UIMenu(
      title: "View", options: .displayInline, children: [log.action("Icons", [], .mixed)])
    let item = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [log.action("New"), view, share]))
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: controller) }, .activate,
      .next(3), .activate, .next, .activate,
      reads: """
        More, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, More
        New, Button
        View, Heading
        Icons, Mixed, Button
        Share, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Share
        Share, Heading
        Mail, Button
        More, Button, Pop up button
          Double tap to activate the picker
        """)
    #expect(log.lines == ["Mail"])
  }

  /// Gives a menu for a view that is held.
  private final class Holder: UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in self.menu })
    }
  }

  @Test func `a view that is held has its menu as an action`() {
    let log = Log()
    let label = UILabel()
    label.text = "Letter"
    let holder = Holder(UIMenu(children: [log.action("Copy")]))
    label.addInteraction(UIContextMenuInteraction(delegate: holder))
    expectSpoken(
      Shown(view: label), .action("Show Context Menu"), .activate,
      reads: """
        Letter
          Actions available
        Show Context Menu  dropped by the new screen
        Copy, Button
        Letter
          Actions available
        """)
    #expect(log.lines == ["Copy"])
  }

  @Test func `an action can be sent by code`() {
    let log = Log()
    let button = UIButton(type: .system)
    let save = log.action("Save")
    button.addAction(save, for: .touchUpInside)
    button.addAction(save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendAction(log.action("Close"))
    #expect(log.lines == ["Save", "Close"])
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
