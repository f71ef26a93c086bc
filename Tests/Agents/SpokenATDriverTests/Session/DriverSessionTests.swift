import ScreenDocuments
import ScreenTree
import SpokenATDriver
import Synchronization
import Testing

struct DriverSessionTests {
  @Test func `what is heard comes as events in order, and the end of it last`() throws {
    var client = try Client()
    let begun = client.begin()
    guard case .result(0, let result)? = begun.first else {
      Issue.record("\(begun)")
      return
    }
    #expect(result["sessionId"]?.text == "00000000-0000-4000-8000-000000000000")
    #expect(result["capabilities"]?["platformName"]?.text == "ios")
    #expect(begun.words == ["Title, Heading level 1"])
    let heard = client.intend("spoken:next")
    #expect(heard.first == .result(1, .mapping([])))
    #expect(heard.words == ["Food, 40%, Adjustable"])
    // The hint of what can be adjusted is an utterance of its own.
    #expect(heard.values(of: "spoken:part").contains("hint"))
    #expect(Set(heard.values(of: "spoken:heard")) == ["full"])
    #expect(Set(heard.values(of: "spoken:stop")) == ["2"])
    #expect(heard.values(of: "spoken:origin").first?.contains("home.screen.yaml:4:") == true)
    guard case .event(DriverOutput.idle, let end)? = heard.last else {
      Issue.record("\(heard)")
      return
    }
    #expect(end["id"]?.number == 1 && end["failed"] == nil)
  }

  @Test func `what an element cannot do is no error, and why is told`() throws {
    var client = try Client()
    client.begin()
    let heard = client.intend("spoken:touch", #""id":"none""#)
    #expect(heard.code == nil && heard.words == [])
    guard case .event(DriverOutput.idle, let end)? = heard.last else {
      Issue.record("\(heard)")
      return
    }
    #expect(end["failed"]?.items?.first?.text?.contains("none") == true)
  }

  @Test func `where commands interrupt, the time between them counts`() throws {
    let clock = Mutex(Duration.zero)
    let now: @Sendable () -> Duration = { clock.withLock { $0 } }
    var client = try Client(home) { $0.now = now }
    client.begin(#"{"spoken:timing":"interrupting"}"#)
    clock.withLock { $0 = .milliseconds(200) }
    let cut = client.intend("spoken:next")
    #expect(cut.values(of: "spoken:heard").contains("cut"))
    clock.withLock { $0 = .seconds(60) }
    let whole = client.intend("spoken:next")
    #expect(!whole.values(of: "spoken:heard").contains("cut"))
  }

  @Test func `settings have values of JSON, and are those of the session alone`() throws {
    var client = try Client()
    client.begin(#"{"spoken:settings":{"hintDelay":"2s"}}"#)
    func get(_ names: String...) -> String {
      let list = names.map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
      return client.send(
        #"{"id":2,"method":"settings.getSettings","params":{"settings":[\#(list)]}}"#
      ).first?.text ?? ""
    }
    #expect(
      get("speakHints", "hintDelay", "pitchChange")
        == #"{"id":2,"result":{"settings":[{"name":"speakHints","value":true},"#
        + #"{"name":"hintDelay","value":"2s"},{"name":"pitchChange","value":20}]}}"#)
    func set(_ name: String, _ value: String) -> [DriverMessage] {
      client.send(
        #"{"id":3,"method":"settings.setSettings","params":"#
          + #"{"settings":[{"name":"\#(name)","value":\#(value)}]}}"#)
    }
    #expect(
      set("speakHints", "false").map(\.text) == [
        #"{"id":3,"result":{}}"#, #"{"method":"spoken:session.idle","params":{"id":3}}"#,
      ])
    #expect(get("speakHints").contains("false"))
    #expect(!client.intend("spoken:next").values(of: "spoken:part").contains("hint"))
    for (name, value, words) in [
      ("speakHint", "false", "Did you mean 'speakHints'?"), ("speakHints", "3", "true, false"),
      ("systemVersion", "18", "spoken:settings"),
    ] {
      let refused = set(name, value)
      #expect(refused.code == "invalid argument" && refused.reason.contains(words), "\(refused)")
    }
    #expect(get("none").contains("invalid argument"))
    // The next session has the settings of the file again.
    client.conversation.end()
    client.begin()
    #expect(get("speakHints").contains("true"))
  }

  @Test func `all settings are supported`() throws {
    var client = try Client()
    client.begin()
    let all = client.send(#"{"id":2,"method":"settings.getSupportedSettings","params":{}}"#)
    guard case .result(2, let result)? = all.first else {
      Issue.record("\(all)")
      return
    }
    #expect((result["settings"]?.items?.count ?? 0) > 25)
  }

  @Test func `a session begins again from the file`() throws {
    var client = try Client()
    client.begin()
    _ = client.intend("spoken:next")
    #expect(client.intend("spoken:increment").words == ["50%"])
    client.conversation.end()
    client.begin()
    #expect(client.intend("spoken:next").words == ["Food, 40%, Adjustable"])
  }

  @Test func `there is one session, and one of a connection`() throws {
    var first = try Client()
    let desk = first.desk
    first.begin()
    #expect(first.begin().code == "session not created")
    var second = DriverConversation(desk, connection: 2)
    let new = Array(#"{"id":0,"method":"session.new","params":{"capabilities":{}}}"#.utf8)
    #expect(second.handle(new).code == "session not created")
    // A connection that has ended frees the place at once.
    desk.seat.leave(1)
    #expect(second.handle(new).code == nil)
  }

  @Test func `what is refused leaves no session behind`() throws {
    var client = try Client()
    for wanted in [
      #"{"atName":"NVDA"}"#, #"{"platformName":"macos"}"#, #"{"spoken:timing":"slow"}"#,
      #"{"spoken:settings":{"speed":1}}"#, #"{"spoken:input":"../x.screen.yaml"}"#,
      #"{"spoken:input":1}"#, #"{"spoken:settings":[]}"#,
    ] {
      #expect(client.begin(wanted).code == "session not created", "\(wanted)")
      #expect(client.intend("spoken:next").code == "invalid session id")
    }
    #expect(client.begin(#"{"platformName":"macos","spoken:platform":"macos"}"#).code == nil)
    #expect(client.conversation.handle(nil).code == "invalid argument")
  }

  @Test func `what was done is recorded as steps`() throws {
    let steps = Notes()
    var client = try Client(home) { desk in
      desk.record = { _, done in steps.add(done.map { "\($0.action)" }.joined(separator: ", ")) }
    }
    client.begin()
    _ = client.press("Control", "Option", "Right")
    _ = client.intend("spoken:announce", #""text":"Saved""#)
    #expect(steps.all.last == "open, next, announce default")
  }
}
