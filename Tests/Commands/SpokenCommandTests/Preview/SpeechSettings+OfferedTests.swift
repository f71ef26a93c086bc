import SpokenPage
import SpokenScreen
import Testing

@testable import SpokenCommand

struct SpeechSettingsOfferedTests {
  @Test func `every setting is offered, with a value that it takes`() throws {
    let offered = SpeechSettings().offered
    #expect(offered.map(\.key) == SpeechSettings.keys)
    for setting in offered {
      var settings = SpeechSettings()
      try settings.set(setting.key, to: setting.value)
      #expect(settings == SpeechSettings(), "\(setting.key)")
    }
    #expect(offered.filter(\.isOfMac).map(\.key) == ["verbosity", "partOrder", "grouping"])
    #expect(SpeechSettings().offeredValues.keys.sorted() == SpeechSettings.keys.sorted())
  }

  @Test func `yes and no, a number and a choice have controls of their own`() {
    let offered = SpeechSettings().offered
    let control = { (key: String) in offered.first { $0.key == key }?.control }
    #expect(control("speakHints") == .flag && control("pitchChange") == .number(1...100))
    guard case .choice(let words)? = control("traits") else {
      Issue.record("no choice")
      return
    }
    #expect(words.count > 1)
  }

  @Test func `what any of some words may be has a box for each, and free texts the usual ones`() {
    let offered = SpeechSettings().offered
    let control = { (key: String) in offered.first { $0.key == key }?.control }
    guard case .several(let channels)? = control("actions"),
      case .text(let groups, _)? = control("punctuation"),
      case .text(let none, let allowed)? = control("hintDelay")
    else {
      Issue.record("other controls")
      return
    }
    #expect(channels.contains("speak") && channels.contains("sound"))
    #expect(!channels.contains("nothing"))
    #expect(groups == ["none", "some", "all"] && none == [] && allowed.contains("60s"))
  }
}
