package import ScreenDocuments
package import ScreenFiles
package import ScreenTree

extension ScreenReader {
  /// Reads a screen file in YAML or JSON and reports all errors at once.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the screen, or its errors.
  package static func read(
    _ bytes: [UInt8], file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<Screen> {
    Document.reading(bytes, file: file) { document in
      read(document, file: file, checking: check)
        .adding(document.commentWarnings(in: bytes, file: file))
    }
  }
}

extension WalkthroughReader {
  /// Reads a walkthrough file in YAML or JSON and reports all errors at once.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the walkthrough, or its errors.
  package static func read(
    _ bytes: [UInt8], file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<Walkthrough> {
    Document.reading(bytes, file: file) { document in
      read(document, file: file, checking: check)
        .adding(document.commentWarnings(in: bytes, file: file))
    }
  }
}

extension SettingsReader {
  /// Reads VoiceOver's settings in a settings file in YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the settings, or the errors of the file.
  package static func read(
    _ bytes: [UInt8], file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<[Walkthrough.Setting]> {
    Document.reading(bytes, file: file) { read($0, file: file, checking: check) }
  }
}

extension Document {
  /// What a reader makes of the document of a file; its error when it has none.
  fileprivate static func reading<Value: Sendable>(
    _ bytes: [UInt8], file: String, _ read: (Document) -> Reading<Value>
  ) -> Reading<Value> {
    do {
      return read(try Document.read(bytes))
    } catch {
      let finding = Finding(.error, file: file, position: error.position, message: error.message)
      return Reading(nil, findings: [finding])
    }
  }
}
