import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct VerbosityRuleTests {
  private static let lettuce = element("Lettuce", value: "0", .button, .switchButton)
  private static let volume = element("Volume", value: "6", .adjustable)
  private static let pay = element("Pay", .button, .notEnabled)
  private static let home = element(
    "Home", .tabBarItem, context: .tab(Property.Place(number: 1, count: 3)))
  private static let nameless = element("", .button)

  private static func described(_ element: Element) -> Element {
    var element = element
    element.webDescription = Sourced("weekly", from: nowhere, by: .stated)
    return element
  }

  /// What is said of an element with one setting changed.
  private func said(
    _ element: Element, _ setting: (key: String, value: String), on platform: Platform = .macos
  ) throws -> Utterance {
    var settings = SpeechSettings()
    try settings.set(setting.key, to: setting.value)
    return utterance(element, platform: platform, settings: settings)
  }

  @Test(arguments: [
    (lettuce, "high", "Lettuce, Unchecked, Checkbox"),
    (lettuce, "medium", "Lettuce, Unchecked, Checkbox"), (lettuce, "low", "Lettuce, Unchecked"),
    (volume, "high", "6, Volume, Slider"), (volume, "low", "6, Volume"),
    (pay, "medium", "Pay, Dimmed, Button"), (pay, "low", "Pay, Dimmed"),
    (home, "high", "Home, Tab, 1 of 3"), (home, "medium", "Home, Tab"), (home, "low", "Home"),
    (element("Top", .header), "medium", "Heading, Top"), (element("Top", .header), "low", "Top"),
    // Otherwise nothing would be heard.
    (nameless, "low", "Button"), (described(nameless), "low", "weekly, Button"),
    (described(pay), "medium", "Pay, weekly, Dimmed, Button"),
    (described(pay), "low", "Pay, Dimmed"),
    (element("Age", .staticText), "low", "Age"),
  ]) func `leaves out what the level leaves out`(element: Element, level: String, spoken: String)
    throws
  {
    let heard = try said(element, ("verbosity", level))
    #expect(heard.description(in: .voiceover) == spoken)
  }

  @Test(arguments: [
    (lettuce, "state,label,role", "Unchecked, Lettuce, Checkbox"),
    (lettuce, "role,label,state", "Checkbox, Lettuce, Unchecked"),
    (lettuce, "label", "Lettuce"), (volume, "label,value", "Volume, 6"),
    (volume, "role,value,label", "Slider, 6, Volume"), (home, "place,label", "1 of 3, Home"),
    (element("Top", .header), "label,role", "Top, Heading"),
    // Otherwise nothing would be heard.
    (lettuce, "description", "Lettuce, Unchecked, Checkbox"), (nameless, "label", "Button"),
    (described(pay), "description,label", "weekly, Pay"),
  ]) func `says the parts that are chosen, in their order`(
    element: Element, order: String, spoken: String
  ) throws {
    let heard = try said(element, ("partOrder", order))
    #expect(heard.description(in: .voiceover) == spoken)
  }

  @Test func `keeps what it leaves out, with the setting`() throws {
    let low = try said(Self.lettuce, ("verbosity", "low"))
    #expect(low.suppressed.map { "\($0.text): \($0.by)" } == ["Checkbox: verbosity=low, inferred"])
    let chosen = try said(Self.lettuce, ("partOrder", "state,label"))
    #expect(chosen.suppressed.map { "\($0.text): \($0.by)" } == ["Checkbox: partOrder=state,label"])
    let everything = try said(Self.nameless, ("verbosity", "low"))
    #expect(everything.suppressed == [])
  }

  @Test func `an order of one's own replaces the level`() throws {
    var settings = SpeechSettings()
    settings.mac.verbosity = .low
    settings.mac.partOrder = [.role, .label]
    let heard = utterance(Self.lettuce, platform: .macos, settings: settings)
    #expect(heard.description(in: .voiceover) == "Checkbox, Lettuce")
  }

  @Test func `containers keep their role, and lose the number of their items`() throws {
    var group = Container(
      node: "inspector", type: .semanticGroup,
      label: Sourced(.text("Format Inspector"), from: nowhere, by: .stated))
    group.kind = .scrollView
    group.itemCount = 22
    var stop = element("Format Inspector")
    stop.edge = .start(group)
    let low = try said(stop, ("verbosity", "low"))
    #expect(low.description(in: .voiceover) == "Format Inspector, Scroll area")
    #expect(low.suppressed.map { "\($0.text): \($0.by)" } == ["22 items: verbosity=low, inferred"])
  }

  @Test func `a sound of what is left out is not played`() throws {
    var settings = SpeechSettings()
    try settings.set("traitFeedback", to: "sound")
    try settings.set("verbosity", to: "low")
    let heard = utterance(Self.pay, platform: .macos, settings: settings)
    #expect(heard.description(in: .voiceover) == "Pay, Dimmed")
  }

  @Test(
    arguments: [("verbosity", "low"), ("partOrder", "role,label"), ("grouping", "true")],
    [Platform.ios, .ipados])
  func `changes nothing on iOS`(setting: (String, String), platform: Platform) throws {
    for element in [Self.lettuce, Self.volume, Self.home, Self.described(Self.pay)] {
      let usual = utterance(element, platform: platform)
      let heard = try said(element, setting, on: platform)
      #expect(heard.segments == usual.segments && heard.suppressed == usual.suppressed)
    }
  }

  @Test func `each level leaves out no part twice, and high none`() {
    let rows = VerbosityRule.omissions.map { "\($0.level) \($0.part)" }
    #expect(rows == ["low role", "low place", "low description", "medium place"])
    // What is left out says so: "verbosity=low, inferred".
    #expect(VerbosityRule.omissions.allSatisfy { $0.evidence.grade == .inferred })
  }
}
