import SpokenScreen

/// The transcript of a story as a golden has it.
struct Listened {
  let transcript: String

  init(_ story: Story) {
    let format = Transcript()
    var text = format.header(for: story)
    _ = story.tell { text += format.lines(for: $0) }
    transcript = text
  }
}
