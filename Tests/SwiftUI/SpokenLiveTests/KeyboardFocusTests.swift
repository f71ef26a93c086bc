import SpokenLiveTesting
import SpokenViews
import Testing

/// Which field has the keyboard, and when its focus state is cleared.
@MainActor
struct KeyboardFocusTests {
  private struct Flags: View {
    @FocusState private var isName: Bool
    @FocusState private var isMail: Bool
    @State private var name = ""
    @State private var mail = ""
    @State private var log = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isName)
        TextField("Mail", text: $mail).focused($isMail)
        Button("Mail now") { isMail = true }.accessibilityIdentifier("now")
        Text("log:\(log)")
      }
      .onChange(of: isName) { log += isName ? " name" : " no name" }
      .onChange(of: isMail) { log += isMail ? " mail" : " no mail" }
    }
  }

  /// Apple, `focused(_:)`: when focus leaves the view, the binding is set to false.
  @Test func `a field takes the keyboard from another one`() {
    expectSpoken(
      Flags(), .activate, .next, .activate, .touch("now"), .next,
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Mail, Text field
          Double tap to edit.
        Mail, Text field, Is editing
        Mail now, Button
        log: name mail no name
        """)
  }

  @Test func `an app gives the keyboard to another field`() {
    expectSpoken(
      Flags(), .activate, .next(2), .activate, .next(2),
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Mail, Text field
          Double tap to edit.
        Mail now, Button
        Mail, Text field, Is editing
        Mail now, Button
        log: name mail no name
        """)
  }

  private enum Field: String { case name, mail, note }

  private struct Named: View {
    @FocusState private var field: Field?
    @State private var texts = ["", "", ""]
    @State private var hasNote = true

    var body: some View {
      VStack {
        TextField("Name", text: $texts[0]).focused($field, equals: .name)
          .onSubmit { field = .mail }
        TextField("Mail", text: $texts[1]).focused($field, equals: .mail)
        TextField("Other", text: $texts[2]).accessibilityIdentifier("other")
        if hasNote {
          TextField("Note", text: $texts[2]).focused($field, equals: .note)
            .accessibilityIdentifier("note")
        }
        Button("Drop the note") { hasNote = false }.accessibilityIdentifier("drop")
        Text("field: \(field?.rawValue ?? "none")").accessibilityIdentifier("field")
      }
    }
  }

  @Test func `a field without a focus state takes the keyboard too`() {
    expectSpoken(
      Named(), .activate, .touch("other"), .activate, .touch("field"),
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Other, Text field
          Double tap to edit.
        field: none
        """)
  }

  @Test func `a field that is typed into takes the keyboard from others`() {
    expectSpoken(
      Named(), .activate, .touch("other"), .user(.type("a")), .touch("field"),
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Other, Text field
          Double tap to edit.
        a
        field: none
        """)
  }

  @Test func `the return key takes the keyboard away, unless the app passes it on`() {
    expectSpoken(
      Named(), .activate, .user(.type("A")), .user(.type("\n")), .user(.type("\n")),
      .touch("field"),
      reads: """
        Name, Text field
          Double tap to edit.
        Name, Text field, Is editing
        Cap A
        space, A  dropped by the focus move
        Mail, Text field, Is editing
        space
        field: none
        """)
  }

  @Test func `a field that leaves the screen has no keyboard`() {
    expectSpoken(
      Named(), .touch("note"), .activate, .touch("drop"), .activate, .next,
      reads: """
        Name, Text field
          Double tap to edit.
        Note, Text field
          Double tap to edit.
        Note, Text field, Is editing
        Drop the note, Button
        ♪ item activated, Drop the note
        field: none
        """)
  }

  private struct Several: View {
    @FocusState private var isTyping: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("One", text: $text).focused($isTyping)
        TextField("Two", text: $text).focused($isTyping)
        Text("typing: \(isTyping)")
      }
    }
  }

  @Test func `fields with one state do not take it from each other`() {
    expectSpoken(
      Several(), .activate, .next, .activate, .next,
      reads: """
        One, Text field
          Double tap to edit.
        One, Text field, Is editing
        Two, Text field, Is editing
        typing: true
        """)
  }

  private struct Banner: View {
    @AccessibilityFocusState private var isRead: Bool
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text("Saved").accessibilityFocused($isRead).accessibilityAction { isShown = false }
        }
        Text("read: \(isRead)")
      }
    }
  }

  @Test func `the cursor leaves a view that is removed`() {
    expectSpoken(
      Banner(), .activate, .previous,
      reads: """
        Saved
        read: true
        read: false
        ♪ boundary reached, read: false
        """)
  }
}
