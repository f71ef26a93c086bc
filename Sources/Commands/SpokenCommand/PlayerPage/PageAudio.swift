import ArgumentParser
import SpokenSound

/// How the sound of a page is encoded.
enum PageAudio: String, CaseIterable, ExpressibleByArgument {
  case mp3, opus, wav, none

  /// The format; nil for none.
  var format: AudioFormat? { AudioFormat.all.first { $0.name == rawValue } }

  /// The media type in the page.
  var type: String {
    switch self {
    case .mp3: "audio/mpeg"
    case .opus: "audio/ogg"
    case .wav, .none: "audio/wav"
    }
  }
}

/// The bit rate of the sound of a page.
enum PageBitrate: String, CaseIterable, ExpressibleByArgument {
  case low = "32k"
  case middle = "48k"
  case high = "64k"

  /// Kilobits in a second.
  var kilobits: Int {
    switch self {
    case .low: 32
    case .middle: 48
    case .high: 64
    }
  }
}

/// The options of the sound in a page.
struct PageSoundOptions: ParsableArguments {
  @Option(help: "The format of the sound in the page: mp3, opus, wav or none.")
  var audio = PageAudio.mp3

  @Option(help: "The bit rate of MP3 and Opus: 32k, 48k or 64k (default: the usual of the format).")
  var bitrate: PageBitrate?

  func validate() throws {
    guard bitrate != nil, audio == .wav || audio == .none else { return }
    throw ValidationError("--bitrate is for --audio mp3 and opus, not \(audio.rawValue)")
  }
}
