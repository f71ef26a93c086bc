import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionMenusTests {
  private func page() -> Trial {
    var trial = Trial(
      view(
        .text, "Ada", .id("ada"),
        .customContent([.init(label: "Age", value: "3"), .init(label: "Kg", value: "9")])),
      view(.button, "Go", .actions(["Send", "Archive"]), .id("go")))
    trial.session.isOnMac = true
    return trial
  }

  @Test func `reads custom content in a menu, which Escape closes`() {
    var trial = page()
    #expect(
      trial(
        .moreContent, .next, .next, .next, .previous, .previous, .last, .first, .escape, .next)
        == [
          "opened the More Content menu of ada, 2 items", "read Age of ada", "read Kg of ada",
          "reached the end", "read Age of ada", "reached the start", "read Kg of ada",
          "read Age of ada", "Ada", "Go",
        ])
  }

  @Test func `goes back from above the first item to the last one, with arrows alone too`() {
    var trial = page()
    #expect(
      trial(.moreContent, .previous, .rotorPrevious, .rotorNext).dropFirst() == [
        "read Kg of ada", "read Age of ada", "read Kg of ada",
      ])
    // An item of custom content does nothing: the menu closes.
    #expect(trial(.activate, .next) == ["Ada", "Go"])
  }

  @Test func `performs the action under the cursor of the Actions menu, and closes it`() {
    var trial = page()
    #expect(
      trial(.last, .actionsMenu, .activate, .next, .next, .activate, .previous) == [
        "Go", "opened the Actions menu of go, 2 items",
        "failed: no item of the Actions menu is chosen; `next` goes to the first",
        "offered Send on go", "offered Archive on go", "performed Archive on go", "Ada",
      ])
  }

  @Test func `opens nothing without items`() {
    var trial = page()
    #expect(
      trial(.actionsMenu, .next, .moreContent, .previous) == [
        "found nothing for Actions", "Go", "found nothing for More Content", "Ada",
      ])
    var empty = Trial()
    empty.session.isOnMac = true
    #expect(
      empty(.moreContent, .actionsMenu) == [
        "failed: nothing has the focus", "failed: nothing has the focus",
      ])
  }

  @Test func `refuses what leads elsewhere while a menu is open`() {
    var trial = page()
    let open =
      "failed: the More Content menu is open; `next` and `previous` go through it, and `escape` "
      + "closes it"
    #expect(
      trial(.moreContent, .touch("go"), .tab, .moreContent, .pause, .next).dropFirst() == [
        open, open, open, "paused", "read Age of ada",
      ])
  }

  @Test func `an announcement leaves it open, another change closes it`() {
    var trial = page()
    _ = trial(.moreContent)
    _ = trial.effect(.announce(Announcement("Hi")))
    #expect(trial(.next) == ["read Age of ada"])
    _ = trial.effect(.update(.init(id: "go", title: "Leave")))
    #expect(trial(.next) == ["Leave"])
    #expect(
      trial(.actionsMenu, .voiceOver(false), .voiceOver(true), .next).dropFirst(2) == [
        "turned VoiceOver on in home, 1 ada", "Leave",
      ])
  }

  @Test func `keeps the rotor that was turned`() {
    var trial = page()
    #expect(trial(.rotor("More Content"), .moreContent, .escape).count == 3)
    #expect(trial(.rotorNext) == ["read Age of ada"])
  }

  @Test func `on iOS content is read at once, and there is no Actions menu`() {
    var trial = page()
    trial.session.isOnMac = false
    #expect(
      trial(.moreContent, .moreContent, .moreContent, .actionsMenu) == [
        "read Age of ada", "read Kg of ada", "reached the end",
        "failed: only the Mac has an Actions menu; `rotor: Actions` and `rotorNext` offer the "
          + "actions here",
      ])
  }
}
