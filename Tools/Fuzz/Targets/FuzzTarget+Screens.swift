import ScreenCaptures
import ScreenFiles
import SpokenScreen

extension FuzzTarget {
  /// Screen files; what was read is written as YAML or JSON and read again.
  static let screens = [
    FuzzTarget(name: "screen-yaml") { try screen($0) { ScreenWriter.yaml($0) } },
    FuzzTarget(name: "screen-json") { bytes in
      _ = Importer.detect(bytes)
      if let fault = Importer.fault(ofUnknown: bytes, file: "fuzz") {
        try Violation.unlessPlaced([fault])
      }
      try screen(bytes) { ScreenWriter.json($0) }
    },
  ]

  /// A format of captures; the screen that was made is written as a screen file and read again.
  static func capture(_ importer: Importer) -> FuzzTarget {
    FuzzTarget(name: importer.name) { bytes in
      _ = Importer.detect(bytes)
      let reading = importer.read(bytes, file: "fuzz", keepsAll: bytes.count % 3 == 0)
      try Violation.unlessPlaced(reading.findings)
      guard let screen = reading.value else {
        return try Violation.unless(
          !reading.findings.isEmpty, "a capture is refused without a reason")
      }
      try survives(screen, bytes.count) { ScreenWriter.json($0) }
    }
  }

  private static func screen(
    _ bytes: [UInt8], _ write: (Screen) -> String
  ) throws(Violation) {
    let reading = ScreenReader.read(bytes, file: "fuzz", checking: settingFault)
    try Violation.unlessPlaced(reading.findings)
    guard let screen = reading.value else {
      return try Violation.unless(!reading.findings.isEmpty, "a screen is refused without a reason")
    }
    try survives(screen, bytes.count, write)
  }

  /// Checks that a screen file that is written from a screen says the same, and is heard the same.
  ///
  /// Transcripts, which take longer than reading, are compared for every tenth length of inputs.
  private static func survives(
    _ screen: Screen, _ length: Int, _ write: (Screen) -> String
  ) throws(Violation) {
    let text = write(screen)
    let reading = ScreenReader.read(Array(text.utf8), file: "fuzz")
    let errors = reading.findings.filter { $0.severity == .error }
    guard var again = reading.value else {
      throw Violation(description: "a written screen cannot be read: \(errors)")
    }
    try Violation.unless(write(again) == text, "a screen changes when it is written and read")
    again.settings = screen.settings
    guard length % 10 == 0, let heard = try transcript(of: screen) else { return }
    try Violation.unless(
      try transcript(of: again) == heard, "a screen sounds otherwise when it is written and read")
  }

  /// What is heard of a screen; nil where it cannot be told.
  private static func transcript(of screen: Screen) throws(Violation) -> String? {
    do throws(ScenarioError) {
      return Transcript().text(of: try ScenarioReader().scenario(of: screen).scenario)
    } catch {
      try Violation.unlessPlaced(error)
      return nil
    }
  }

  /// What is wrong with a setting, or nil.
  @Sendable static func settingFault(_ setting: Walkthrough.Setting) -> String? {
    var settings = SpeechSettings()
    do throws(SettingError) {
      try settings.set(setting.key, to: setting.value)
      return nil
    } catch {
      return error.description
    }
  }
}
