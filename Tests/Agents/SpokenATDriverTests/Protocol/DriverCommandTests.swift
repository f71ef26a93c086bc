import ScreenDocuments
import Testing

@testable import SpokenATDriver

struct DriverCommandTests {
  private func command(
    _ method: DriverCommand.Method, _ params: String
  ) throws -> DriverCommand {
    try DriverCommand(method, try Document.readJSON(Array(params.utf8)))
  }

  @Test func `has the keys and the names of its parameters`() throws {
    let names = try command(.getSettings, #"{"settings":[{"name":"a"},{"name":"b"}]}"#)
    #expect(names == .getSettings(["a", "b"]))
    let keys = try command(.userIntent, #"{"name":"pressKeys","keys":["a","\uE008"]}"#)
    #expect(keys == .pressKeys(["a", "\u{E008}"]))
    #expect(try command(.getSupportedSettings, "{}") == .getSupportedSettings)
  }

  @Test func `has the values of its parameters, any JSON`() throws {
    let capabilities = #"{"capabilities":{"alwaysMatch":{"atName":"x"}}}"#
    guard case .newSession(let wanted) = try command(.newSession, capabilities),
      case .newSession(let nothing) = try command(.newSession, #"{"capabilities":{}}"#),
      case .setSettings(let new) = try command(
        .setSettings, #"{"settings":[{"name":"a","value":null},{"name":"b","value":2}]}"#),
      case .intent(let name, let params) = try command(
        .userIntent, #"{"name":"spoken:next","count":3}"#)
    else {
      Issue.record("a command is read as another one")
      return
    }
    #expect(wanted["atName"]?.text == "x" && nothing.entries?.isEmpty == true)
    #expect(new.map(\.name) == ["a", "b"] && new[0].value.isNull && new[1].value.number == 2)
    #expect(name == "spoken:next" && params["count"]?.number == 3)
  }

  @Test(arguments: [
    (
      DriverCommand.Method.newSession, "{}",
      "session.new needs capabilities, an object; {} asks for nothing"
    ),
    (
      .newSession, #"{"capabilities":{"alwaysMatch":[]}}"#,
      "alwaysMatch is an object with capabilities, not a list"
    ),
    (
      .newSession, #"{"capabilities":{"alwaysMatch":{"platformName":1}}}"#,
      "platformName is a text, not '1'"
    ),
    (
      .getSettings, #"{"settings":[1]}"#, "a setting is an object with its name, not '1'"
    ),
    (.setSettings, #"{"settings":[{"name":"a"}]}"#, "the setting 'a' has no value"),
    (
      .userIntent, #"{"name":"next"}"#,
      "'next' is neither \"pressKeys\" nor of the form \"spoken:next\""
    ),
    (
      .userIntent, #"{"name":"pressKeys","keys":["a",1]}"#,
      "pressKeys needs keys, a list of texts with at least one"
    ),
  ]) func `says what is wrong with its parameters`(
    method: DriverCommand.Method, params: String, message: String
  ) {
    #expect(throws: DriverError(.invalidArgument, message)) { try command(method, params) }
  }
}
