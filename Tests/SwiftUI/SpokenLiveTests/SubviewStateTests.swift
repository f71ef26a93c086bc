import SpokenLiveTesting
import SpokenViews
import Testing

/// Containers of an app whose views change.
@MainActor
struct SubviewStateTests {
  @Test func `a container follows values that views give it`() {
    expectSpoken(
      Shelf { Toggled() }, .next, .activate, .user(.first),
      reads: """
        plain, Heading
        Mark, Button
        ♪ item activated, Mark
        marked, Heading
        """)
  }

  @Test func `what surrounds a subview holds for it`() {
    expectSpoken(
      Group(subviews: Button("Go") {}) { $0.disabled(true) },
      reads: "Go, Dimmed, Button")
  }

  @Test func `a container in a container shows each view once, and one view twice`() {
    expectSpoken(
      Outer {
        Text("a")
        Text("b")
      }, .next(2),
      reads: """
        a
        b
        a
        """)
  }
}

private struct MarkKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isMarked: Bool {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct Shelf<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      Text(views[0].containerValues.isMarked ? "marked" : "plain").accessibilityAddTraits(.isHeader)
      views
    }
  }
}

private struct Toggled: View {
  @State private var isOn = false

  var body: some View { Button("Mark") { isOn = true }.containerValue(\.isMarked, isOn) }
}

private struct Outer<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: Group(subviews: content) { $0 }) { views in
      views
      views.first
    }
  }
}
