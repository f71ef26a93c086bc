import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Links that are in no stack, and those whose stack is another one than it seems.
@MainActor
struct LinkPlaceTests {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var isOpen = false

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          NavigationLink("Open") { Text("Inside") }
          Button("Go on") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("Next") }
        }
      }
    }
  }

  @Test func `a sheet shows nothing in the stack that it covers`() {
    expectSpoken(
      Sheet(), .activate, .next, .activate, .escape, .previous,
      reads: """
        Show, Button
        ♪ item activated, Show
        Open, Dimmed, Button
        Go on, Button
        ♪ item activated, Go on
        Show, Button
        ♪ boundary reached, Show
        """)
  }

  @Test func `a link without a value is dimmed, and so is one outside a stack`() {
    expectSpoken(
      NavigationStack { NavigationLink("None", value: Int?.none) }, reads: "None, Dimmed, Button")
    expectSpoken(NavigationLink("Alone", value: 1), reads: "Alone, Dimmed, Button")
    expectSpoken(NavigationLink("Alone") { Text("x") }, reads: "Alone, Dimmed, Button")
  }

  @Test func `a link in a sidebar or a controller of UIKit is not dimmed`() {
    expectSpoken(
      NavigationSplitView {
        List(selection: .constant(Int?.none)) { NavigationLink("One", value: 1) }
      } detail: {
        Text("Detail")
      }, reads: "One, Button")
    let host = UIHostingController(rootView: NavigationLink("Open") { Text("Inside") })
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: host) }, reads: "Open, Button")
  }
}
