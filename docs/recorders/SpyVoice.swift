import AVFoundation

/// A voice that is silent and writes down, one a line, what VoiceOver asks it to speak.
public final class SpyVoice: AVSpeechSynthesisProviderAudioUnit {
  private let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1)!
  private let log = URL.documentsDirectory.appending(path: "voiceover.ssml")
  private lazy var buses = AUAudioUnitBusArray(
    audioUnit: self, busType: .output, busses: [try! AUAudioUnitBus(format: format)])

  public override var outputBusses: AUAudioUnitBusArray { buses }

  public override var speechVoices: [AVSpeechSynthesisProviderVoice] {
    get {
      let languages = Locale.availableIdentifiers.map { Locale.identifier(.bcp47, from: $0) }
      return [
        AVSpeechSynthesisProviderVoice(
          name: "Spy", identifier: "com.example.spy", primaryLanguages: ["en-US"],
          supportedLanguages: languages)
      ]
    }
    set {}
  }

  public override func synthesizeSpeechRequest(_ request: AVSpeechSynthesisProviderRequest) {
    // A line break of a label is written as a number, so that each request stays on one line.
    let line = request.ssmlRepresentation.replacing("\n", with: "&#10;") + "\n"
    if !FileManager.default.fileExists(atPath: log.path) {
      FileManager.default.createFile(atPath: log.path, contents: nil)
    }
    guard let file = try? FileHandle(forWritingTo: log) else { return }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(line.utf8))
  }

  public override func cancelSpeechRequest() {}

  public override var internalRenderBlock: AUInternalRenderBlock {
    { flags, _, _, _, output, _, _ in
      for buffer in UnsafeMutableAudioBufferListPointer(output) {
        if let samples = buffer.mData { memset(samples, 0, Int(buffer.mDataByteSize)) }
      }
      // Nothing follows: VoiceOver may ask for the next words.
      flags.pointee = .offlineUnitRenderAction_Complete
      return noErr
    }
  }
}
