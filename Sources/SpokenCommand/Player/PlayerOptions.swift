import ArgumentParser
import SpokenScreen

/// The options of a page besides its input and its name.
struct PlayerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Put a picture behind a drawn screen; NAME= names the screen of a walkthrough, @3 says how many pixels a point has (repeatable).",
      valueName: "[name=]screen.png[@3]"))
  var picture: [PictureOption] = []

  @Option(
    help: ArgumentHelp(
      "Compare with an older version of the input, in words and in sound.", valueName: "other"))
  var compare: String?

  @Option(help: "The format of the sound in the page: mp3, opus, wav or none.")
  var audio = PageAudio.mp3

  @Option(help: "The bit rate of MP3 and Opus: 32k, 48k or 64k (default: the usual of the format).")
  var bitrate: PageBitrate?

  @Option(
    help: ArgumentHelp("The title of the page (default: that of the input).", valueName: "title"))
  var title: String?

  func validate() throws {
    guard bitrate != nil, audio == .wav || audio == .none else { return }
    throw ValidationError("--bitrate is for --audio mp3 and opus, not \(audio.rawValue)")
  }
}
