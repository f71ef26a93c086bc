import SpokenFiles
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

extension PreviewDesk {
  /// Reads the inputs again whose files changed, and updates their pages.
  ///
  /// - Parameters:
  ///   - files: the files that are new, changed or gone.
  ///   - settingsChanged: whether settings changed, so that all inputs run again.
  func refresh(_ files: Set<ExactPath>, settingsChanged: Bool = false) {
    // Before the loop: an input may be new, or its file gone.
    if watchesFolder { findInputs() }
    let isForAll =
      settingsChanged || maker.options.settingsFile.map { files.contains(ExactPath($0)) } ?? false
    let visited = Set(visits.values.map { ExactPath($0.input) })
    for (name, state) in shown {
      let isTouched =
        (state.run?.sources.keys.contains { files.contains(ExactPath($0)) } ?? !files.isEmpty)
        // A broken input is tried at each change, because what mends it may be a file that it never
        // read.
        || files.contains(name) || !state.errors.isEmpty
      guard isTouched || isForAll else { continue }
      if visited.contains(name), let input = input(named: name.text) ?? lastInput(named: name) {
        reload(input, state, isForAll: isForAll)
      } else {
        // It is read again when a page asks for it.
        shown[name] = nil
      }
    }
    watch()
  }

  /// An input whose file is gone.
  private func lastInput(named name: ExactPath) -> CheckInput? {
    shown[name] == nil ? nil : CheckInput(name.text, in: watchesFolder ? path : nil)
  }

  private func findInputs() {
    let found = CheckInput.find(in: [path], followsLinks: maker.options.followLinks).inputs
    guard found.map({ ExactPath($0.path) }) != inputs.map({ ExactPath($0.path) }) else { return }
    inputs = found
    room.send(.inputs(found.map(\.path)))
  }

  private func reload(_ input: CheckInput, _ old: Shown, isForAll: Bool) {
    var state = old
    let reading = maker.read(input, unless: isForAll ? [:] : old.run?.sources ?? [:])
    accept(reading, of: input, &state)
    shown[ExactPath(input.path)] = state
    let pages = visits.filter { $0.value.shows(input) }.keys.sorted()
    if case .missing = reading {
      for page in pages { room.send(.removed(input: input.path), to: page) }
    } else if !state.errors.isEmpty {
      for page in pages { room.send(.findings(input: input.path, state.errors), to: page) }
    } else if state.version != old.version {
      show(input, state, since: old, on: pages)
      speakLater(input)
    } else if state.findings != old.findings {
      for page in pages { room.send(.run(message(for: input, state)), to: page) }
    }
  }

  /// Shows a new run on pages, with the cursor where it was: as a patch on those that show the run before.
  private func show(_ input: CheckInput, _ state: Shown, since old: Shown, on pages: [Int]) {
    // Pages that show the same version get the same message, which is made once for each kind.
    var messages: [Bool: PreviewMessage.Run] = [:]
    for page in pages {
      let isPatched = visits[page]?.version == old.version && old.run != nil
      let message = messages[isPatched] ?? news(of: input, state, since: isPatched ? old : nil)
      messages[isPatched] = message
      visits[page]?.version = state.version
      let node = visits[page].flatMap { $0.walk?.node ?? $0.node }
      // What an app has come to belongs to the run before.
      visits[page]?.later = nil
      visits[page]?.walk = state.run.map { PreviewWalk($0.scenario, keeping: node) }
      room.send(.run(message), to: page)
      beginWalk(on: page)
    }
  }

  /// A new run as a patch on the run before; without one, as a whole page.
  private func news(
    of input: CheckInput, _ state: Shown, since old: Shown?
  ) -> PreviewMessage.Run {
    var message = message(for: input, state)
    message.describe(state.changes)
    if let old, let last = old.run, let run = state.run {
      message.patch = PagePatch(from: last.data, version: old.version, to: run.data)
    } else {
      message.page = page(of: input, state)
    }
    return message
  }

  /// A message about a version without its page.
  func message(for input: CheckInput, _ state: Shown) -> PreviewMessage.Run {
    var message = PreviewMessage.Run(input.path, version: state.version, page: nil)
    message.findings = state.findings
    message.settings = state.run?.scenario.settings.offeredValues ?? [:]
    return message
  }
}

extension PreviewMessage.Run {
  /// Adds what changed.
  mutating func describe(_ changes: RunChanges) {
    (changed, removed, places) = (changes.changed, changes.removed, changes.places)
  }
}
