import SpokenScreen
import TestSupport
import Testing

/// Walkthroughs that once said something wrong.
struct WalkthroughRegressionTests {
  private func transcript(_ screen: String, _ steps: String...) throws -> String {
    let scenario = try Walkthroughs.scenario(screen, ["open: home"] + steps)
    let lines = Transcript().text(of: scenario).split(separator: "\n")
    let commands = lines.indices.filter { lines[$0].hasPrefix("> ") }
    return lines[commands[1]...].joined(separator: "\n")
  }

  @Test func `shows again what was removed`() throws {
    let screen = """
      screen: A
      views:
        - { Button: Create, id: create, onActivate: { show: done } }
        - Alert: Created
          id: done
          hidden: true
          views: [{ Button: OK, id: ok, onActivate: { remove: done } }]
      """
    #expect(
      try transcript(
        screen, "activate", "next", "activate", "activate", "remove: done", "remove: done") == """
          > activate
          ♪ item activated, Create
          Alert, Created
          > next
          OK, Button
          > activate
          Create, Button
          > activate
          ♪ item activated, Create
          Alert, Created  dropped by the focus move
          > remove done
          Create, Button
          > remove done
          """)
  }

  @Test func `says the name of the screen, not of the walkthrough, where no app is named`() throws {
    #expect(
      try transcript("screen: Zed\nviews:\n  - Text: Z\n", "launch", "voiceOverOn") == """
        > launch
        Zed, Z
        > voiceOverOn
        VoiceOver on, Zed, Z
        """)
  }

  @Test func `writes a command once, whatever follows, and on one line`() throws {
    let screen = "screen: A\nviews:\n  - Text: One\n  - Text: Two\n  - TextField: F\n"
    #expect(
      try transcript(screen, "readAll", "type: \"a\\n> next\"") == """
        > readAll
        One
        Two
        F, Text field
        ♪ boundary reached
        > type a > next
        a, space, a, greater than, space, n, e, x, t
        """)
  }

  @Test func `shows control characters by their pictures`() throws {
    let screen = "screen: A\nviews:\n  - Text: One\n  - Button: \"tab\\tbell\\a esc\\e[31m\"\n"
    #expect(try transcript(screen, "next") == "> next\ntab bell␇ esc␛[31m, Button")
  }

  @Test func `a press whose change is not spoken is heard as a press`() throws {
    let screen = """
      screen: A
      views:
        - Button: Un
          id: un
          selected: true
          onActivate: { update: { id: un, selected: false } }
      """
    #expect(
      try transcript(screen, "activate") == "> activate\nUn")
  }

  @Test func `an own adjustment that changes nothing is the end`() throws {
    let screen = """
      screen: A
      views:
        - Text: A
          id: a
          adjustable: true
          value: three
          onIncrement: { update: { id: a, value: four } }
      """
    #expect(
      try transcript(screen, "increment: 2")
        == "> increment\nfour\n> increment\n♪ boundary reached, four")
  }

  @Test func `a rotor with ranges begins with its first entry and repeats the part at its end`()
    throws
  {
    let screen = """
      screen: A
      views:
        - Text: Read the terms and the privacy policy now
          id: para
          rotors:
            - name: Terms
              entries: [two, { id: para, range: [9, 5] }, { id: para, range: [23, 14] }]
        - { Text: Two, id: two }
      """
    #expect(
      try transcript(screen, "rotor: Terms", "rotorNext: 4") == """
        > rotor Terms
        Terms
        > rotorNext
        Two
        > rotorNext
        terms
        > rotorNext
        privacy policy
        > rotorNext
        ♪ boundary reached, privacy policy
        """)
  }

  @Test func `reports each screen what was on it when it opened`() throws {
    let settings = ResolverSettings()
    func page(_ title: String, _ views: Node...) -> (screen: Screen, resolution: Resolution) {
      let screen = Screen(title: title, views: views)
      return (screen, resolve(screen, settings: settings))
    }
    let home = page(
      "Home",
      Node(
        .button, title: "two",
        properties: [.onActivate([.open("d"), .announce(.init("hi")), .open("e")])]))
    var app = FileApp(
      main: "home",
      screens: [
        "home": home, "d": page("D", Node(.text, title: "DD")),
        "e": page("E", Node(.text, title: "EE")),
      ])
    var session = Session()
    _ = session.handle(.open("home"), in: &app)
    let words = session.handle(.activate, in: &app).map { event in
      event.phrased(after: .none, words: .english, settings: SpeechSettings())
        .description(in: .voiceover)
    }
    #expect(words == ["DD", "hi", "EE"])
  }

  @Test func `finds with a rotor what a view became since the last flick`() throws {
    let screen = """
      screen: A
      views:
        - { Text: One, addTraits: [isHeader] }
        - { Text: Two, id: two }
        - { Text: Three, addTraits: [isHeader] }
      """
    #expect(
      try transcript(
        screen, "rotor: Headings", "rotorNext", "rotorPrevious",
        "update: { id: two, addTraits: [isHeader] }", "rotorNext") == """
          > rotor Headings
          Headings
          > rotorNext
          Three, Heading
          > rotorPrevious
          One, Heading
          > update two
          > rotorNext
          Two, Heading
          """)
  }

  @Test func `speaks an app that starts with the settings of its screen`() throws {
    let screen = """
      screen: A
      settings: { speakHints: false }
      views:
        - { Slider: Volume, value: 0.5 }
      """
    let scenario = try Walkthroughs.scenario(screen, ["launch", "voiceOverOff", "voiceOverOn"])
    #expect(
      Transcript().text(of: scenario) == """
        # W · ios · en-US
        # home: speakHints=false
        > launch
        A, Volume, 50%, Adjustable
        > voiceOverOff
        VoiceOver off
        > voiceOverOn
        VoiceOver on, A, Volume, 50%, Adjustable

        """)
  }

  @Test func `lets the name of an action end before what the action changed`() throws {
    let screen = """
      screen: A
      views:
        - Text: Mail
          id: mail
          actions: [{ name: Flag message, do: { update: { id: mail, value: flagged } } }]
      """
    #expect(
      try transcript(screen, "action: Flag message") == """
        > action Flag message
        Flag message
        flagged
        """)
  }

  @Test func `stops speech of high priority too`() throws {
    let announcement = "announce: { text: Important words that go on, priority: high }"
    #expect(
      try transcript(
        "screen: A\nviews:\n  - Text: One\n", announcement, announcement, "wait: 300ms", "pause")
          == """
          > announce high
          "Important words that go on"  cut after 0.3s by pause
          > announce high
          "Important words that go on"  dropped by pause
          > wait 0.3s
          > pause
          """)
  }
}
