package import ScreenDocuments
package import ScreenTree

/// Returns the error in a setting with its fix, or nil.
package typealias SettingCheck = @Sendable (Walkthrough.Setting) -> String?

/// Reads settings files: `*.settings.yaml`, keys and values.
package enum SettingsReader {
  /// The parts of a settings file for linting, not for VoiceOver.
  package static let parts = ["budget", "lint"]

  /// Reads VoiceOver's settings in the document of a settings file.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the settings, or the errors of the file.
  package static func read(
    _ document: Document, file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<[Walkthrough.Setting]> {
    var reader = NodeReader(file: file) { parts.contains($0.key) ? nil : check($0) }
    let settings = reader.settings(document).filter { !parts.contains($0.key) }
    return Reading(settings, findings: reader.faults.findings)
  }
}

extension NodeReader {
  /// Reads names and values; a list becomes comma-separated words, any nested value JSON.
  mutating func settings(_ document: Document) -> [Walkthrough.Setting] {
    guard !document.isNull else { return [] }
    guard let entries = document.entries else {
      faults.add(
        "'settings' is a mapping of names and values, not \(document.kind)", at: document.position)
      return []
    }
    return entries.map { entry in
      let setting = Walkthrough.Setting(
        key: entry.key, value: entry.value.written, position: entry.position)
      if !faults.isFull, let message = checkSetting(setting) {
        faults.add(message, at: entry.position)
      }
      return setting
    }
  }
}

extension Document {
  /// The value as a setting is written on the command line.
  package var written: String {
    if let text { return text }
    let words = items?.map(\.text) ?? [nil]
    return words.contains(nil) ? compactJSON : words.compactMap { $0 }.joined(separator: ",")
  }
}
