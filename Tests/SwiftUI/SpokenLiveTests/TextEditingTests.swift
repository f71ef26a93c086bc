import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Who has the keyboard, and what fields and their delegates learn while a text is edited.
@MainActor
struct TextEditingTests {
  /// Keeps the calls of its fields, and refuses some.
  private final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ call: String, _ field: UITextField) -> Bool {
      lines.append("\(field.placeholder ?? "") \(call)")
      return !refused.contains(call)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask("shouldBegin", textField)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      ask("shouldEnd", textField)
    }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = ask("didEnd", textField) }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("shouldChange '\(string)'", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      ask("shouldReturn", textField)
    }

    /// A field that reports its events too.
    func field(_ name: String) -> UITextField {
      let field = UITextField()
      field.placeholder = name
      field.delegate = self
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"),
      ]
      for (event, words) in events {
        field.addAction(
          UIAction { [weak self, weak field] _ in
            if let field { _ = self?.ask(words, field) }
          }, for: event)
      }
      return field
    }
  }

  /// The calls while actions are performed, and which field has the keyboard then.
  private func calls(
    _ log: Log, _ fields: [UITextField], _ actions: Walkthrough.Action...
  ) -> String {
    let live = LiveScreen(Shown(view: UIStackView(arrangedSubviews: fields)))
    _ = Listening(live, actions)
    let field = fields.first { $0.isFirstResponder }
    // A screen that is gone takes the keyboard along.
    return withExtendedLifetime(live) {
      (log.lines + ["keyboard: \(field?.placeholder ?? "none")"]).joined(separator: "\n")
    }
  }

  @Test func `a field is edited, and gives the keyboard to the next one`() {
    let log = Log()
    let (name, town) = (log.field("Name"), log.field("Town"))
    let calls = calls(log, [name, town], .activate, .user(.type("A")), .next, .activate)
    #expect(
      calls == """
        Name shouldBegin
        Name didBegin
        Name editingDidBegin
        Name shouldChange 'A'
        Name editingChanged
        Town shouldBegin
        Name shouldEnd
        Name didEnd
        Name editingDidEnd
        Town didBegin
        Town editingDidBegin
        keyboard: Town
        """)
  }

  @Test func `a delegate refuses the keyboard, a letter and the end`() {
    let log = Log()
    let (name, town) = (log.field("Name"), log.field("Town"))
    log.refused = ["shouldChange 'A'", "shouldEnd"]
    let calls = calls(log, [name, town], .activate, .user(.type("A")), .next, .activate)
    #expect(
      calls == """
        Name shouldBegin
        Name didBegin
        Name editingDidBegin
        Name shouldChange 'A'
        Town shouldBegin
        Name shouldEnd
        keyboard: Name
        """)
    #expect(name.text == "")
  }

  @Test(arguments: [
    (
      false, false,
      "Name shouldBegin\nName didBegin\nName editingDidBegin\nName shouldReturn\nkeyboard: Name"
    ),
    (
      true, true,
      """
      Name shouldBegin
      Name didBegin
      Name editingDidBegin
      Name shouldReturn
      Name primary
      Name onExit
      Name shouldEnd
      Name didEnd
      Name editingDidEnd
      keyboard: none
      """
    ),
    (
      true, false,
      """
      Name shouldBegin
      Name didBegin
      Name editingDidBegin
      Name shouldReturn
      Name primary
      keyboard: Name
      """
    ),
  ])
  func `the return key ends editing where its event is waited for`(
    returns: Bool, waits: Bool, expected: String
  ) {
    let log = Log()
    let name = log.field("Name")
    if !returns { log.refused = ["shouldReturn"] }
    name.addAction(
      UIAction { _ in log.lines.append("Name primary") }, for: .primaryActionTriggered)
    if waits {
      name.addAction(
        UIAction { _ in log.lines.append("Name onExit") }, for: .editingDidEndOnExit)
    }
    let calls = calls(log, [name], .user(.type("\n")))
    #expect(calls == expected)
  }

  @Test func `a field that leaves the screen gives the keyboard back`() {
    let log = Log()
    let name = log.field("Name")
    log.refused = ["shouldEnd"]
    let column = UIStackView(arrangedSubviews: [name])
    let live = LiveScreen(Shown(view: column))
    _ = Listening(live, [.activate])
    #expect(name.isEditing)
    #expect(!column.endEditing(false))
    name.removeFromSuperview()
    #expect(!name.isEditing)
    withExtendedLifetime(live) {}
    #expect(!UIView().becomeFirstResponder())
  }

  @Test func `a field that code edits gets the cursor`() {
    let field = UITextField()
    field.accessibilityLabel = "Town"
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Edit") { _ in field.becomeFirstResponder() })
    expectSpoken(
      Shown(view: UIStackView(arrangedSubviews: [button, field])), .activate,
      reads: """
        Edit, Button
        Town, Text field, Is editing
        """)
  }

  /// A text view that takes ten letters.
  private final class Short: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { textView.text.count - range.length + text.count <= 10 }
  }

  @Test func `a text view asks before it changes`() {
    let notes = UITextView()
    let short = Short()
    notes.delegate = short
    _ = Listening(
      Shown(view: notes), .user(.type("Call Ada")), .user(.type(" and Bob")), .user(.type("!")))
    #expect(notes.text == "Call Ada!")
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
