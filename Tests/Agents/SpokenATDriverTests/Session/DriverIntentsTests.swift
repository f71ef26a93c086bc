import ScreenDocuments
import ScreenFiles
import ScreenTree
import SpokenATDriver
import Testing

struct DriverIntentsTests {
  private func step(_ name: String, _ json: String) throws -> String {
    let params = try Document.readJSON(Array(json.utf8))
    return "\(try DriverIntents.step(name, params, screens: ["cart"]).action)"
  }

  @Test(arguments: [
    ("spoken:next", #"{"name":"spoken:next"}"#, "next"),
    ("spoken:rotor", #"{"to":"Headings"}"#, "rotor Headings"),
    ("spoken:rotor", #"{"value":"Headings"}"#, "rotor Headings"),
    ("spoken:touch", #"{"id":"pay"}"#, "touch pay"),
    ("spoken:type", #"{"text":"Ada"}"#, "type Ada"),
    ("spoken:scroll", "{}", "scroll down"),
    ("spoken:scroll", #"{"direction":"left"}"#, "scroll left"),
    ("spoken:wait", #"{"seconds":1.5}"#, "wait 1.5s"),
    ("spoken:wait", #"{"value":"300ms"}"#, "wait 0.3s"),
    ("spoken:open", #"{"screen":"cart"}"#, "open cart"),
    ("spoken:announce", #"{"text":"Saved","priority":"low"}"#, "announce low"),
    ("spoken:announce", #"{"value":"Saved"}"#, "announce default"),
    ("spoken:update", #"{"id":"pay","label":"Paid"}"#, "update pay"),
    ("spoken:scrub", #"{"to":"March","in":"2s"}"#, "scrub to March in 2s"),
    ("spoken:playAudioGraph", #"{"series":"Food"}"#, "playAudioGraph Food"),
    ("spoken:byWord", "{}", "byWord"), ("spoken:voiceOverOff", "{}", "voiceOverOff"),
  ])
  func `reads an intent as a step`(name: String, json: String, action: String) throws {
    #expect(try step(name, json) == action)
  }

  @Test func `a count repeats a step`() throws {
    let params = try Document.readJSON(Array(#"{"count":3}"#.utf8))
    let read = try DriverIntents.step("spoken:next", params, screens: [])
    #expect(read.action == .gesture(.next, count: 3))
  }

  @Test(arguments: [
    ("spoken:jump", "{}", DriverError.Code.unknownUserIntent),
    ("spoken:expect", "{}", .unknownUserIntent), ("nvda:next", "{}", .unknownUserIntent),
    ("spoken:next", #"{"count":0}"#, .invalidArgument),
    ("spoken:next", #"{"count":"x"}"#, .invalidArgument),
    ("spoken:next", #"{"steps":1}"#, .invalidArgument),
    ("spoken:activate", #"{"id":"pay"}"#, .invalidArgument),
    ("spoken:touch", "{}", .invalidArgument), ("spoken:wait", #"{"seconds":0}"#, .invalidArgument),
    ("spoken:open", #"{"screen":"none"}"#, .invalidArgument),
    ("spoken:announce", #"{"priority":"low"}"#, .invalidArgument),
  ])
  func `refuses what no step has`(name: String, json: String, code: DriverError.Code) throws {
    let params = try Document.readJSON(Array(json.utf8))
    let error = #expect(throws: DriverError.self) {
      try DriverIntents.step(name, params, screens: ["cart"])
    }
    #expect(error?.code == code && error?.message.isEmpty == false)
  }

  @Test func `each word of a step is an intent`() throws {
    for word in StepNames.plain.keys {
      #expect(try step("spoken:\(word)", "{}") == word)
    }
    for word in StepNames.counted.keys {
      #expect(DriverIntents.argument(of: word) == "count" && DriverIntents.words.contains(word))
    }
  }
}
