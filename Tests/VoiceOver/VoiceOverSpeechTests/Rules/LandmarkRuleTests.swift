import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct LandmarkRuleTests {
  private static func landmark(
    _ label: String?, role: String? = nil, count: Int = 3, language: String? = nil,
    type: Property.ContainerType = .landmark
  ) -> Container {
    var container = Container(
      node: label ?? role ?? "landmark", type: type,
      label: label.map { Sourced(.text($0), from: nowhere, by: .stated) })
    container.role = role.map { Sourced($0, from: nowhere, by: .stated) }
    container.count = count
    container.language = language
    return container
  }

  /// What is heard of an element in containers, some of which begin or end with it.
  private func line(
    in containers: [Container], entered: [Container] = [], ended: [Container] = []
  ) -> String {
    var focus = Focus(element("Food", containers: containers), number: 1, entered: entered)
    focus.ended = ended
    return Event.focused(focus)
      .phrased(after: .gesture(.next), words: .english, settings: SpeechSettings())
      .description(in: .voiceover)
  }

  @Test(arguments: [
    (landmark("Site", role: "navigation"), "Food, Site, Navigation, Landmark"),
    (landmark(nil, role: "search"), "Food, Search, Landmark"), (landmark(nil), "Food, Landmark"),
    // A role that is no landmark has no word here.
    (landmark("Log", role: "log"), "Food, Log, Landmark"),
    (
      landmark("Menu", role: "navigation", language: "fr"),
      "Food, Menu, Navigation, Point de repère"
    ),
  ]) func `names a landmark after its first element`(landmark: Container, spoken: String) {
    #expect(line(in: [landmark], entered: [landmark]) == spoken)
  }

  @Test(arguments: [
    (3, false, "Food, End, Site, Navigation"), (3, true, "Food, End, Site, Navigation"),
    // A landmark with one element is announced on entering, without its end.
    (1, true, "Food, Site, Navigation, Landmark"), (1, false, "Food, End, Site, Navigation"),
  ]) func `announces the end at the last element`(count: Int, isEntered: Bool, spoken: String) {
    let site = Self.landmark("Site", role: "navigation", count: count)
    #expect(line(in: [site], entered: isEntered ? [site] : [], ended: [site]) == spoken)
  }

  @Test func `of several the inner one comes first`() {
    let site = Self.landmark("Site", role: "navigation")
    let links = Self.landmark("Links", role: "region")
    #expect(
      line(in: [site, links], entered: [site, links])
        == "Food, Links, Region, Landmark, Site, Navigation, Landmark")
    #expect(
      line(in: [site, links], ended: [links, site])
        == "Food, End, Links, Region, End, Site, Navigation")
    #expect(line(in: [site, links], entered: [links]) == "Food, Links, Region, Landmark")
    #expect(line(in: [site, links]) == "Food")
  }

  @Test func `other containers have no word about a landmark`() {
    let list = Self.landmark("Files", type: .list)
    #expect(line(in: [list], entered: [list]) == "Files, Food")
    #expect(line(in: [list], ended: [list]) == "Food")
  }
}
