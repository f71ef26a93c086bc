import EspeakEngine
import Foundation
import Testing
import VoiceOverSpeech

/// What is said of the engine's data when a file is missing or cut short.
@Suite struct EngineDataTests {
  private static let files = [
    "phontab", "phonindex", "phondata", "intonations", "en_dict", "lang/gmw/en-US",
  ]

  /// A folder of copies of the data that the American voice needs, of which one is changed.
  ///
  /// - Parameters:
  ///   - name: the file that is changed.
  ///   - change: gives what is in it then; nil removes it.
  /// - Returns: the fault, with the file's name alone.
  /// - Throws: an error of the file system.
  private func fault(changing name: String?, by change: (Data) -> Data?) throws -> String? {
    let source = try EspeakSynthesizer(memory: 0).files.dataFolder
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/lang/gmw", withIntermediateDirectories: true)
    for file in Self.files {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(source)/\(file)"))
      let changed = file == name ? change(data) : data
      try changed?.write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
    let fault = EngineData(folder: folder).fault(for: Engine.american)
    return fault?.replacing(folder + "/", with: "")
  }

  @Test func `Nothing is wrong with data as they are installed`() throws {
    #expect(try fault(changing: nil) { $0 } == nil)
    let data = EngineData(folder: try EspeakSynthesizer(memory: 0).files.dataFolder)
    for voice in Engine.voices { #expect(data.fault(for: voice) == nil) }
  }

  @Test(arguments: files) func `A file that is missing is named`(file: String) throws {
    #expect(try fault(changing: file) { _ in nil } == "\(file) is missing")
  }

  @Test(
    arguments: [
      ("phontab", "phontab is cut short or damaged"),
      ("phonindex", "phonindex is cut short or damaged"),
      ("phondata", "phondata is cut short: it has 275532 of 550740 bytes"),
      ("en_dict", "en_dict is cut short or damaged"),
    ])
  func `A file that is cut in half is named`(file: String, fault: String) throws {
    let found = try self.fault(changing: file) { $0.prefix($0.count / 2) }
    // Its length depends on the version of the engine.
    let words = { (text: String?) in text?.prefix(while: { !$0.isNumber }) }
    #expect(words(found) == words(fault))
  }

  @Test func `A voice asks for the dictionary it names, or its language's`() throws {
    for (voice, file) in [("sit/cmn", "cmn_dict"), ("gmw/en-US", "en_dict"), ("aav/vi", "vi_dict")]
    {
      let profile = VoiceProfile(name: "x", language: "x", engineVoice: voice)
      let folder = try Engine.scratch()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let source = try EspeakSynthesizer(memory: 0).files.dataFolder
      for name in try FileManager.default.contentsOfDirectory(atPath: source) where name != file {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: "\(source)/\(name)")
      }
      #expect(EngineData(folder: folder).fault(for: profile) == "\(folder)/\(file) is missing")
    }
  }
}
