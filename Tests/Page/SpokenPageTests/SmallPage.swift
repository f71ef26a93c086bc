import ScreenScenarios
import SpokenPage

/// A page with a stop in full, a stop that is cut, and an announcement that is not heard.
let smallPage: PageData = {
  var page = PageData(
    title: "Bags & more", generator: "SpokenScreen 1", model: "VoiceOver of iOS 27",
    language: "en-US", settings: ["speakHints=false"], sampleRate: 1000, length: 65_000)
  page.rules = ["label": "the label comes first", "traits": "each spoken trait has its word"]
  page.evidence = [
    "apple": "documented by Apple", "inferred": "inferred, not heard yet",
  ]
  page.steps = ["open": "The screen opens", "next": "Swipe right"]
  page.chapters = [PageData.Chapter("Bags", stop: 1, frame: 0)]
  page.screens = [
    PageData.Screen(
      title: "Bags", language: "en-US", size: [100, 50],
      elements: [
        PageData.Element(
          node: "pay", text: "Pay",
          frame: StopRecord.Rectangle(x: 10, y: 5.5, width: 80, height: 20))
      ])
  ]
  page.stops = [smallStop, cutStop, unheardStop]
  return page
}()

private let smallStop: StopRecord = {
  var stop = StopRecord(
    number: 1, command: "open", event: "open", element: "pay",
    frame: StopRecord.Rectangle(x: 10, y: 5.5, width: 80, height: 20), screen: 0, frames: 0..<1500)
  var label = StopRecord.Segment(
    "Pay <now>", kind: "label", rule: "label", evidence: "apple", origin: "x.yaml:3:5 pay",
    source: "the title of the view")
  label.frames = 0..<800
  label.words = [StopRecord.Word("Pay", 0..<400), StopRecord.Word("<now>", 400..<800)]
  stop.segments = [
    label,
    StopRecord.Segment(
      "Button", kind: "trait", isOfSystem: true, rule: "traits", evidence: "inferred",
      isVerified: false, origin: "x.yaml:3:5 pay"),
  ]
  stop.suppressed = [
    StopRecord.Suppressed("Pays", kind: "hint", by: "speakHints=false", origin: "x.yaml:4:5")
  ]
  return stop
}()

private let cutStop: StopRecord = {
  var stop = StopRecord(
    number: 2, command: "next", event: "focus", screen: 0, frames: 2000..<2500, heard: "cut",
    outcome: "cut after 0.5s by next")
  stop.segments = [
    StopRecord.Segment("Bag", kind: "label", rule: "label", evidence: "apple", origin: "x.yaml:5:5")
  ]
  return stop
}()

private let unheardStop: StopRecord = {
  var stop = StopRecord(
    number: 3, command: "announce low", event: "announcement", screen: 0, frames: 2500..<2500,
    heard: "dropped", outcome: "dropped by next")
  stop.segments = [
    StopRecord.Segment(
      "Saved", kind: "announcement", rule: "label", evidence: "apple", origin: "screen")
  ]
  return stop
}()
