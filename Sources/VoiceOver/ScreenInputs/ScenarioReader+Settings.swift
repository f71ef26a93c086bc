import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
package import ScreenTree
import ScreenYAML
import VoiceOverSpeech

extension ScenarioReader {
  /// Reads a settings file and validates its settings; `-` is standard input.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package static func settings(_ path: String) throws(ScenarioError) -> [Walkthrough.Setting] {
    try settings(try InputFile.bytes(of: path), path: path)
  }

  /// Reads the bytes of a settings file and validates its settings.
  ///
  /// - Throws: `ScenarioError` when they are invalid.
  package static func settings(
    _ bytes: [UInt8], path: String
  ) throws(ScenarioError) -> [Walkthrough.Setting] {
    let name = path == "-" ? "standard input" : path
    let reading = SettingsReader.read(bytes, file: name, checking: SpeechSettings.fault)
    guard let settings = reading.value, reading.findings.isEmpty else {
      throw .faulty(reading.findings)
    }
    return settings.map { Walkthrough.Setting(key: $0.key, value: $0.value) }
  }

  /// The settings of files, each overriding those before it, and those of the command line last.
  ///
  /// An error of the command line comes after those of the files, and hides none of them.
  func speechSettings(
    _ files: [(file: String, settings: [Walkthrough.Setting])]
  ) throws(ScenarioError) -> SpeechSettings {
    var speech = SpeechSettings()
    var faults: [Finding] = []
    var typed: [SettingError] = []
    let own = files.flatMap { file, settings in settings.map { (file, $0) } }
    for (file, setting) in own + settings.map({ ("", $0) }) {
      do {
        try speech.set(setting.key, to: setting.value)
      } catch {
        // A setting without a position is from the command line: there is no line to point at.
        guard setting.position != .unknown else {
          typed.append(error)
          continue
        }
        faults.append(
          Finding(.error, file: file, position: setting.position, message: error.description))
      }
    }
    if faults.isEmpty, let first = typed.first { throw .setting(first) }
    faults += typed.map {
      Finding(.error, file: "--set", position: .unknown, message: $0.description)
    }
    guard faults.isEmpty else { throw .faulty(faults) }
    return speech
  }
}

extension SpeechSettings {
  /// The error in a setting of a file, or nil.
  @Sendable static func fault(of setting: Walkthrough.Setting) -> String? {
    var settings = SpeechSettings()
    do {
      try settings.set(setting.key, to: setting.value)
      return nil
    } catch {
      return error.description
    }
  }
}
