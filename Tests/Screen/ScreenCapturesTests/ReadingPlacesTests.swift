import ScreenTree
import Testing

@testable import ScreenCaptures

private func element(_ label: String, _ frame: Frame?) -> Node {
  Node(.element, properties: [.label(label)] + (frame.map { [.frame($0)] } ?? []))
}

private func group(_ name: String, _ members: [Node]) -> Node {
  Node(.uiView, className: name, properties: [.elements(members.map { .node($0) })])
}

struct ReadingPlacesTests {
  private let upper = element("upper", Frame(x: 0, y: 0, width: 100, height: 40))
  private let middle = element("middle", Frame(x: 0, y: 50, width: 100, height: 40))
  private let lower = element("lower", Frame(x: 0, y: 100, width: 100, height: 40))

  private func ordered(
    _ views: [Node], platform: Platform = .ios, direction: LayoutDirection = .ltr
  ) -> Screen {
    var screen = Screen(title: "S", views: views)
    screen.platform = platform
    screen.direction = direction
    screen.putInReadingOrder()
    return screen
  }

  @Test func `sorts loose views by their places`() {
    let screen = ordered([lower, upper, middle])
    #expect(screen.views.map(\.className) == ["Element", "Element", "Element"])
    #expect(screen.labels == ["upper", "middle", "lower"])
    #expect(ordered([]).views == [])
  }

  @Test(arguments: [
    (Platform.ios, LayoutDirection.ltr, 7.0, ["left", "right"]),
    (.ios, .ltr, 8.0, ["right", "left"]), (.macos, .ltr, 12.0, ["left", "right"]),
    (.macos, .ltr, 13.0, ["right", "left"]), (.ios, .rtl, -7.0, ["right", "left"]),
  ]) func `takes views of about one height for a line`(
    platform: Platform, direction: LayoutDirection, drop: Double, labels: [String]
  ) {
    let right = element("right", Frame(x: 200, y: 20, width: 50, height: 4))
    let left = element("left", Frame(x: 0, y: 20 + drop, width: 50, height: 4))
    #expect(ordered([right, left], platform: platform, direction: direction).labels == labels)
    #expect(ordered([left, right], platform: platform, direction: direction).labels == labels)
  }

  @Test func `moves no view past one that it overlaps`() {
    let above = element("above", Frame(x: 0, y: 0, width: 100, height: 53))
    let screen = ordered([middle, above])
    #expect(screen.labels == ["middle", "above"])
    // The list keeps an order that the places alone would not give.
    #expect(screen.views.map(\.className) == ["Application"])
    let rounded = element("rounded", Frame(x: 0, y: 0, width: 100, height: 52))
    #expect(ordered([middle, rounded]).labels == ["rounded", "middle"])
  }

  @Test func `moves no view past one without a place`() {
    let screen = ordered([lower, middle, element("nowhere", nil), upper])
    #expect(screen.labels == ["middle", "lower", "nowhere", "upper"])
    #expect(screen.views.count == 4)
  }

  @Test func `sorts each window separately, and what lies between them`() {
    let screen = ordered([
      lower, group("Window", [middle, upper]), element("loose", nil), group("Window", [lower]),
      upper,
    ])
    #expect(screen.labels == ["lower", "upper", "middle", "loose", "lower", "upper"])
  }

  @Test func `keeps the order of windows in one list`() {
    let screen = ordered([group("Window", [lower, middle]), group("Window", [upper])])
    #expect(screen.labels == ["middle", "lower", "upper"])
    #expect(screen.views.map(\.className) == ["Application"])
  }

  @Test func `sorts a container by the first of its elements`() {
    let screen = ordered([lower, group("Table", [middle, upper])])
    #expect(screen.views.map(\.className) == ["Table", "Element"])
    #expect(screen.labels == ["middle", "upper", "lower"])
  }

  @Test func `puts what is visible into an alert`() {
    var screen = Screen(title: "S", views: [group("Window", [upper, middle]), lower])
    screen.putInAlert(at: Position(line: 3, column: 2))
    #expect(screen.views.map(\.kind) == [.alert])
    #expect(screen.views.map(\.className) == ["Alert"])
    #expect(screen.views.map(\.position) == [Position(line: 3, column: 2)])
    #expect(screen.views[0].children == [upper, middle, lower])
  }
}
