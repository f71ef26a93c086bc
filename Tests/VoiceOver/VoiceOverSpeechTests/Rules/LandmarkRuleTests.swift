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

  private static let site = landmark("Site", role: "navigation")
  private static let links = landmark("Links", role: "region")
  private static let alone = landmark("Site", role: "navigation", count: 1)

  @Test(arguments: [
    ([site], [], "Food, Site, Navigation, Landmark"), ([], [site], "Food, End, Site, Navigation"),
    // A landmark with one element is announced on entering, without its end.
    ([alone], [alone], "Food, Site, Navigation, Landmark"),
    ([], [alone], "Food, End, Site, Navigation"), ([site], [site], "Food, End, Site, Navigation"),
    // The inner one comes first.
    ([site, links], [], "Food, Links, Region, Landmark, Site, Navigation, Landmark"),
    ([], [links, site], "Food, End, Links, Region, End, Site, Navigation"),
    ([links], [site], "Food, Links, Region, Landmark, End, Site, Navigation"),
    ([landmark(nil)], [], "Food, Landmark"),
    ([landmark(nil, role: "search")], [], "Food, Search, Landmark"),
    // A role that is no landmark has no word here.
    ([landmark("Log", role: "log")], [], "Food, Log, Landmark"),
    (
      [landmark("Menu", role: "navigation", language: "fr")], [],
      "Food, Menu, Navigation, Point de repère"
    ), ([], [], "Food"),
  ] as [([Container], [Container], String)])
  func `names a landmark after its first and its last element`(
    entered: [Container], ended: [Container], spoken: String
  ) {
    #expect(line(entered: entered, ended: ended) == spoken)
  }

  /// What is heard of an element in landmarks, the inner ones of which have shorter names.
  private func line(entered: [Container], ended: [Container]) -> String {
    var focus = Focus(element("Food", containers: [Self.site, Self.links]), number: 1)
    return ""
  }

  @Test func `other containers end without a word about a landmark`() {
    let list = Self.landmark("Files", type: .list)
    var focus = Focus(element("Food", containers: [list]), number: 1)
    focus.ended = [list]
    let said = Event.focused(focus)
      .phrased(after: .gesture(.next), words: .english, settings: SpeechSettings())
    #expect(said.description(in: .voiceover) == "Food")
  }
}
