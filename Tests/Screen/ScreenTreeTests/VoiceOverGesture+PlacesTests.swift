import ScreenTree
import Testing

struct VoiceOverGesturePlacesTests {
  private typealias Drag = VoiceOverGesture.Exploration

  private static func points(_ numbers: Double...) -> [Property.Point] {
    stride(from: 0, to: numbers.count, by: 2).map {
      Property.Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  @Test(arguments: [
    ("[120, 300]", [120.0, 300.0]), ("120 300", [120, 300]), ("120,300.5", [120, 300.5]),
    ("[[40, 100], [40, 700]]", [40, 100, 40, 700]), ("40 100 ; 40 700", [40, 100, 40, 700]),
  ]) func `reads places with any signs between the numbers`(text: String, numbers: [Double]) {
    let points = Property.Point.list(text: text) ?? []
    #expect(points.flatMap { [$0.x, $0.y] } == numbers)
  }

  @Test(arguments: [
    "", "[]", "120", "1 2 3", "pay", "-1 2", "1 20000", "nan 1", "inf 1", "1e9 1", "[1, 2] in 3s",
  ])
  func `reads nothing else`(text: String) {
    #expect(Property.Point.list(text: text) == nil)
  }

  @Test func `a text after touch is a place in brackets, or an id`() {
    #expect(VoiceOverGesture.touching("[120, 300]") == .touchAt(.init(x: 120, y: 300)))
    #expect(VoiceOverGesture.touching("120 300") == .touch("120 300"))
    #expect(VoiceOverGesture.touching("[pay]") == .touch("[pay]"))
    #expect(VoiceOverGesture.touching("[1, 2, 3, 4]") == .touch("[1, 2, 3, 4]"))
  }

  @Test func `a drag takes a second for 200 points, or as long as is said`() {
    #expect(Drag(Self.points(0, 0, 300, 400)).duration == .milliseconds(2500))
    #expect(Drag(Self.points(0, 0)).duration == .milliseconds(1))
    #expect(Drag(Self.points(0, 0, 0, 10_000, 10_000, 10_000)).duration == .seconds(60))
    #expect(Drag(Self.points(0, 0, 300, 400), in: .seconds(3)).duration == .seconds(3))
    #expect(Drag(Self.points(0, 0, 3, 4, 3, 10)).way == 11)
  }

  @Test(arguments: [
    (VoiceOverGesture.touchAt(.init(x: 120, y: 300.5)), "touch [120, 300.5]", "[120, 300.5]"),
    (
      .explore(Drag(points(40, 100, 40, 700))), "explore [[40, 100], [40, 700]]",
      "[[40, 100], [40, 700]]"
    ),
    (
      .explore(Drag(points(40, 100, 40, 700), in: .milliseconds(1500))),
      "explore [[40, 100], [40, 700]] in 1.5s", "{along: [[40, 100], [40, 700]], in: 1.5s}"
    ),
  ]) func `is written in a transcript and in a file`(
    gesture: VoiceOverGesture, line: String, places: String
  ) {
    #expect("\(gesture)" == line)
    #expect(gesture.places == places)
  }

  @Test func `gestures without a place have none in a file`() {
    #expect(VoiceOverGesture.touch("pay").places == nil && VoiceOverGesture.next.places == nil)
  }

  @Test(arguments: [
    ("[[40, 100], [40, 700]]", 3000), ("[[40, 100], [40, 700]] in 2s", 2000),
    ("40 100 40 700 in 500ms", 500),
  ]) func `reads a drag from a line`(text: String, milliseconds: Int) {
    let drag = Drag(text: text)
    #expect(drag?.points == Self.points(40, 100, 40, 700))
    #expect(drag?.duration == .milliseconds(milliseconds))
  }

  @Test(arguments: ["", "pay", "[[40, 100]] in", "[[40, 100]] in 3", "[[40, 100]] in 61s"])
  func `refuses what is no drag`(text: String) {
    #expect(Drag(text: text) == nil)
  }

  @Test func `a line has no longer way than a file`() {
    #expect(Drag(text: "0 0 10000 0 0 0") != nil)
    #expect(Drag(text: "0 0 10000 0 0 0 9 0") == nil)
  }

  @Test func `a line has at most a hundred places`() {
    let places = Array(repeating: "1 2", count: 101)
    #expect(Drag(text: places.joined(separator: " ")) == nil)
    #expect(Drag(text: places.dropLast().joined(separator: " ")) != nil)
  }
}
