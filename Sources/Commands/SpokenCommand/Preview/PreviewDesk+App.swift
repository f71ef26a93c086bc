import AppRuns
import SpokenFiles
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

/// A page of an app: it has a process of its own, and shows the screen that its walk has come to.
extension PreviewDesk {
  /// Shows the element under the cursor of a page whose walk begins.
  func beginWalk(on page: Int) {
    guard let walk = visits[page]?.walk else { return }
    room.send(.spoken(walk.first), to: page)
    follow(on: page)
  }

  /// Starts an app that fell silent again, and shows what it opens with: what was done in it is undone.
  func restartApp(on page: Int) {
    guard let visit = visits[page], let run = shown[ExactPath(visit.input)]?.run else { return }
    visits[page]?.walk = PreviewWalk(run.scenario, keeping: visit.node)
    send(findings(of: visit), to: page)
    beginWalk(on: page)
  }

  /// Shows the screen that an app has come to: its transcript, its drawing and its sound.
  ///
  /// Or that the app does not answer any more; does nothing for a file.
  func follow(on page: Int) {
    guard let visit = visits[page], let app = visit.walk?.app, let old = run(on: page) else {
      return
    }
    if let silence = app.silence { return fallSilent(silence, on: page) }
    // Kept for the next process, in which the cursor returns.
    visits[page]?.node = visit.walk?.node
    let screen = app.shown.screen
    guard screen != old.scenario.screens.first else { return }
    do {
      show(try maker.run(of: screen, like: old), since: old, on: page, visit)
    } catch {
      let text = "the app's screen cannot be shown: \(error)".printedLine
      send(findings(of: visit) + [.init(place: "", text: text, isError: true)], to: page)
    }
  }

  /// Says that the app of a page does not answer; the next gesture starts it again.
  private func fallSilent(_ silence: AppSilence, on page: Int) {
    guard let visit = visits[page] else { return }
    let text = "\(silence); the next gesture starts it again".printedLine
    send(findings(of: visit) + [.init(place: "", text: text, isError: true)], to: page)
  }

  private func show(_ run: PreviewRun, since old: PreviewRun, on page: Int, _ visit: Visit) {
    let version = nextName()
    if let sound = run.sound { sounds.add(sound, as: version) }
    var message = PreviewMessage.Run(
      visit.input, version: version, page: self.page(of: visit.input, run, version: version))
    message.describe(RunChanges(from: old.lines, to: run.lines))
    (message.findings, message.settings) = (run.findings, run.scenario.settings.offeredValues)
    message.isOfWalk = true
    visits[page]?.later = run
    visits[page]?.version = version
    room.send(.run(message), to: page)
  }

  /// The findings of what a page shows.
  private func findings(of visit: Visit) -> [PreviewMessage.Finding] {
    visit.later?.findings ?? shown[ExactPath(visit.input)]?.findings ?? []
  }

  private func send(_ findings: [PreviewMessage.Finding], to page: Int) {
    guard let input = visits[page]?.input else { return }
    room.send(.findings(input: input, findings), to: page)
  }
}
