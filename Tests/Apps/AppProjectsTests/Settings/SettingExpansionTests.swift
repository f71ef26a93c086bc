import Testing

@testable import AppProjects

struct SettingExpansionTests {
  private static let settings = BuildSettings([
    SettingLevel([
      "ADDED": "$(inherited) x", "AGAIN": "$(AGAIN) x", "PLAIN": "$(B)", "LOOP": "$(LOOP2)",
      "LOOP2": "a$(LOOP)", "NESTED": "$(X_$(B))", "USUAL": "$(NONE:default=z)",
      "MODULE": "$(TARGET_NAME:c99extidentifier)", "UPPER": "${B:upper}-$(B:lower)",
      "OPEN": "a $(B", "LONE": "$B $", "BUNDLE": "org.$(TARGET_NAME:rfc1034identifier)",
      "FILE": "$(PATH:file) $(PATH:base) $(PATH:dir)", "NOTHING": "<$(NONE)>",
    ]),
    SettingLevel([
      "ADDED": "y", "AGAIN": "y", "B": "b", "X_b": "nested", "TARGET_NAME": "My App-2",
      "PATH": "a/b c.txt",
    ]),
  ])

  @Test(
    arguments: [
      ("ADDED", "y x"), ("AGAIN", "y x"), ("PLAIN", "b"), ("LOOP", "a"), ("NESTED", "nested"),
      ("USUAL", "z"), ("MODULE", "My_App_2"), ("UPPER", "B-b"), ("OPEN", "a $(B"), ("LONE", "$B $"),
      ("BUNDLE", "org.My-App-2"), ("FILE", "b c.txt b c a"), ("NOTHING", "<>"), ("NONE", nil),
    ] as [(String, String?)])
  func `puts values in the places of names`(name: String, value: String?) {
    #expect(Self.settings.value(name) == value)
  }

  @Test func `bounds settings that name each other many times`() {
    var values = ["A0": String(repeating: "x", count: 100)]
    for number in 1...30 {
      values["A\(number)"] = String(repeating: "$(A\(number - 1))", count: 10)
    }
    let value = BuildSettings([SettingLevel(values)]).value("A30") ?? ""
    #expect(value.utf8.count <= 64 << 10)
  }

  @Test(
    arguments: [
      ("", []), ("a  b\tc", ["a", "b", "c"]),
      ("a \"b c\" 'd' e\"f g\"", ["a", "b c", "d", "ef g"]), ("\"\" x", ["", "x"]),
      ("\"open", ["open"]),
    ])
  func `reads a list of words`(text: String, words: [String]) {
    #expect(text.settingWords == words)
  }
}
