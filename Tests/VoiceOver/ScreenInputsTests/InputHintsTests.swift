import Testing

@testable import ScreenInputs

struct InputHintsTests {
  @Test(arguments: [
    ("walkthrough: x\n", true), ("# w\n\"walkthrough\": x", true), ("screen: walk\n", false),
    ("walk", false),
  ])
  func `looks for the word of a walkthrough`(text: String, expected: Bool) {
    #expect(InputHints.mayBeWalkthrough(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("walkthrough: x\n", "a.yaml", true), ("walkthrouh: x\nsteps: []\n", "a.walk.yaml", true),
    ("walkthrouh: x\n", "a.yaml", false), ("", "a.walk.json", true),
    ("screen: S\n", "a.walk.yaml", false), ("<hierarchy rotation=\"0\"/>", "a.walk.yaml", false),
  ])
  func `takes a file with the name of a walkthrough for one`(
    text: String, name: String, expected: Bool
  ) {
    #expect(InputHints.isWalkthrough(Array(text.utf8), named: name) == expected)
  }

  @Test(arguments: [
    ("screen: S\n", true), ("# note\nlanguage: de\r\nscreen: S\n", true), ("", false),
    ("<screen:a/>", false), ("- text: screen: x\n  screen: y\n", false), ("[{}]", false),
  ])
  func `knows a screen file by its title`(text: String, expected: Bool) {
    #expect(InputHints.isScreen(Array(text.utf8)) == expected)
  }
}
