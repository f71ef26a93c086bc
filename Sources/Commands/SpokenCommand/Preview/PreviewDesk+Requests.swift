import AppRuns
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

extension PreviewDesk {
  /// Answers a request of a page.
  func handle(_ request: PreviewRequest, from page: Int) {
    switch request.do {
    case "open": open(request, from: page)
    case "gesture": gesture(request, from: page)
    case "goOn":
      guard let outcome = goOn(on: page) else { break }
      say(outcome, to: page)
      follow(on: page)
    case "set": change(request.settings ?? [:], from: page)
    case "why": explain(request.stop, to: page)
    case "source": findSource(request, for: page)
    case let word:
      room.send(.error("there is no request '\(word.shown(in: 80))'"), to: page)
    }
  }

  /// Shows an input on a page, which may show another version of it since before a restart.
  private func open(_ request: PreviewRequest, from page: Int) {
    guard let input = input(named: request.input) else {
      return room.send(.error("there is no such input any more; choose another one"), to: page)
    }
    // Marks of changes make sense only between versions of the same input.
    let isOther = visits[page].map { !$0.shows(input) } ?? false
    let message = opening(input, request, isOther: isOther)
    let state = state(of: input)
    let walk = state.run.map { PreviewWalk($0.scenario, keeping: request.element) }
    visits[page] = Visit(input: input.path, version: state.version, walk: walk)
    // The run before its findings and its walk: both refer to what the page shows.
    room.send(.run(message), to: page)
    if !state.errors.isEmpty {
      room.send(.findings(input: input.path, state.errors), to: page)
    }
    beginWalk(on: page)
  }

  /// What a page that shows some version needs.
  private func opening(
    _ input: CheckInput, _ request: PreviewRequest, isOther: Bool
  ) -> PreviewMessage.Run {
    var state = state(of: input)
    guard request.version != state.version else { return message(for: input, state) }
    if let sound = request.version.flatMap({ soundMessage(for: input, state, on: $0) }) {
      return sound
    }
    // What a page of another run of the program shows is compared with what is heard, not with an estimate.
    if request.lines?.isEmpty == false { speakNow(input) }
    state = self.state(of: input)
    var message = message(for: input, state)
    message.page = page(of: input, state)
    if !isOther, let lines = request.lines {
      message.describe(RunChanges(from: lines, to: state.run?.lines ?? []))
    }
    return message
  }

  private func gesture(_ request: PreviewRequest, from page: Int) {
    let word = request.gesture ?? ""
    guard var walk = visits[page]?.walk else {
      return room.send(.error("open an input without errors first"), to: page)
    }
    if walk.app?.silence != nil { return restartApp(on: page) }
    guard let outcome = walk.perform(word, request.value) else {
      return room.send(.error("there is no gesture '\(word.shown(in: 80))'"), to: page)
    }
    visits[page]?.walk = walk
    say(outcome, to: page)
    follow(on: page)
  }

  private func goOn(on page: Int) -> PreviewWalk.Outcome? {
    guard var walk = visits[page]?.walk, walk.app?.silence == nil else { return nil }
    defer { visits[page]?.walk = walk }
    return walk.goOn()
  }

  /// Sends what a page shows and plays after utterances.
  func say(_ outcome: PreviewWalk.Outcome, to page: Int) {
    guard let scenario = visits[page]?.walk?.scenario else { return }
    var spoken = outcome.spoken
    do {
      if let sound = try maker.sound(of: outcome.utterances, in: scenario) {
        let name = nextName()
        sounds.add(sound, as: name)
        spoken.sound = Self.soundPath(name)
      }
    } catch {
      spoken.message = "this cannot be spoken: \(error)".printedLine
    }
    room.send(.spoken(spoken), to: page)
  }
}
