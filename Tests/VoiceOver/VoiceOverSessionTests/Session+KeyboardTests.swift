import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionKeyboardTests {
  private func page() -> MacTrial {
    MacTrial("title", "(nav", "home!", "help!", ")nav", "text", "off?", "pay!")
  }

  @Test func `goes to controls alone, and stays at an end`() {
    var trial = page()
    #expect(
      trial(.first, .tab, .tab, .tab, .tab, .shiftTab, .shiftTab, .shiftTab) == [
        "title", "home into nav", "help end of nav", "pay", "reached the end at 8 pay",
        "help into nav end of nav", "home", "reached the start at 3 home",
      ])
  }

  @Test func `begins at the first control without a cursor`() {
    var trial = page()
    #expect(trial(.tab) == ["home into nav"])
    trial = page()
    #expect(trial(.shiftTab) == ["reached the start"])
  }

  @Test func `on the Mac the element comes before its containers`() {
    var trial = page()
    #expect(trial.events(.tab, .next, .tab).map { $0.focus?.isByTab } == [true, false, true])
  }

  @Test func `on iOS it is the key of Full Keyboard Access`() {
    var trial = page()
    trial.session.isOnMac = false
    #expect(
      trial(.first, .tab, .tab, .tab, .tab) == [
        "title", "focused by keyboard 3 home, into nav",
        "focused by keyboard 4 help, at the end of nav", "focused by keyboard 8 pay",
        "reached the end at 8 pay",
      ])
  }

  @Test func `reaches nothing where there is no control`() {
    var trial = MacTrial("a", "b")
    #expect(
      trial(.next, .tab, .shiftTab) == [
        "a", "reached the end at 1 a", "reached the start at 1 a",
      ])
    var empty = MacTrial()
    #expect(empty(.tab, .shiftTab) == ["reached the end", "reached the start"])
  }

  @Test func `does nothing while VoiceOver is off`() {
    var trial = page()
    #expect(trial(.voiceOver(false), .tab).last == "passed without a word")
  }
}
