import SpokenLiveTesting
import Testing

@testable import SpokenViews

/// The values that views give to those that read them by the focus.
@MainActor
struct FocusedValueTests {
  struct NameKey: FocusedValueKey {
    typealias Value = String
  }

  private struct Editors: View {
    @State var first = true
    @State var second = true
    var body: some View {
      Title()
      Button("Close first") { first = false }
      Button("Close second") { second = false }
      if first { Text("First").focusedValue(\.name, "Letter") }
      if second { Text("Second").focusedValue(\.name, "Note") }
    }
  }

  private struct Title: View {
    @FocusedValue(\.name) var name
    var body: some View { Text("Title: \(name ?? "none")") }
  }

  @Test func `a value is gone with its view, and that of another view counts again`() {
    expectSpoken(
      Editors(), .next(2), .activate, .user(.first), .next, .activate, .user(.first),
      reads: """
        Title: Note
        Close first, Button
        Close second, Button
        ♪ item activated, Close second
        Title: Letter
        Close first, Button
        ♪ item activated, Close first
        Title: none
        """)
  }

  private struct Unchosen: View {
    @State var choice: String?
    var body: some View {
      Title()
      Button("Choose") { choice = "Letter" }
      Text("List").focusedValue(\.name, choice)
    }
  }

  @Test func `no value is given while there is none`() {
    expectSpoken(
      Unchosen(), .next, .activate, .user(.first),
      reads: """
        Title: none
        Choose, Button
        ♪ item activated, Choose
        Title: Letter
        """)
  }

  private struct Rows: View {
    @State var count = 3
    var body: some View {
      Button("Fewer") { count -= 1 }.onAppear { count = 2 }
      ForEach(0..<count, id: \.self) { _ in Title().focusedValue(\.name, "Row") }
    }
  }

  @Test func `views that left the screen are forgotten`() {
    let root = ViewRoot(Rows())
    root.flush()
    #expect(root.focused.count == 4)
    root.unmount()
    #expect(root.focused.count == 0)
  }
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[FocusedValueTests.NameKey.self] }
    set { self[FocusedValueTests.NameKey.self] = newValue }
  }
}
