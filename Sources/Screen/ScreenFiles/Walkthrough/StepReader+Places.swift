import ScreenDocuments
import ScreenTree

/// The steps about places of the screen.
extension StepReader {
  /// A place such as `[120, 300]`.
  mutating func point(_ value: Document, _ word: String) -> Property.Point? {
    let places = VoiceOverGesture.Exploration.coordinates
    let numbers = value.items?.compactMap(\.number) ?? []
    guard value.items?.count == 2, numbers.count == 2, numbers.allSatisfy({ places.contains($0) })
    else {
      faults.add(
        "'\(word)' is at [x, y], two numbers from \(places.lowerBound.short) to "
          + "\(places.upperBound.short) in points from the top left corner of the screen",
        at: value.position)
      return nil
    }
    return Property.Point(x: numbers[0], y: numbers[1])
  }

  /// `explore: [[40, 100], [40, 700]]` or `explore: {along: [[40, 100], [40, 700]], in: 3s}`.
  mutating func exploration(_ value: Document?, at position: Position) -> VoiceOverGesture? {
    guard let value, !value.isNull else { return noWay(at: position) }
    guard value.items == nil else {
      return way(value).map { .explore(VoiceOverGesture.Exploration($0)) }
    }
    guard value.entries != nil else { return noWay(at: value.position) }
    guard let fields = nodes.fields(value, "explore", allowed: ["along", "in"]) else { return nil }
    guard let along = fields["along"] else { return noWay(at: value.position) }
    var duration: Duration?
    if let time = fields["in"] {
      duration = timeOfFinger(time)
      guard duration != nil else { return nil }
    }
    return way(along).map { .explore(VoiceOverGesture.Exploration($0, in: duration)) }
  }

  /// How long a finger moves, a minute at most.
  mutating func timeOfFinger(_ time: Document) -> Duration? {
    if let duration = time.text?.asTime(upTo: 60) { return duration }
    faults.add("'in' is a time from 1ms to 60s, such as 3s or 500ms", at: time.position)
    return nil
  }

  private mutating func noWay(at position: Position) -> VoiceOverGesture? {
    faults.add(
      "'explore' needs the places along which the finger moves, such as [[40, 100], [40, 700]]",
      at: position)
    return nil
  }

  /// The places of a drag: few enough, and not too far from each other.
  private mutating func way(_ document: Document) -> [Property.Point]? {
    let most = VoiceOverGesture.Exploration.mostPoints
    guard let items = document.items, (1...most).contains(items.count) else {
      faults.add(
        "the places of 'explore' are a list of 1 to \(most), such as [[40, 100], [40, 700]]",
        at: document.position)
      return nil
    }
    var points: [Property.Point] = []
    for item in items {
      // The first wrong place is reported alone, because a list without its brackets is all wrong.
      guard let point = point(item, "explore") else { return nil }
      points.append(point)
    }
    let longest = VoiceOverGesture.Exploration.longestWay
    guard VoiceOverGesture.Exploration(points).way <= longest else {
      faults.add(
        "the finger moves more than \(longest.short) points; make several steps of it",
        at: document.position)
      return nil
    }
    return points
  }
}
