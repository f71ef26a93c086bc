import ScreenTree
import Testing
import VoiceOverElements

struct TouchMapTests {
  /// A button with an id at a place.
  private static func button(_ id: String, _ frame: [Double]) -> Node {
    Node(.button, title: id, properties: [.id(id), .frame(self.frame(frame))])
  }

  private static func frame(_ numbers: [Double]) -> Frame {
    Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The names of the elements that are entered along places; "-" is none.
  private func entered(_ views: [Node], _ places: [Double]) -> [String] {
    let screen = Screen(title: "S", views: views)
    let resolution = resolve(screen)
    let points = stride(from: 0, to: places.count, by: 2).map {
      Property.Point(x: places[$0], y: places[$0 + 1])
    }
    return TouchMap(screen, resolution).entries(along: points).map { entry in
      (entry.number.map { resolution.elements[$0].node } ?? "-") + " \(entry.way.short)"
    }
  }

  private let column = [
    Self.button("a", [20, 100, 200, 44]), Self.button("b", [20, 152, 200, 44]),
  ]

  @Test(arguments: [
    ([60.0, 120], ["a 0"]), ([60, 160], ["b 0"]), ([60, 148], ["- 0"]), ([300, 120], ["- 0"]),
    // The right and the bottom edge are no part of a frame.
    ([220, 120], ["- 0"]), ([20, 100], ["a 0"]),
  ]) func `finds the element at a place`(places: [Double], expected: [String]) {
    #expect(entered(column, places) == expected)
  }

  @Test(arguments: [
    // The room of 8 points between both is not noticed, wherever the drag goes on.
    ([60.0, 120, 60, 180], ["a 0", "b 32"]), ([60, 180, 60, 120], ["b 0", "a 38"]),
    ([60, 120, 60, 148], ["a 0", "- 24"]),
    ([60, 20, 60, 180], ["- 0", "a 80", "b 132"]),
    ([60, 120, 60, 300], ["a 0", "b 32", "- 76"]),
    // Back to where it was, and to the same element over other room.
    ([60, 120, 60, 180, 60, 120], ["a 0", "b 32", "a 98"]),
    ([210, 120, 300, 120, 210, 120], ["a 0", "- 10", "a 172"]),
    ([210, 120, 224, 120, 210, 120], ["a 0"]),
    ([60, 120, 60, 120], ["a 0"]),
  ]) func `finds what a finger enters on its way`(places: [Double], expected: [String]) {
    #expect(entered(column, places) == expected)
  }

  @Test func `the view that is drawn last is in front`() {
    let stack = Node(
      .zStack,
      children: [
        Self.button("large", [0, 0, 200, 200]), Self.button("over", [50, 50, 100, 100]),
        Self.button("under", [150, 150, 20, 20]),
      ])
    #expect(entered([stack], [100, 100]) == ["over 0"])
    #expect(entered([stack], [160, 160]) == ["under 0"])
    #expect(entered([stack], [10, 10]) == ["large 0"])
    let reversed = Node(.zStack, children: stack.children.reversed())
    #expect(entered([reversed], [100, 100]) == ["large 0"])
  }

  @Test func `what a list does not show cannot be touched`() {
    let list = Node(
      .list, children: column, properties: [.frame(Self.frame([0, 90, 300, 80]))])
    let below = Self.button("below", [0, 175, 300, 44])
    #expect(entered([below, list], [60, 160]) == ["b 0"])
    #expect(entered([below, list], [60, 180]) == ["below 0"])
    #expect(entered([list], [60, 180]) == ["- 0"])
  }

  @Test func `a screen without frames is laid out`() {
    let views = [Node(.text, title: "A", properties: [.id("a")])]
    #expect(entered(views, [20, 70]) == ["a 0"])
    #expect(entered(views, [40, 70]) == ["- 0"])
  }

  @Test func `has the size of its device, or of the frames that are stated`() {
    func size(_ views: [Node], capture: Bool) -> Size {
      var screen = Screen(title: "S", views: views)
      if capture { screen.capture = Capture(format: "f") }
      return TouchMap(screen, resolve(screen)).size
    }
    #expect(size(column, capture: false) == Size(width: 402, height: 874))
    #expect(size(column, capture: true) == Size(width: 220, height: 196))
    let wide = [Self.button("a", [900, 10, 100, 44])]
    #expect(size(wide, capture: false) == Size(width: 1000, height: 874))
    #expect(size([], capture: false) == .zero)
    #expect(size([Node(.text, title: "A")], capture: true) == .zero)
  }

  @Test func `the edges of the screen belong to it`() {
    let screen = Screen(title: "S", views: column)
    let map = TouchMap(screen, resolve(screen))
    #expect(map.contains(.init(x: 0, y: 0)) && map.contains(.init(x: 402, y: 874)))
    #expect(!map.contains(.init(x: 403, y: 0)) && !map.contains(.init(x: 0, y: .nan)))
  }
}
