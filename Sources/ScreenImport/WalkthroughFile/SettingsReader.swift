public import ScreenTree

/// Reads settings files: `*.settings.yaml`, keys and values.
public enum SettingsReader {
  /// Reads a settings file; whether its settings exist is for others to say.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<[Walkthrough.Setting]> {
    do {
      let document = try Document.read(bytes)
      if document.isNull { return Reading([], findings: []) }
      var reader = StepReader(file: file)
      let settings = reader.settings(document)
      return Reading(settings, findings: reader.faults.findings)
    } catch {
      let finding = Finding(.error, file: file, position: error.position, message: error.message)
      return Reading(nil, findings: [finding])
    }
  }
}
