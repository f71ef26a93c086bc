import ScreenTree
import VoiceOverElements

/// A finger on the screen.
extension Session {
  /// Touches the element with an id.
  mutating func touch(_ id: String, in app: some ScreenApp) -> Event {
    guard let index = number(of: id, in: nil, app) else {
      return .failed(reason(withoutElement: id, in: app))
    }
    return move(to: index, in: app)
  }

  /// Why nothing can be touched by an id that no element has; it may be the label of one.
  private func reason(withoutElement id: String, in app: some ScreenApp) -> String {
    let isLabel = app.elements.contains { element in
      element.label.map { words($0.value, element.language) }.joined(separator: ", ") == id
    }
    let identified = app.elements.count { $0.identifier == id }
    if identified > 1 {
      return "\(identified) elements have the identifier '\(id)'; touch one of them by its id"
    }
    return isLabel
      ? "there is no element with the id '\(id)' on the screen; its label is '\(id)'; give it "
        + "accessibilityIdentifier (`id` in a screen file)"
      : "there is no element '\(id)' on the screen; it may be hidden or have nothing to say"
  }

  /// Touches a place, or drags the finger along several.
  ///
  /// The cursor follows the finger to each element that it enters, and stays where nothing is. An
  /// element under the cursor is said again when the finger comes down on it.
  ///
  /// - Parameters:
  ///   - points: the places, in points.
  ///   - duration: how long the drag takes; nil for a touch.
  ///   - app: the app.
  /// - Returns: an event for each element that is entered, and for each way over none.
  mutating func touch(
    along points: [Property.Point], in duration: Duration?, _ app: some ScreenApp
  ) -> [Event] {
    guard let map = touchMap(of: app), map.size.width > 0, map.size.height > 0 else {
      return [.failed("nothing here has a place on the screen; give views `frame:`")]
    }
    guard !points.isEmpty else { return [.failed("the finger needs a place on the screen")] }
    let places = VoiceOverGesture.Exploration.coordinates
    if let point = points.first(where: {
      !map.contains($0) || !places.contains($0.x) || !places.contains($0.y)
    }) {
      let size = "\(map.size.width.short) × \(map.size.height.short)"
      return [.failed("\(point) is not on the screen, which has \(size) points")]
    }
    let elements = app.elements
    let whole = max(VoiceOverGesture.Exploration(points, in: .zero).way, 1)
    var events: [Event] = []
    for entry in map.entries(along: points) {
      // In whole milliseconds, because a share of a time is no number that can be printed.
      let delay = duration.map { duration in
        Duration.milliseconds(Int64((duration / .milliseconds(1) * entry.way / whole).rounded()))
      }
      guard let number = entry.number, elements.indices.contains(number) else {
        events.append(.touchedNothing(entry.point, after: delay))
        continue
      }
      var focus = place(at: number, of: elements)
      (focus.isByTouch, focus.entry) = (true, delay)
      events.append(.focused(focus))
    }
    return events
  }

  /// The places of the elements, worked out once while they stay; nil without any.
  private mutating func touchMap(of app: some ScreenApp) -> TouchMap? {
    if let known = rotors.touchMap { return known }
    let map = app.touchMap
    rotors.touchMap = map
    return map
  }
}
