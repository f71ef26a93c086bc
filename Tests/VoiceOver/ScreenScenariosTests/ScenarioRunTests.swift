import Foundation
import SpokenScreen
import TestSupport
import Testing

/// What is heard of focus moves, notifications and announcements: Apple's sessions and what
/// developers observed, one walkthrough for each.
struct ScenarioRunTests {
  private static let screen = """
    screen: Home
    app: Wallet
    views:
      - { Text: Title, id: title, addTraits: [isHeader] }
      - { Slider: Food, id: food, value: 40, in: [0, 100] }
      - { Toggle: Remind me, id: remind, value: false }
      - { Text: Steps, id: steps, value: 1, addTraits: [updatesFrequently] }
      - Button: Flip
        id: flip
        onActivate: { announce: Flipped }
      - Alert: Sure?
        id: alert
        hidden: true
        views: [{ Button: OK, id: ok }]
      - { Text: Saved, id: banner, hidden: true }
    """

  @Test(arguments: [
    (
      "low is heard after other speech", "touch: flip; wait: 200ms; announce: low Saved; wait: 3s",
      "Flip, Button / \"Saved\""
    ),
    (
      "low is given up for the next focus move",
      "touch: flip; wait: 200ms; announce: low Saved; wait: 100ms; touch: title",
      "Flip, Button  cut after 0.3s by the focus move / \"Saved\"  dropped by the focus move / "
        + "Title, Heading"
    ),
    (
      "an announcement at the moment of a focus move is lost",
      "touch: flip; announce: default Saved; wait: 3s",
      "Flip, Button / \"Saved\"  dropped by the focus move"
    ),
    (
      "default interrupts, and is interrupted",
      "touch: flip; wait: 200ms; announce: default One; wait: 100ms; announce: default Two",
      "Flip, Button  cut after 0.2s by the announcement \"One\" / "
        + "\"One\"  cut after 0.1s by the announcement \"Two\" / \"Two\""
    ),
    (
      "high interrupts and is not interrupted",
      "touch: flip; wait: 200ms; announce: high Fire; wait: 100ms; touch: title",
      "Flip, Button  cut after 0.2s by the announcement \"Fire\" / \"Fire\" / Title, Heading"
    ),
    (
      "queued announcements follow each other",
      "announce: default One; wait: 50ms; announce: queued Two; wait: 50ms; announce: queued Three",
      "\"One\" / \"Two\" / \"Three\""
    ),
    (
      "a value is spoken alone", "touch: food; increment: 2",
      "Food, 40%, Adjustable | hint / 50% / 60%"
    ),
    (
      "a value that does not change is a sound, and is repeated", "touch: food; increment: 7",
      "Food, 40%, Adjustable | hint / 50% / 60% / 70% / 80% / 90% / 100% / ♪ boundary reached, 100%"
    ),
    (
      "a switch says its state", "touch: remind; activate; activate",
      "Remind me, Switch button, Off | hint / On / Off"
    ),
    (
      "an app that changes the value under the cursor has it spoken",
      "touch: food; wait: 8s; update: food 70; wait: 2s", "Food, 40%, Adjustable | hint / 70%"
    ),
    ("a value elsewhere is silent", "touch: title; update: food 70", "Title, Heading / "),
    (
      "values that change all the time are polled",
      "touch: steps; wait: 2s; update: steps 2; wait: 2s; update: steps 3; wait: 1s; "
        + "update: steps 4; wait: 9s",
      "Steps, 1 / 2 / 3  merged into \"4\" / 4"
    ),
    (
      "an activated button says its label again, then what the app announces",
      "touch: flip; activate", "Flip, Button / ♪ item activated, Flip / \"Flipped\""
    ),
    (
      "the first element has the focus when the focused one goes",
      "touch: flip; remove: flip", "Flip, Button  dropped by the focus move / Title, Heading"
    ),
    (
      "an alert takes the focus", "touch: flip; wait: 3s; show: alert",
      "Flip, Button / Alert, Sure?"
    ),
    (
      "the app moves the focus", "touch: title; wait: 3s; focus: food",
      "Title, Heading / Food, 40%, Adjustable | hint"
    ),
    (
      "a screen change with nothing goes to the first element, with an id to that",
      "touch: flip; wait: 3s; screenChanged: ; wait: 3s; screenChanged: flip",
      "Flip, Button / Title, Heading / Flip, Button"
    ),
    (
      "a layout change with nothing moves nothing, with words speaks them",
      "touch: flip; wait: 3s; layoutChanged: ; wait: 3s; layoutChanged: text Two rows",
      "Flip, Button /  / \"Two rows\""
    ),
    (
      "the same page again is the end",
      "pageScrolled: Page 1 of 2; wait: 3s; pageScrolled: Page 2 of 2; wait: 3s; "
        + "pageScrolled: Page 2 of 2",
      "\"Page 1 of 2\" / \"Page 2 of 2\" / ♪ boundary reached"
    ),
    (
      "VoiceOver tells the app and the first element when it is turned on",
      "voiceOverOff: ; voiceOverOn: ", "VoiceOver off / VoiceOver on, Wallet, Title, Heading"
    ),
    ("the app tells its name when it starts", "launch: ", "Wallet, Title, Heading"),
    (
      "a banner stays while it is focused",
      "show: banner; focus: banner; wait: 6s; next: ; remove: banner",
      " / Saved / ♪ boundary reached, Saved  dropped by the focus move / Title, Heading"
    ),
    (
      "a hint is lost to a gesture that comes early",
      "touch: remind; wait: 2s; touch: title",
      "Remind me, Switch button, Off | hint  lost to the focus move / Title, Heading"
    ),
    (
      "everything is read without hints until a gesture",
      "readAll: ; wait: 3.5s; touch: title",
      "Title, Heading / Food, 40%, Adjustable / Remind me, Switch button, Off  cut after 0.412s by "
        + "the focus move / Title, Heading"
    ),
  ]) func `is heard`(rule: String, steps: String, heard: String) throws {
    #expect(try Self.heard(steps) == heard, "\(rule)")
  }

