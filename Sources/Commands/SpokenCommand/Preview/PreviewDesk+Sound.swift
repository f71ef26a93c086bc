import SpokenFiles
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

/// Words do not wait for their sound: it is rendered after them, and follows on its own.
extension PreviewDesk {
  /// Renders the sound of an input once nothing else is waiting, unless there are newer words by then.
  func speakLater(_ input: CheckInput) {
    let name = ExactPath(input.path)
    guard let state = shown[name], state.run?.needsSound == true else { return }
    later { [self, version = state.version] in
      // Edits and questions of pages are answered meanwhile. The sound goes on after each, because
      // one that began again would never be there while they keep coming; newer words end it, and
      // ask for their own.
      speak(input) { [self] in
        doWaiting()
        return isEnding() || shown[name]?.version != version
      }
    }
  }

  /// Renders the sound of an input for a request that waits for it; once other work is waiting, it is
  /// left for later.
  func speakNow(_ input: CheckInput) {
    // What was spoken until then is in the cache.
    if !speak(input, unless: isWanted) { speakLater(input) }
  }

  /// Renders the sound of an input if it has none yet, and sends it to the pages that show its words.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - isStopped: is called before and often while it is rendered, and ends the work when it is true.
  /// - Returns: whether it has its sound; false when the work ended before.
  @discardableResult private func speak(
    _ input: CheckInput, unless isStopped: @escaping () -> Bool
  ) -> Bool {
    let name = ExactPath(input.path)
    guard let words = shown[name]?.run, words.needsSound else { return true }
    // A copy, because what is done meanwhile may change the settings.
    let maker = maker
    guard !isStopped(), let run = maker.withSound(words, unless: isStopped) else { return false }
    // What was done meanwhile may have found errors, or rendered the same sound.
    guard var state = shown[name], state.run?.needsSound == true else { return true }
    // Pages still show the version without sound; the patch to the new one is made from these
    // words.
    state.words = (words, state.version)
    if !state.last.isEmpty { state.changes = RunChanges(from: state.last, to: run.lines) }
    (state.run, state.version) = (run, nextName())
    if let sound = run.sound { sounds.add(sound, as: state.version) }
    shown[name] = state
    for (page, visit) in visits where visit.shows(input) {
      guard let message = soundMessage(for: input, state, on: visit.version) else { continue }
      visits[page]?.version = state.version
      room.send(.run(message), to: page)
    }
    return true
  }

  /// What adds the sound to a page that shows the words of a run; nil for a page that shows another version.
  func soundMessage(
    for input: CheckInput, _ state: Shown, on version: String
  ) -> PreviewMessage.Run? {
    guard let words = state.words, words.version == version, let run = state.run else { return nil }
    var message = message(for: input, state)
    message.patch = PagePatch(from: words.run.data, version: version, to: run.data)
    (message.sound, message.addsSound) = (Self.address(of: run, state.version), true)
    message.describe(state.changes)
    message.places = RunChanges(from: words.run.lines, to: run.lines).places
    return message
  }
}
