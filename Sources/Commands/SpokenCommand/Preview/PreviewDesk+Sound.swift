import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

/// Words do not wait for their sound: it is rendered after them, and follows on its own.
extension PreviewDesk {
  /// Renders the sound of an input once nothing else is waiting, unless there are newer words by then.
  func speakLater(_ input: CheckInput) {
    guard let state = shown[input.path], state.run?.needsSound == true else { return }
    later { [self, version = state.version] in
      // Newer words have asked for their own sound by now.
      guard shown[input.path]?.version == version else { return }
      speak(input)
    }
  }

  /// Renders the sound of an input if it has none yet, and sends it to the pages that show its words.
  ///
  /// It gives way to an edit or a question of a page, and begins again after it: what was spoken by
  /// then is in the cache.
  func speak(_ input: CheckInput) {
    guard var state = shown[input.path], let words = state.run, words.needsSound else { return }
    // What was spoken before the interruption is cached, so trying again makes progress each time.
    guard let run = maker.withSound(words, unless: isWanted) else { return speakLater(input) }
    // Pages still show the version without sound; the patch to the new one is made from these
    // words.
    state.words = (words, state.version)
    if !state.last.isEmpty { state.changes = RunChanges(from: state.last, to: run.lines) }
    (state.run, state.version) = (run, nextName())
    if let sound = run.sound { sounds.add(sound, as: state.version) }
    shown[input.path] = state
    for (page, visit) in visits where visit.input == input.path {
      guard let message = soundMessage(for: input, state, on: visit.version) else { continue }
      visits[page]?.version = state.version
      room.send(.run(message), to: page)
    }
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
