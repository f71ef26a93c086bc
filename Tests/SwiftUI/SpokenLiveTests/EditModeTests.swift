import SpokenLiveTesting
import SpokenViews
import Testing

/// Lists and forms that are edited.
@MainActor
struct EditModeTests {
  /// The example of Apple's `EditButton`.
  private struct Profile: View {
    @Environment(\.editMode) private var editMode
    @State private var name = "Maria Ruiz"

    var body: some View {
      Form {
        if editMode?.wrappedValue.isEditing == true {
          TextField("Name", text: $name)
        } else {
          Text(name)
        }
      }
      .toolbar { EditButton() }
    }
  }

  private struct Screen: View {
    var body: some View { NavigationStack { Profile() } }
  }

  @Test func `an edit button changes the mode of its screen`() {
    expectSpoken(
      Screen(), .activate, .next, .previous, .activate, .next,
      reads: """
        Edit, Button
        Done
        Maria Ruiz, Text field
          Double tap to edit.
        Done, Button
        Edit
        Maria Ruiz
        """)
  }

  private struct Owned: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      NavigationStack { Profile() }.environment(\.editMode, $mode)
      Text("mode: \("\(mode)")").accessibilityIdentifier("mode")
    }
  }

  @Test func `an app keeps the mode itself`() {
    expectSpoken(
      Owned(), .activate, .touch("mode"),
      reads: """
        Edit, Button
        Done
        mode: active
        """)
  }

  private struct Pushed: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Profile") { Profile() }.toolbar { EditButton() }
      }
    }
  }

  @Test func `each screen of a stack has its own mode`() {
    expectSpoken(
      Pushed(), .activate, .next, .activate, .next,
      reads: """
        Edit, Button
        Done
        Profile, Button
        Back button
        Edit, Button
        """)
  }

  private struct Colors: View {
    @State private var chosen: Set<String> = []

    var body: some View {
      NavigationStack {
        List(["Red", "Blue"], id: \.self, selection: $chosen) { Text($0) }
          .toolbar { EditButton() }
      }
    }
  }

  @Test func `several rows are chosen only while a list is edited`() {
    expectSpoken(
      Colors(), .next, .previous, .activate, .next, .activate, .next, .activate, .previous,
      .previous, .activate, .next,
      reads: """
        Edit, Button
        Red
        Edit, Button
        Done
        Red, Button
        Selected, Red
        Blue, Button
        Selected, Blue
        Selected, Red, Button
        Done, Button
        Edit
        Red
        """)
  }
}
