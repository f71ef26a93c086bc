import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Controllers, bars, alerts and the controls of UIKit.
@MainActor
struct ControllerTests {
  @Test func `bars have their buttons around the title`() {
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { _ in })
    let compose = UIBarButtonItem(image: UIImage(systemName: "square.and.pencil"))
    compose.accessibilityLabel = "New message"
    controller.navigationItem.rightBarButtonItems = [compose, UIBarButtonItem(systemItem: .trash)]
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: controller) },
      reads: """
        Edit, Button
        Inbox, Heading
        Delete, Button
        New message, Button
        """)
  }

  @Test func `tabs show their screens`() {
    let tabs = UITabBarController()
    let screens = ["Letters", "Words"].map { title in
      let screen = UIViewController()
      screen.title = title
      let label = UILabel()
      label.text = "All \(title)"
      screen.view.addSubview(label)
      return screen
    }
    screens[0].tabBarItem = UITabBarItem(title: "Letters", image: nil, tag: 0)
    screens[0].tabBarItem.badgeValue = "3"
    tabs.viewControllers = screens
    expectSpoken(
      ControllerView { tabs }, .next(2), .activate, .user(.first),
      reads: """
        All Letters
        Selected, Letters, 3 items, Tab, 1 of 2
        Words, Tab, 2 of 2
        Selected, Words, 2 of 2
        All Words
        """)
  }

  @Test func `an alert asks, and its button is performed and closes it`() {
    var answer = ""
    let controller = UIViewController()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Delete") { [weak controller] _ in
        let alert = UIAlertController(
          title: "Delete letter?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { _ in answer = "deleted" })
        controller?.present(alert, animated: true)
      })
    controller.view.addSubview(button)
    expectSpoken(
      ControllerView { controller }, .activate, .next(3), .activate,
      reads: """
        Delete, Button
        ♪ item activated, Delete
        Alert, Delete letter?, It cannot be undone.
        It cannot be undone.
        Cancel, Button
        Delete, Button
        Delete, Button
        """)
    #expect(answer == "deleted")
  }

  @Test func `a sheet covers the screen, and the escape gesture closes it`() {
    let controller = UIViewController()
    controller.view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Filter") { [weak controller] _ in
          let sheet = UIHostingController(rootView: Text("Only unread"))
          controller?.present(sheet, animated: true)
        }))
    expectSpoken(
      ControllerView { controller }, .activate, .escape,
      reads: """
        Filter, Button
        ♪ item activated, Filter
        Only unread
        Filter, Button
        """)
  }

  @Test func `segments, steppers and pages are operated`() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper()
    stepper.value = 2
    stepper.accessibilityLabel = "Guests"
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let column = UIStackView(arrangedSubviews: [segments, stepper, pages])
    expectSpoken(
      Shown(view: column), .next, .activate, .next(2), .activate, .next, .increment,
      reads: """
        Selected, Day, Button, 1 of 2
        Week, Button, 2 of 2
        Selected, Week, 2 of 2
        Guests, Decrement, Button
        Increment, Button
        ♪ item activated, Increment
        page 1 of 3, Adjustable
          Swipe up or down with one finger to adjust the value.
        page 2 of 3
        """)
    #expect(stepper.value == 3)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `progress says how far it is, and a wheel only while it turns`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.25
    bar.accessibilityLabel = "Loading"
    let wheel = UIActivityIndicatorView(style: .medium)
    let column = UIStackView(arrangedSubviews: [bar, wheel])
    expectSpoken(Shown(view: column), reads: "Loading, 25%")
    wheel.startAnimating()
    expectSpoken(
      Shown(view: column),
      reads: """
        Loading, 25%
        In progress
        """)
  }

  @Test func `fields take what is typed`() {
    let name = UITextField()
    name.placeholder = "Name"
    let pin = UITextField()
    pin.isSecureTextEntry = true
    pin.text = "hunter"
    pin.accessibilityLabel = "Code"
    let notes = UITextView()
    notes.text = "Call Ada"
    notes.accessibilityLabel = "Notes"
    let search = UISearchBar()
    let column = UIStackView(arrangedSubviews: [search, name, pin, notes])
    _ = Listening(Shown(view: column), .next, .user(.type("Ada")))
    #expect(name.text == "Ada")
    name.text = ""
    expectSpoken(
      Shown(view: column), .next(3),
      reads: """
        Search, Search field
          Double tap to edit.
        Name, Text field
          Double tap to edit.
        Code, 6 characters, Secure text field
          Double tap to edit.
        Notes, Call Ada, Text field
          Double tap to edit. Use the rotor to access Misspelled Words
        """)
  }

  @Test func `a search that is hidden is counted`() {
    let search = UISearchBar()
    search.isSecureTextEntry = true
    search.text = "hunter"
    expectSpoken(
      Shown(view: search), .user(.spell),
      reads: """
        6 characters, Search field
          Double tap to edit.
        bullet, bullet, bullet, bullet, bullet, bullet
        """)
  }

  @Test func `what a field with isSecureTextEntry holds is in nothing that is said or explained`() {
    let (code, search) = (UITextField(), UISearchBar())
    code.isSecureTextEntry = true
    code.text = "hunter2"
    code.accessibilityLabel = "Code"
    search.isSecureTextEntry = true
    search.text = "swordfish"
    let column = UIStackView(arrangedSubviews: [code, search])
    let heard = Listening(Shown(view: column), .user(.spell), .type("Letmein9"), .next)
    #expect(code.text?.hasSuffix("Letmein9") == true)
    var all = heard.transcript
    dump(heard.utterances.flatMap(\.segments), to: &all)
    #expect(all.contains("7 characters"))
    for secret in ["hunter2", "swordfish", "Letmein9"] { #expect(!all.contains(secret)) }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
