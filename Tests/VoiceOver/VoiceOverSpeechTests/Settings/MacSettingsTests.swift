import Testing
import VoiceOverSpeech

struct MacSettingsTests {
  @Test(arguments: [
    ("verbosity", "low", "verbosity=low"), ("verbosity", "medium", "verbosity=medium"),
    ("verbosity", "high", nil), ("grouping", "true", "grouping=true"), ("grouping", "false", nil),
    ("partOrder", "default", nil), ("partOrder", "role", "partOrder=role"),
    ("partOrder", "state, label ,role", "partOrder=state,label,role"),
    (
      "partOrder", "description,place,role,state,value,label",
      "partOrder=description,place,role,state,value,label"
    ),
  ]) func `reads a setting, and writes it when it differs`(
    key: String, value: String, line: String?
  ) throws {
    var settings = SpeechSettings()
    try settings.set(key, to: value)
    #expect(settings.changes == [line].compactMap { $0 })
  }

  @Test(arguments: [
    (
      "verbosity", "loud", "the setting verbosity cannot be 'loud'; it can be low, medium, high"
    ),
    ("grouping", "yes", "the setting grouping cannot be 'yes'; it can be true, false"),
    (
      "partOrder", "state,,role",
      "the setting partOrder cannot be 'state,,role'; it can be default, label, value, state, role, place, description; or several of them in the order of speaking, such as state,label,role"
    ),
  ]) func `refuses what cannot be set, with what can`(key: String, value: String, message: String) {
    var settings = SpeechSettings()
    let fault = #expect(throws: SettingError.self) { try settings.set(key, to: value) }
    #expect(fault?.description == message)
  }

  @Test(arguments: ["", ",", "label,label", "label role", "name", "default,label", "Label"])
  func `refuses an order of other words, and a part that is named twice`(value: String) {
    var settings = SpeechSettings()
    #expect(throws: SettingError.self) { try settings.set("partOrder", to: value) }
    #expect(settings == SpeechSettings())
  }

  @Test func `keeps an order of parts, each once`() {
    var mac = MacSettings()
    #expect(mac.partOrder == [])
    mac.partOrder = [.description, .label, .description, .value, .label]
    #expect(mac.partOrder == [.description, .label, .value])
    mac.partOrder = MacSettings.Part.allCases.reversed()
    #expect(mac.partOrder == [.description, .place, .role, .state, .value, .label])
    mac.partOrder = []
    #expect(mac == MacSettings())
  }
}
