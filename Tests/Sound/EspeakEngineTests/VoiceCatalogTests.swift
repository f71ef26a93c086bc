import EspeakEngine
import Foundation
import SpokenSound
import Testing
import VoiceOverSpeech

@Suite struct VoiceCatalogTests {
  /// The voices that the project brings.
  let catalog: VoiceCatalog

  init() throws { catalog = try VoiceCatalog(folders: VoiceCatalog.folders(explicit: nil)) }

  @Test func `brings nine voices`() {
    #expect(
      catalog.profiles.map(\.name) == ["cmn", "de", "en-GB", "en-US", "es", "fr", "ja", "ru", "vi"])
    #expect(
      catalog.profiles.last
        == VoiceProfile(
          name: "vi", language: "vi", engineVoice: "aav/vi", rate: 180, pitch: 50, range: 50,
          volume: 90, gain: 5.6))
  }

  @Test func `brings voices that the engine has`() throws {
    let engine = try EspeakSynthesizer()
    for profile in catalog.profiles {
      #expect(try engine.speak("a", in: profile).samples.count > 1000)
    }
  }

  @Test(arguments: [("en-US", "en-US"), ("EN-gb", "en-GB"), ("de", "de")])
  func `finds a voice by its name in any case`(name: String, found: String) throws {
    #expect(try catalog.profile(named: name).name == found)
  }

  @Test(arguments: [
    ("en", "en-US"), ("en-US", "en-US"), ("en_GB", "en-GB"), ("en-AU", "en-US"),
    ("en-GB-oxendict", "en-GB"), ("de-AT", "de"), ("FR-ca", "fr"), ("es-419", "es"),
    ("ja-Jpan-JP", "ja"), ("zh-Hant-TW", "cmn"),
  ])
  func `finds the voice that speaks a language best`(language: String, found: String) throws {
    #expect(try catalog.profile(for: language).name == found)
  }

  @Test(arguments: ["sw", "", "-", "english", "e"])
  func `says which languages there are voices for`(language: String) throws {
    let fault = #expect(throws: VoiceError.self) { try catalog.profile(for: language) }
    #expect(
      fault?.description
        == "no voice speaks the language '\(language)'; there are voices for de, en-GB, en-US, "
        + "es, fr, ja, ru, vi, zh, and a .yaml file in the folder of voices adds one")
  }

  @Test func `guesses which name was meant`() throws {
    let fault = #expect(throws: VoiceError.self) { try catalog.profile(named: "en-UK") }
    #expect(
      fault?.description
        == "no voice is called 'en-UK' (did you mean 'en-US'?); choose from cmn, de, en-GB, en-US, "
        + "es, fr, ja, ru, vi, or give the path of a .yaml file")
  }

  @Test func `prefers the voices of the first folder`() throws {
    let folder = try Engine.scratch()
    try "name: de\nlanguage: de\nengineVoice: gmw/de\npitch: 7\n"
      .write(toFile: folder + "/mine.yaml", atomically: true, encoding: .utf8)
    let folders = VoiceCatalog.folders(explicit: folder)
    #expect(folders.first == folder)
    let catalog = try VoiceCatalog(folders: folders)
    #expect(catalog.profiles.map(\.pitch) == [7, 50, 50, 50, 50, 50, 50, 50, 50])
    #expect(try catalog.profile(for: "de").rate == 180)
    #expect(try catalog.profile(named: folder + "/mine.yaml").pitch == 7)
  }

  @Test func `names a folder or a file that is missing`() throws {
    let fault = #expect(throws: VoiceError.self) { try VoiceCatalog(folders: ["/nowhere"]) }
    #expect(
      fault?.description
        == "cannot read /nowhere: there is no such folder, or it is closed; name the folder of "
        + "the voices in SPOKEN_VOICES, or unset it to use the built-in ones")
    let absent = #expect(throws: VoiceError.self) {
      try catalog.profile(named: "/nowhere/x.yaml")
    }
    #expect(absent?.description == "cannot read /nowhere/x.yaml: there is no such file")
  }

  @Test func `wants a folder, and a voice in it`() throws {
    #expect(throws: VoiceError.self) { try VoiceCatalog(folders: []) }
    let folder = try Engine.scratch()
    #expect(
      throws: VoiceError.missing(
        path: folder,
        cause: "the folder holds no voice, that is no .yaml file; name the folder of the voices in "
          + "SPOKEN_VOICES, or unset it to use the built-in ones")
    ) { try VoiceCatalog(folders: [folder]) }
  }

  @Test func `refuses the same name twice in a folder`() throws {
    let folder = try Engine.scratch()
    for name in ["a", "b"] {
      try "name: x\nlanguage: de\nengineVoice: gmw/de\n"
        .write(toFile: "\(folder)/\(name).yaml", atomically: true, encoding: .utf8)
    }
    let fault = #expect(throws: VoiceError.self) { try VoiceCatalog(folders: [folder]) }
    #expect(
      fault?.description
        == "\(folder)/b.yaml:1:1: error: the name 'x' is taken by \(folder)/a.yaml; choose another")
  }
}
