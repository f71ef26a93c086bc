import SpokenFiles
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

extension PreviewDesk {
  /// Shows the element under the cursor of a page; the app starts if there is one.
  func beginWalk(on page: Int, at node: String?) {
    guard let walk = visits[page]?.walk else { return }
    guard let program else { return room.send(.spoken(walk.first), to: page) }
    do throws(AppWalk.Silence) {
      let app = try AppWalk(program: program, settings: maker.settings)
      visits[page]?.app = app
      let answer = try node.map { node throws(AppWalk.Silence) in try app.perform("touch \(node)") }
      // A message means that the element is gone; then the page shows what the app opened with.
      let isThere = answer?.spoken.message == nil
      show((isThere ? answer?.spoken : nil) ?? app.first, on: page)
      if isThere, let answer { follow(answer, on: page) }
    } catch {
      fallSilent(error, on: page)
    }
  }

  /// Starts an app that fell silent again, and shows what it opens with: what was done in it is undone.
  func restartApp(on page: Int) {
    beginWalk(on: page, at: visits[page]?.node)
    guard let visit = visits[page], visit.app != nil else { return }
    send(findings(of: visit), to: page)
  }

  /// Performs a gesture in the running app, and speaks its texts.
  func perform(_ line: String, _ app: AppWalk, _ page: Int) {
    do throws(AppWalk.Silence) {
      let answer = try app.perform(line)
      // Kept here too, so that the cursor returns after a restart of the app.
      visits[page]?.node = answer.spoken.element
      say(outcome(of: answer, on: page), to: page)
      follow(answer, on: page)
    } catch {
      fallSilent(error, on: page)
    }
  }

  /// What an answer says, with the reason when it cannot be spoken.
  private func outcome(of answer: AppWalk.Answer, on page: Int) -> PreviewWalk.Outcome {
    var outcome = PreviewWalk.Outcome(spoken: place(answer.spoken))
    guard let scenario = visits[page]?.walk?.scenario else { return outcome }
    do {
      outcome.utterances = try maker.utterances(for: answer.texts, like: scenario)
    } catch {
      outcome.spoken.message = "this cannot be spoken: \(error)".printedLine
    }
    return outcome
  }

  /// Ends the app of a page, which says so; the next gesture starts it again.
  func fallSilent(_ silence: AppWalk.Silence, on page: Int) {
    visits[page]?.app = nil
    guard let visit = visits[page] else { return }
    let text = "\(silence); the next gesture starts it again".printedLine
    send(findings(of: visit) + [.init(place: "", text: text, isError: true)], to: page)
  }

  /// Shows the screen that the app has come to: its transcript, its drawing and its sound.
  private func follow(_ answer: AppWalk.Answer, on page: Int) {
    guard let visit = visits[page], let old = run(on: page) else { return }
    var problem = answer.problem
    do {
      if let screen = answer.screenFile {
        let run = try maker.run(ofScreen: screen, named: visit.input)
        show(run, since: old, on: page, visit)
      }
    } catch {
      problem = "\(error)"
    }
    guard let problem, let visit = visits[page] else { return }
    let text = "the app's screen cannot be shown: \(problem)".printedLine
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
    visits[page]?.walk = PreviewWalk(run.scenario)
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
