import SpokenPreview
import SpokenScreen
import TextCommands

extension PreviewDesk {
  /// Shows the element under the cursor of a page; the app starts if there is one.
  func beginWalk(on page: Int, at node: String?) {
    guard let walk = visits[page]?.walk else { return }
    guard let program else { return room.send(.spoken(walk.first), to: page) }
    do throws(AppWalk.Silence) {
      let app = try AppWalk(program: program, settings: maker.settings)
      visits[page]?.app = app
      let answer = try node.map { node throws(AppWalk.Silence) in try app.perform("touch \(node)") }
      let isThere = answer?.spoken.message == nil
      show((isThere ? answer?.spoken : nil) ?? app.first, on: page)
      if isThere, let screen = answer?.screenFile { follow(screen, on: page) }
    } catch {
      room.send(.error(error.description), to: page)
    }
  }

  /// Performs a gesture in the running app, and speaks its texts.
  func perform(_ line: String, _ app: AppWalk, _ page: Int) {
    do throws(AppWalk.Silence) {
      let answer = try app.perform(line)
      guard let scenario = visits[page]?.walk?.scenario else { return }
      visits[page]?.node = answer.spoken.element
      say(
        PreviewWalk.Outcome(
          spoken: place(answer.spoken),
          utterances: maker.utterances(for: answer.texts, like: scenario)),
        to: page)
      if let screen = answer.screenFile { follow(screen, on: page) }
    } catch {
      room.send(.error(error.description), to: page)
    }
  }

  /// Shows the screen that the app has come to: its transcript, its drawing and its sound.
  private func follow(_ screen: String, on page: Int) {
    guard let visit = visits[page], let old = run(on: page),
      let run = maker.run(ofScreen: screen, named: visit.input)
    else { return }
    let version = nextName()
    if !run.sound.isEmpty { sounds.add(run.sound, as: version) }
    var message = PreviewMessage.Run(
      visit.input, version: version, page: self.page(of: visit.input, run, version: version))
    message.describe(RunChanges(from: old.lines, to: run.lines))
    (message.findings, message.settings) = (run.findings, run.scenario.settings.offeredValues)
    message.isOfWalk = true
    visits[page]?.later = run
    visits[page]?.walk = PreviewWalk(run.scenario)
    room.send(.run(message), to: page)
  }

  private func show(_ spoken: PreviewMessage.Spoken, on page: Int) {
    visits[page]?.node = spoken.element
    room.send(.spoken(place(spoken)), to: page)
  }

  /// An app has one screen.
  private func place(_ spoken: PreviewMessage.Spoken) -> PreviewMessage.Spoken {
    var spoken = spoken
    spoken.screen = 0
    return spoken
  }
}