  private static let player = """
    screen: Player
    views:
      - Button: Play
        id: play
        addTraits: [startsMediaSession]
      - ScrollView:
          - { Text: Page, id: page, addTraits: [causesPageTurn] }
        page: [1, 2]
      - { Text: Two songs, id: total, addTraits: [summaryElement] }
      - Sheet: Queue
        id: queue
        hidden: true
        views: [{ Button: Cancel, id: cancel }]
    """

  @Test(arguments: [
    (
      "what starts media is not talked over", "touch: play; activate",
      "Play, Button / ♪ item activated"
    ),
    ("the summary is spoken when the app starts", "launch: ", "Player, Two songs"),
    (
      "a sheet takes the focus, hides the rest, and goes with escape",
      "touch: total; wait: 3s; show: queue; next: 2; escape: ",
      "Two songs / Queue / Cancel, Button / ♪ boundary reached, Cancel / Play, Button"
    ),
  ]) func `is heard on a screen of its own`(rule: String, steps: String, heard: String) throws {
    #expect(try Self.heard(steps, on: Self.player) == heard, "\(rule)")
  }

  @Test func `turns the page while everything is read`() throws {
    let book = """
      screen: Book
      views:
        - ScrollView:
            - { Text: Above, id: above }
            - { Text: Below, id: below, addTraits: [causesPageTurn] }
          page: [1, 2]
      """
    #expect(
      try Self.heard("readAll: ", on: book)
        == "Above / Below / Page 2 of 2 / Above / Below / ♪ boundary reached")
  }

  @Test func `lands on the first element of a screen that is pushed or comes back`() throws {
    let settings = ResolverSettings()
    func page(_ title: String, _ views: Node...) -> (screen: Screen, resolution: Resolution) {
      let screen = Screen(title: title, views: views)
      return (screen, resolve(screen, settings: settings))
    }
    let app = FileApp(
      main: "a",
      screens: [
        "a": page(
          "A", Node(.text, title: "First"),
          Node(.button, title: "Open", properties: [.onActivate([.open("b")])])),
        "b": page(
          "B", Node(.text, title: "Second"),
          Node(.button, title: "Done", properties: [.onActivate([.close])])),
      ])
    let gestures: [VoiceOverGesture] = [.next, .activate, .next, .activate]
    let scenario = Scenario(
      title: "W", app: app,
      steps: [.init(.effect(.open("a")))] + gestures.map { .init(.gesture($0, count: 1)) })
    #expect(
      scenario.utterances.map { $0.description(in: .voiceover) }
        == ["First", "Open, Button", "Second", "Done, Button", "First"])
  }

  /// What is heard of steps in short; the screen is open and was heard.
  private static func heard(_ steps: String, on screen: String = screen) throws -> String {
    let lines = steps.split(separator: ";").map { step -> String in
      let step = step.trimmingCharacters(in: .whitespaces)
      let words = step.split(separator: " ", maxSplits: 2).map(String.init)
      switch words[0] {
      case "announce:" where words[1] == "queued":
        return "announce: { text: \(words[2]), queued: true }"
      case "announce:": return "announce: { text: \(words[2]), priority: \(words[1]) }"
      case "update:": return "update: { id: \(words[1]), value: \(words[2]) }"
      case "layoutChanged:" where words.count > 2: return "layoutChanged: { text: \(words[2]) }"
      default: return step
      }
    }
    let told = try Walkthroughs.told(screen, ["open: home", "wait: 9s"] + lines)
    return told.dropFirst(2).filter { $0.event.name != "wait" }.map(short).joined(separator: " / ")
  }

  @Test func `forgets what it said`() throws {
    var run = try Walkthroughs.scenario(
      "screen: S\nviews:\n  - Text: A\n  - Text: B\n",
      ["open: home"] + Array(repeating: ["next", "previous"], count: 50).flatMap(\.self)
    ).utterances
    var kept = 0
    while run.next() != nil {
      let posted = try #require(
        Mirror(reflecting: run).descendant("posted") as? [Utterance])
      kept = max(kept, posted.count)
    }
    #expect(kept == 1)
  }

  private static func short(_ utterance: Utterance) -> String {
    let lines = Transcript().lines(for: utterance).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("> ") }
    return lines.enumerated().map { index, line in
      guard line.hasPrefix("  "), index > 0 else { return line }
      let clause = line.dropFirst(2).range(of: "  ").map {
        "\(line[line.index(line.startIndex, offsetBy: 2)...][$0.lowerBound...])"
      }
      return "hint" + (clause ?? "")
    }.joined(separator: " | ")
  }
}
