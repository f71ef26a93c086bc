import CEspeakNG

/// The engine's voices.
enum VoiceList {
  /// One line for each voice: name, language, identifier and gender, separated by tabs.
  static var lines: [UInt8] {
    guard var next = unsafe espeak_ListVoices(nil) else { return [] }
    var lines = ""
    while let voice = unsafe next.pointee {
      lines += unsafe line(voice.pointee) + "\n"
      unsafe next += 1
    }
    return Array(lines.utf8)
  }

  private static func line(_ voice: espeak_VOICE) -> String {
    // Each language starts with a byte for its priority; the first one is the voice's main
    // language.
    let language = unsafe text(voice.languages.map { unsafe $0 + 1 })
    let gender = unsafe voice.gender == 1 ? "male" : voice.gender == 2 ? "female" : ""
    return unsafe [text(voice.name), language, text(voice.identifier), gender]
      .joined(separator: "\t")
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}
