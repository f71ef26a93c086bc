import ScreenScenarios
import Testing

@testable import SpokenPage

/// A stop with a segment of two words, words that are not spoken, and one of each detail.
private let full: StopRecord = {
  var stop = StopRecord(number: 4, command: "next", event: "focus", frames: 100..<900)
  var label = StopRecord.Segment(
    "Pay now", kind: "label", rule: "label", evidence: "apple", origin: "a:1",
    property: "pay.label")
  label.frames = 150..<350
  label.words = [.init("Pay", 150..<200), .init("now", 200..<350)]
  stop.segments = [
    label,
    .init("Button", kind: "trait", rule: "traits", evidence: "apple", origin: "a:2"),
  ]
  stop.suppressed = [.init("h", kind: "hint", by: "r", origin: "a:3")]
  stop.actions = [.init("Send", origin: "a:4", property: "pay.actions")]
  stop.customContent = [.init("Size", value: "L", origin: "a:5")]
  stop.voiceControl = [.init("Buy", origin: "a:6", property: "pay.inputLabels")]
  return stop
}()

/// A page with a stop for each text, each as long as a second.
private func page(_ texts: [String], at frames: [Int] = []) -> PageData {
  var page = PageData(
    title: "S", generator: "g", model: "m", language: "en-US", sampleRate: 1000, length: 9000)
  page.stops = texts.indices.map { index in
    let start = frames.indices.contains(index) ? frames[index] : index * 10
    var stop = StopRecord(
      number: index + 1, command: "next", event: "focus", frames: start..<start + 1000)
    stop.segments = [
      .init(texts[index], kind: "label", rule: "label", evidence: "apple", origin: "a:\(index)")
    ]
    return stop
  }
  return page
}

struct PageDataPlaceTests {
  @Test func `has the origins of its reasons in the order of the page`() {
    var stop = full
    #expect(stop.origins == ["a:1", "a:2", "a:3", "a:4", "a:5", "a:6"])
    #expect(
      stop.places == [
        "a:1 pay.label", "a:2", "a:3", "a:4 pay.actions", "a:5", "a:6 pay.inputLabels",
      ])
    stop.origins = ["b:1", "b:2", "b:3"]
    #expect(stop.segments.map(\.origin) == ["b:1", "b:2"])
    #expect(stop.suppressed.map(\.origin) == ["b:3"])
    #expect((stop.actions + stop.customContent + stop.voiceControl).map(\.origin) == ["", "", ""])
  }

  @Test func `a stop without its place begins at frame 0`() {
    let stop = full.placeless
    #expect(stop.number == 0 && stop.frames == 0..<800)
    #expect(stop.segments.map(\.frames) == [50..<250, nil])
    #expect(stop.segments[0].words == [.init("Pay", 50..<100), .init("now", 100..<250)])
    #expect(stop.places == ["", "", "", "", "", ""])
    var moved = full
    (moved.number, moved.origins) = (9, ["c:1", "c:2", "c:3", "c:4", "c:5", "c:6"])
    #expect(moved.placeless == stop)
  }

  @Test func `a stop without its times takes none, at a frame`() {
    let stop = full.timeless(at: 7)
    #expect(stop.frames == 7..<7)
    #expect(stop.segments.map(\.frames) == [7..<7, nil])
    #expect(stop.segments.map(\.words) == [[], []])
    #expect(stop.number == 4 && stop.origins == full.origins)
  }

  @Test func `a new line stands where the one before it ends`() {
    var new = page(["new", "A", "also new", "B"])
    new.chapters = [.init("S", stop: 1, frame: 1), .init("T", stop: 3, frame: 2)]
    new.chapters.append(.init("U", stop: 9, frame: 3))
    let old = page(["A", "B"], at: [200, 5000])
    let result = new.keepingTimes(of: old, estimatedAs: page(["A", "B"]))
    #expect(result.stops.map(\.frames) == [0..<0, 200..<1200, 1200..<1200, 5000..<6000])
    #expect(result.stops.map(\.number) == [1, 2, 3, 4])
    #expect(result.chapters.map(\.frame) == [0, 1200, 3])
    #expect(result.length == 9000)
  }

  @Test func `a line keeps no time of other words, nor of a line that the sound has not`() {
    let estimate = page(["A", "B", "C"])
    let old = page(["A", "other"], at: [200, 5000])
    let result = estimate.keepingTimes(of: old, estimatedAs: estimate)
    #expect(result.stops.map(\.frames) == [200..<1200, 1200..<1200, 1200..<1200])
    #expect(result.stops.map(\.text) == ["A", "B", "C"])
  }

  @Test(arguments: [
    (
      ["/a/b/x.yaml:1:2 pay", "/a/b/c/y.yaml:3:1"], ["x.yaml:1:2 pay", "c/y.yaml:3:1"]
    ),
    (["a/x.yaml:1", "b/y.yaml:1"], ["a/x.yaml:1", "b/y.yaml:1"]),
    (["ab/x.yaml:1", "abc/y.yaml:1"], ["ab/x.yaml:1", "abc/y.yaml:1"]),
    // What names no folder stays, and a slash after the position is none of a path.
    (["é/x.yaml:1:1", "screen", "z.yaml:2"], ["x.yaml:1:1", "screen", "z.yaml:2"]),
    (["x.yaml:1:1 a/b"], ["x.yaml:1:1 a/b"]), (["/x.yaml:1"], ["x.yaml:1"]), ([], []),
  ]) func `cuts off the folder that all files share`(origins: [String], expected: [String]) {
    var page = page(origins)
    for index in origins.indices { page.stops[index].origins = [origins[index]] }
    #expect(page.belowSharedFolder().stops.flatMap(\.origins) == expected)
  }
}
