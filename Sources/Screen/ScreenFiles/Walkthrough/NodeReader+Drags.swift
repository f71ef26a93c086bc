import ScreenDocuments
import ScreenTree

/// The steps about places: of the screen, and of the audio graph of a chart.
extension NodeReader {
  /// A place such as `[120, 300]`.
  mutating func point(_ value: Document, _ word: String) -> Property.Point? {
    let places = VoiceOverGesture.Exploration.coordinates
    let numbers = value.items?.compactMap(\.number) ?? []
    guard value.items?.count == 2, numbers.count == 2, numbers.allSatisfy({ places.contains($0) })
    else {
      return refuse(
        "'\(word)' is at [x, y], two numbers from \(places.lowerBound.short) to "
          + "\(places.upperBound.short) in points from the top left corner of the screen",
        at: value.position)
    }
    return Property.Point(x: numbers[0], y: numbers[1])
  }

  /// `explore: [[40, 100], [40, 700]]` or `explore: {along: [[40, 100], [40, 700]], in: 3s}`.
  mutating func exploration(_ value: Document, at position: Position) -> VoiceOverGesture? {
    let missing =
      "'explore' needs the places along which the finger moves, such as [[40, 100], [40, 700]]"
    if value.items != nil { return way(value).map { .explore(.init($0)) } }
    guard value.entries != nil else {
      return refuse(missing, at: value.isNull ? position : value.position)
    }
    guard let fields = fields(value, "explore", allowed: ["along", "in"]) else { return nil }
    guard let along = fields["along"] else { return refuse(missing, at: value.position) }
    guard let duration = duration(fields["in"]) else { return nil }
    return way(along).map { .explore(.init($0, in: duration)) }
  }

  /// The places of a drag: few enough, and not too far from each other.
  private mutating func way(_ document: Document) -> [Property.Point]? {
    let most = VoiceOverGesture.Exploration.mostPoints
    guard let items = document.items, (1...most).contains(items.count) else {
      return refuse(
        "the places of 'explore' are a list of 1 to \(most), such as [[40, 100], [40, 700]]",
        at: document.position)
    }
    var points: [Property.Point] = []
    for item in items {
      // The first wrong place is reported alone, because a list without its brackets is all wrong.
      guard let point = point(item, "explore") else { return nil }
      points.append(point)
    }
    let longest = VoiceOverGesture.Exploration.longestWay
    guard VoiceOverGesture.Exploration(points).way <= longest else {
      return refuse(
        "the finger moves more than \(longest.short) points; make several steps of it",
        at: document.position)
    }
    return points
  }

  /// `scrub: {to: March}` or `scrub: {from: 0, to: 1, in: 3s}`.
  mutating func scrub(_ value: Document, at position: Position) -> VoiceOverGesture? {
    guard !value.isNull else {
      return refuse("'scrub' needs a place, such as {to: March} or {to: 0.5}", at: position)
    }
    guard let fields = fields(value, "scrub", allowed: ["from", "to", "in"]) else { return nil }
    guard let end = fields["to"]?.place else {
      return refuse(
        "'scrub' needs `to`, such as {to: March} or {to: 0.5}", at: value.position)
    }
    guard let duration = duration(fields["in"]) else { return nil }
    var scrub = VoiceOverGesture.Scrub(from: fields["from"]?.place, to: end)
    if let duration { scrub.duration = duration }
    return .scrub(scrub)
  }

  /// How long a drag takes: none where nothing says it; nil for an error.
  private mutating func duration(_ document: Document?) -> Duration?? {
    guard let document else { return .some(nil) }
    if let time = document.text?.asTime(upTo: 60) { return time }
    faults.add("'in' is a time from 1ms to 60s, such as 3s or 500ms", at: document.position)
    return nil
  }
}

extension Document {
  /// A number from 0 to 1 is a part of the axis; anything else is a value on it.
  fileprivate var place: VoiceOverGesture.Scrub.Place? {
    if let number, (0...1).contains(number) { return .part(number) }
    return text.map { .value($0) }
  }

  /// The schema of a place on the screen.
  static var stepPoint: Document {
    let places = VoiceOverGesture.Exploration.coordinates
    let number = Document.schema(
      type: "number",
      [("minimum", .number(places.lowerBound)), ("maximum", .number(places.upperBound))])
    return .tuple([number, number])
  }

  /// The schema of the places of a drag, possibly with its duration.
  static var stepWay: Document {
    let places = Document.schema(
      type: "array",
      [
        ("items", stepPoint), ("minItems", .number(1)),
        ("maxItems", .number(Double(VoiceOverGesture.Exploration.mostPoints))),
      ])
    return .any(places, .object([("along", places), ("in", stepTime)], required: ["along"]))
  }

  /// The schema of a drag over an audio graph.
  static var stepScrub: Document {
    .object([("from", .textSchema), ("to", .textSchema), ("in", stepTime)], required: ["to"])
  }
}
