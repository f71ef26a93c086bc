import SpokenLiveTesting
import SpokenViews
import Testing

/// Where the button that cancels stands.
@MainActor
struct DialogOrderTests {
  @Test func `of two buttons of an alert the one that cancels is first`() {
    expectSpoken(
      Text("x").alert("Delete it?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      },
      reads: """
        Alert, Delete it?
        Keep, Button
        Delete, Button
        """)
    expectSpoken(
      Text("x").alert(isPresented: .constant(true)) {
        Alert(
          title: Text("Delete it?"), primaryButton: .destructive(Text("Delete")),
          secondaryButton: .cancel())
      },
      reads: """
        Alert, Delete it?
        Cancel, Button
        Delete, Button
        """)
  }

  @Test func `of more buttons of an alert the one that cancels is last`() {
    expectSpoken(
      Text("x").alert("Delete it?", isPresented: .constant(true)) {
        Button("Keep", role: .cancel) {}
        Button("Delete", role: .destructive) {}
        Button("Archive") {}
      } message: {
        Text("It is gone for ever.")
      },
      reads: """
        Alert, Delete it?, It is gone for ever.
        It is gone for ever.
        Delete, Button
        Archive, Button
        Keep, Button
        """)
  }

  @Test func `the button of a dialog that cancels is last`() {
    expectSpoken(
      Text("x").confirmationDialog(
        "Delete it?", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Keep", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      },
      reads: """
        Delete it?
        Delete, Button
        Keep, Button
        """)
    expectSpoken(
      Text("x").actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Delete it?"), buttons: [.cancel(), .destructive(Text("Delete"))])
      },
      reads: """
        Delete it?
        Delete, Button
        Cancel, Button
        """)
  }
}
