public import ScreenTree

/// Reads settings files: `*.settings.yaml`, keys and values.
public enum SettingsReader {
  /// The parts of a settings file that are no settings of VoiceOver's; linting reads them.
  public static let parts = ["budget", "lint"]

  /// Reads the settings of VoiceOver's in a settings file; whether they exist is for others to say.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<[Walkthrough.Setting]> {
    do {
      let document = try Document.read(bytes)
      var reader = NodeReader(file: file)
      let settings = reader.settings(document).filter { !parts.contains($0.key) }
      return Reading(settings, findings: reader.faults.findings)
    } catch {
      let finding = Finding(.error, file: file, position: error.position, message: error.message)
      return Reading(nil, findings: [finding])
    }
  }
}

extension NodeReader {
  /// Reads names and values; a list becomes its words with commas, anything deeper JSON.
  mutating func settings(_ document: Document) -> [Walkthrough.Setting] {
    guard !document.isNull else { return [] }
    guard let entries = document.entries else {
      faults.add(
        "'settings' is a mapping of names and values, not \(document.kind)", at: document.position)
      return []
    }
    return entries.map { entry in
      Walkthrough.Setting(key: entry.key, value: entry.value.written, position: entry.position)
    }
  }
}

extension Document {
  /// The value as a setting is written on the command line.
  fileprivate var written: String {
    if let text { return text }
    let words = items?.map(\.text) ?? [nil]
    return words.contains(nil) ? compactJSON : words.compactMap { $0 }.joined(separator: ",")
  }
}
