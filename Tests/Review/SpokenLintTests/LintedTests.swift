import Testing

/// Cases of the rules that need no more than a view or two.
struct LintedTests {
  @Test(arguments: [
    ("- UIButton:", ["1 unlabelled-control"]),
    ("- UISwitch:\n  value: true", ["1 unlabelled-control"]),
    ("- UITextField:", ["1 unlabelled-control"]), ("- UIPageControl:\n  value: page 1 of 3", []),
    ("- UIButton:\n  disabled: true", ["1 unlabelled-control"]),
    ("- Button: Play\n  hint: Tap to play", ["2 gesture-in-hint"]),
    ("- Button: Play\n  hint: Double-Tap plays it", ["2 gesture-in-hint"]),
    ("- Button: Tape\n  hint: Tapes the song", []),
    ("- Button: Wiedergabe\n  hint: Doppeltippen zum Abspielen", ["2 gesture-in-hint"]),
    ("- Button: Send\n  hint: Send", ["2 hint-repeats"]),
    ("- Button: Send\n  hint: Sends it", []),
    ("- Button: \"*\"\n  addTraits: [keyboardKey]", []), ("- Text: •", ["1 punctuation-as-words"]),
    ("- Button: C++", []), ("- Text: \"Hi 🎉 🎉 🎉\"", ["1 emoji-run"]), ("- Text: 🎉🎉🎉", []),
    ("- Text: \"1️⃣ 2️⃣ won\"", []), ("- Text: 1234 won", []),
    ("- Text: A\n- Text: A", ["2 duplicate-stop"]), ("- Text: A\n- Text: B\n- Text: A", []),
    (
      "- { Text: A, frame: [0, 0, 9, 9] }\n- { Text: A, frame: [0, 9, 9, 9] }", []
    ),
    ("- Text: Name\n- { Web: , role: textbox, label: Name }", []),
    ("- Text: Name\n- TextField: Name", ["2 duplicate-stop"]),
    ("- { Web: , role: spinbutton, label: Year }", []),
    ("- Text: \"0\"\n- Text: \"0\"", []), ("- Text: A\n  heading: 1\n- Text: A", []),
    ("- VStack:\n    - Text: A\n  element: contain\n- Text: A", []),
  ]) func `reports faults and of nothing else`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }
}
