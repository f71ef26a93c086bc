import CEspeakNG
package import EspeakProtocol
import SpokenCLibrary

/// The engine's error instead of samples.
package struct EngineError: Error {
  var status: ReplyStatus
  var cause: String

  /// Sends it instead of an answer.
  func write() { WorkerFrame.write(status, Array(cause.utf8), to: STDOUT_FILENO) }
}

/// eSpeak NG, which exists once in a process and remembers everything that it spoke.
///
/// Its samples depend on what it spoke before, so the process that calls `start` never speaks: each
/// text is spoken in a fresh copy of it. See `UtteranceProcess`.
package enum Engine {
  /// The sample rate of its voices in hertz.
  static let sampleRate = 22_050

  /// Loads the engine; the length of its buffer, in milliseconds, affects the samples.
  package static func start(bufferLength: Int32) -> Bool {
    // Without this option the engine ends the process when its data is missing.
    let options = Int32(espeakINITIALIZE_DONT_EXIT)
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, bufferLength, nil, options)
    shim_fix_noise()
    unsafe espeak_SetSynthCallback(gather)
    // Finding a voice reads the files of all voices unless the engine has a list of them. Creating
    // it here changes no sample and spares every copy the work.
    _ = unsafe espeak_ListVoices(nil)
    // With an empty folder of data the engine reports a rate of 0 and no error.
    return Int(rate) == sampleRate && !PhonemeIndex.isCutOff(in: dataFolder)
  }

  /// The folder of the engine's data.
  static var dataFolder: String {
    var path: UnsafePointer<CChar>?
    _ = unsafe espeak_Info(&path)
    return unsafe path.map { unsafe String(cString: $0) } ?? ""
  }

  /// The file of its data that the engine cannot load, after a colon; empty when all are whole.
  static var dataFault: String {
    for name in ["phontab", "phonindex", "phondata", "intonations"] {
      let path = dataFolder + "/" + name
      guard unsafe access(path, R_OK) != 0 else { continue }
      return unsafe ": \(name) cannot be read: \(String(cString: strerror(errno)))"
    }
    return PhonemeIndex.isCutOff(in: dataFolder) ? ": phonindex is cut off" : ""
  }

  /// The version of the engine, the folder of its data, and the libraries that make the sound, or a
  /// dash for one that is linked into this program; one line each.
  static var description: String {
    let version = unsafe String(cString: espeak_Info(nil))
    // Above 450 words per minute libsonic sets the speed; the math library computes the waves.
    let libraries = ["espeak_Synth", "sonicCreateStream", "sin"].map { (function: String) in
      guard let file = unsafe shim_file_of(function) else { return "-" }
      return unsafe String(cString: file)
    }
    return ([version, dataFolder] + libraries).joined(separator: "\n")
  }

  /// Sets the voice parameters.
  package static func prepare(_ manner: VoiceParameters) throws(EngineError) {
    // The voice first: it brings its own speed, which the parameters after it replace.
    try choose(manner)
    try set(espeakRATE, to: manner.rate)
    try set(espeakPITCH, to: manner.pitch)
    try set(espeakRANGE, to: manner.range)
    try set(espeakVOLUME, to: manner.volume)
  }

  /// Speaks a text with the current voice parameters; its sound is sent while it is made.
  ///
  /// - Returns: the starts of the words, in the format of `Sink.starts`.
  package static func speak(_ text: [UInt8]) throws(EngineError) -> [UInt8] {
    let sink = Sink()
    // The engine reads up to a zero.
    let text = text + [0]
    // The flags of the command `espeak-ng`, so that the samples equal those of `espeak-ng -w`.
    let flags = UInt32(espeakCHARS_UTF8 | espeakPHONEMES | espeakENDPAUSE)
    let result = unsafe espeak_Synth(
      text, text.count, 0, POS_CHARACTER, 0, flags, nil,
      Unmanaged.passUnretained(sink).toOpaque())
    // Asked first, because the engine returns success when its callback stops it.
    guard !sink.isFull else {
      throw EngineError(status: .failure, cause: "it lasts longer than \(Sink.most / sampleRate) s")
    }
    guard result == EE_OK else {
      throw EngineError(status: .failure, cause: "eSpeak NG failed with code \(result.rawValue)")
    }
    // The engine holds the sink unretained, so it must live until the call has returned.
    return withExtendedLifetime(sink) { sink.starts }
  }

  /// Selects the voice after checking that the engine has it: the engine ignores unknown variants.
  private static func choose(_ manner: VoiceParameters) throws(EngineError) {
    guard isPlain(manner.voice), exists("lang/\(manner.voice)") || exists("voices/\(manner.voice)")
    else {
      throw EngineError(
        status: .voiceFault,
        cause: "eSpeak NG has no voice '\(manner.voice)'; `espeak-ng --voices` lists those it has")
    }
    let variant = manner.variant
    guard variant.isEmpty || isPlain(variant) && exists("voices/!v/\(variant)") else {
      throw EngineError(
        status: .voiceFault,
        cause:
          "eSpeak NG has no variant '\(variant)'; `espeak-ng --voices=variant` lists those it has")
    }
    // A voice without its own intonation uses the current one.
    espeak_SetParameter(espeakINTONATION, 0, 0)
    let name = variant.isEmpty ? manner.voice : manner.voice + "+" + variant
    guard unsafe espeak_SetVoiceByName(name) == EE_OK else {
      throw EngineError(status: .voiceFault, cause: "eSpeak NG cannot load the voice '\(name)'")
    }
  }

  private static func set(_ parameter: espeak_PARAMETER, to value: Int32) throws(EngineError) {
    guard espeak_SetParameter(parameter, value, 0) == EE_OK else {
      throw EngineError(status: .failure, cause: "eSpeak NG refused the parameter \(value)")
    }
  }

  /// Whether a name can only be a file below the engine's folders.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 60 && !name.contains("..")
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "-_/ ".utf8.contains(byte)
      }
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(dataFolder + "/" + path, &status) == 0
      && status.st_mode & S_IFMT == S_IFREG
  }
}
