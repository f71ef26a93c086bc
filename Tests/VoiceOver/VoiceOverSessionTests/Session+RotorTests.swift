import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionRotorTests {
  private func page() -> Trial {
    Trial(
      view(.text, "Title", .heading(1)), view(.slider, "Food", .value(.number(0.5))),
      view(.button, "Go", .actions(["Send", "Archive"]), .id("go")),
      view(.text, "Part", .heading(2)), view(.link, "Help"),
      view(
        .text, "Ada",
        .customContent([.init(label: "Age", value: "3"), .init(label: "Kg", value: "9")]),
        .rotors([
          .init(name: "Warnings", entries: ["go", .init("gone"), .init("note", range: 2..<5)])
        ])),
      view(.text, "A note", .rotorEntry(.init(id: "note"))))
  }

  @Test func `a rotor knows what changed while VoiceOver was off`() {
    var trial = Trial(
      view(.text, "a", .heading(1), .id("a")), view(.text, "b", .id("b")),
      view(.text, "c", .heading(1), .id("c")))
    #expect(trial(.rotor("headings"), .rotorNext, .voiceOver(false)).last?.isEmpty == false)
    let changes = trial.app.respond(to: .effect(.remove("a")))
    #expect(trial.session.handle(changes, in: trial.app) == [])
    #expect(trial(.voiceOver(true), .rotorNext).last == "c")
  }

  @Test func `moves among what a rotor finds and repeats the item at an end`() {
    var trial = page()
    #expect(
      trial(.rotor("headings"), .rotorNext, .rotorNext, .rotorPrevious, .rotorPrevious) == [
        "turned the rotor to Headings", "Part", "reached the end at 4 Text", "Title",
        "reached the start at 1 Text",
      ])
    #expect(trial(.rotor("Heading 2"), .rotorNext) == ["turned the rotor to Heading 2", "Part"])
    #expect(trial(.rotor("Links"), .rotorNext) == ["turned the rotor to Links", "Help"])
  }

  @Test func `names what there is when a rotor is not`() {
    var trial = page()
    #expect(
      trial(.rotor("Tables"), .rotorNext) == [
        "turned the rotor to Tables", "found nothing for Tables",
      ])
    #expect(
      trial(.rotor("Poems")) == [
        "failed: there is no rotor 'Poems' here; there are Warnings, Characters, Words, Lines, "
          + "Headings, Heading 1, Heading 2, Links, Form Controls, Non-Visited Links, Buttons, "
          + "Static Text"
      ])
  }

  @Test func `turns by itself on adjustable elements and on those with actions`() {
    var trial = page()
    _ = trial(.next)
    #expect(trial(.rotorPrevious, .rotorNext) == ["changed Food 60%", "changed Food 50%"])
    _ = trial(.next)
    #expect(
      trial(.rotorNext, .rotorNext, .rotorNext, .rotorNext, .activate, .rotorPrevious, .activate)
        == [
          "offered Send on go", "offered Archive on go", "offered to activate on go",
          "reached the end", "activated Go", "offered Archive on go", "performed Archive on go",
        ])
  }

  @Test func `turns in both directions`() {
    var trial = page()
    #expect(
      trial(.turnRotor, .turnRotor, .turnRotorBack, .turnRotorBack) == [
        "turned the rotor to Warnings", "turned the rotor to Characters",
        "turned the rotor to Warnings", "turned the rotor to Static Text",
      ])
  }

  @Test func `follows the app's own rotor by id, identity and range`() {
    var trial = page()
    #expect(
      trial(.rotor("Warnings"), .rotorNext, .rotorNext, .rotorNext, .rotorPrevious) == [
        "turned the rotor to Warnings", "Go", "A note", "reached the end at 7 Text", "Go",
      ])
  }

  @Test func `reads custom content one after the other`() {
    var trial = page()
    _ = trial(.last, .previous)
    #expect(
      trial(.moreContent, .moreContent, .moreContent, .rotor("More Content"), .rotorPrevious) == [
        "read Age of Text", "read Kg of Text", "reached the end",
        "turned the rotor to More Content", "read Kg of Text",
      ])
  }

  @Test func `reads text by characters, words and lines`() {
    var trial = Trial(view(.text, "To be\nor"))
    #expect(
      trial(
        .read(.character), .read(.character), .read(.word), .read(.word), .read(.word),
        .read(.word), .read(.line), .rotor("Lines"), .rotorNext, .rotorNext, .rotorNext,
        .rotorPrevious, .spell) == [
          "read a character \"T\" in Text", "read a character \"o\" in Text",
          "read a word \"To\" in Text", "read a word \"be\" in Text", "read a word \"or\" in Text",
          "reached the end", "read a line \"To be\" in Text", "turned the rotor to Lines",
          "read a line \"To be\" in Text", "read a line \"or\" in Text", "reached the end",
          "read a line \"To be\" in Text", "read a character \"To be or\" in Text",
        ])
  }
}
