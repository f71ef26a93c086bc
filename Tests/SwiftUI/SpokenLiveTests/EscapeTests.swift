import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What the escape gesture leaves: the innermost screen around the cursor that can be left.
@MainActor
struct EscapeTests {
  private struct Tabs: View {
    @State private var path = [1]

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationStack {
            NavigationLink("Open") { Text("Inside") }
          }
        }
        Tab("Two", systemImage: "2.circle") {
          NavigationStack(path: $path) {
            Text("Other").navigationDestination(for: Int.self) { Text("Other \($0)") }
          }
        }
      }
    }
  }

  @Test func `the stack of the shown tab goes back, and no other`() {
    expectSpoken(
      Tabs(), .activate, .next, .escape, .next(2), .activate, .user(.first), .next,
      reads: """
        Open, Button
        Back button
        Inside
        Open, Button
        Selected, One, Tab, 1 of 2
        Two, Tab, 2 of 2
        Selected, Two, 2 of 2
        Back button
        Other 1
        """)
  }

  private struct Sheet: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          NavigationStack { NavigationLink("Open") { Text("Inside") } }
        }
      }
    }
  }

  @Test func `a stack in a sheet goes back before the sheet is closed`() {
    expectSpoken(
      Sheet(), .activate, .activate, .next, .escape, .escape,
      reads: """
        Show, Button
        ♪ item activated, Show
        Open, Button
        ♪ item activated, Open
        Back button
        Inside
        Open, Button
        Show, Button
        """)
  }

  @Test func `a presented stack of UIKit goes back before it is closed`() {
    let (below, first, second) = (
      screen(showing: "Below"), screen(showing: "First"), screen(showing: "Second")
    )
    let live = LiveScreen(ControllerView { below })
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    below.present(stack, animated: true)
    Listening(live, [.next, .escape, .escape]).expectSpoken(
      reads: """
        Back button
        Second
        First
        Below
        """)
  }

  private func screen(showing text: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = text
    controller.view.addSubview(label)
    return controller
  }

  @Test func `a button of a stepper is in the stack of its stepper`() {
    let (first, second) = (screen(showing: "First"), UIViewController())
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Guests"
    second.view.addSubview(stepper)
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    expectSpoken(
      ControllerView { stack }, .next, .escape,
      reads: """
        Back button
        Guests, Decrement, Button
        First
        """)
  }
}
