import SpokenATDriver
import Testing

struct DriverKeysTests {
  @Test func `each command has its own keys`() {
    var seen: Set<String> = []
    for shortcut in DriverKeys.all {
      let written = "\(shortcut.chord.written) \(shortcut.mode.rawValue)"
      #expect(seen.insert(written).inserted, "\(written)")
      #expect(!shortcut.chord.keys.isEmpty && !shortcut.action.description.isEmpty)
      #expect(!shortcut.chord.written.contains("?"))
    }
  }

  @Test(arguments: [
    (["Control", "Option", "Right"], "Food, 40%, Adjustable"),
    (["Option", "Control", "Right"], "Food, 40%, Adjustable"),
    (["Control", "Option", "End"], "Send, Button"),
    (["Control", "Option", "F3"], "Title, Heading level 1"),
    (["Control", "Option", "z"], "Title, Heading level 1"),
  ])
  func `chords are gestures`(keys: [String], words: String) throws {
    var client = try Client()
    client.begin()
    #expect(press(keys, &client).words.first == words)
  }

  private func press(_ keys: [String], _ client: inout Client) -> [DriverMessage] {
    switch keys.count {
    case 3: client.press(keys[0], keys[1], keys[2])
    default: client.press(keys[0])
    }
  }

  @Test func `up and down change what can be adjusted`() throws {
    var client = try Client()
    client.begin()
    _ = client.press("Control", "Option", "Right")
    #expect(client.press("Control", "Option", "Up").words == ["50%"])
    #expect(client.press("Control", "Option", "Down").words == ["40%"])
  }

  @Test func `a letter with VO and Command goes by a rotor whose name is not said`() throws {
    var client = try Client()
    client.begin()
    _ = client.press("Control", "Option", "End")
    let heard = client.press("Control", "Option", "Command", "Shift", "h")
    #expect(heard.words == ["Title, Heading level 1"])
  }

  @Test func `arrows alone move with Quick Nav only`() throws {
    var client = try Client()
    client.begin()
    #expect(client.press("Right").words == [])
    _ = client.press("Left", "Right")
    #expect(client.press("Right").words == ["Food, 40%, Adjustable"])
    _ = client.press("Right", "Left")
    #expect(client.press("Right").words == [])
  }

  @Test func `the Mac says that Quick Nav is on, in the words that clients wait for`() throws {
    var client = try Client()
    client.begin(#"{"spoken:platform":"macos"}"#)
    #expect(client.press("Left", "Right").words == ["Quick nav on"])
    #expect(client.press("Left", "Right").words == ["Quick nav off"])
    #expect(client.press("Control", "Option", "q").words == ["single-key quick nav on"])
    #expect(client.press("Control", "Option", "q").words == ["single-key quick nav off"])
  }

  @Test func `characters are typed into text fields alone`() throws {
    var client = try Client()
    client.begin()
    #expect(client.press("a").words == [])
    for _ in 1...2 { _ = client.press("Control", "Option", "Right") }
    let typed = client.press("Shift", "a")
    #expect(typed.code == nil)
    #expect(!typed.words.isEmpty)
    #expect(client.press("Backspace").count > 2)
  }

  @Test func `what is no command does nothing, and is told once`() throws {
    let told = Notes()
    var client = try Client(home) { $0.note = { told.add($0) } }
    client.begin()
    for _ in 1...3 { #expect(client.press("Control", "Option", "Command", "k").words == []) }
    #expect(told.all.filter { $0.contains("VO+Command+K") }.count == 1)
    #expect(client.press("\u{E02F}").code == "invalid argument")
  }
}
