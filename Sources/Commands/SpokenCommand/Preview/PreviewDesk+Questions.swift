import SpokenPreview
import SpokenScreen
import SpokenTextCommands

extension PreviewDesk {
  /// Changes settings, for all pages, because pages of the same input share its run.
  func change(_ settings: [String: SettingValue], from page: Int) {
    // Tried on a copy first: one wrong value changes nothing, instead of the settings before it.
    var probe = SpeechSettings()
    do throws(SettingError) {
      for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
        // An empty value is that of the file, so that only the name can be wrong.
        try probe.set(key, to: value.text.isEmpty ? probe.text(of: key) ?? "" : value.text)
      }
    } catch {
      return room.send(.error(error.description), to: page)
    }
    for (key, value) in settings { maker.changes[key] = value.text.isEmpty ? nil : value.text }
    refresh([], settingsChanged: true)
  }

  /// Says why a stop is spoken; without a number, what the walk said last.
  func explain(_ stop: Int?, to page: Int) {
    if let stop {
      guard let why = run(on: page)?.why(stop: stop) else {
        return room.send(.error("there is no stop \(stop)"), to: page)
      }
      room.send(.why(why), to: page)
    } else if let walk = visits[page]?.walk {
      room.send(.why(walk.why), to: page)
    } else {
      room.send(.error("open an input without errors first"), to: page)
    }
  }

  /// Finds the line of an origin, of a stop, or of an element; otherwise that of the element under
  /// the cursor of the walk.
  func findSource(_ request: PreviewRequest, for page: Int) {
    guard let visit = visits[page], let run = run(on: page) else {
      return room.send(.error("open an input without errors first"), to: page)
    }
    let place =
      request.origin
      ?? (request.stop == nil
        ? visit.walk?.origin(of: request.element) : request.stop.flatMap(run.origin))
    let line = place.flatMap(run.line)
    // The files of a finished app need not be here; their names and lines help all the same.
    guard let place, line != nil || visit.walk?.app != nil else {
      return room.send(.error("no file of this page has such a line"), to: page)
    }
    room.send(
      .source(
        PreviewMessage.Source(
          stop: request.stop, element: request.element, place: line?.place ?? place.oneLine,
          line: line?.text ?? "")),
      to: page)
  }
}
