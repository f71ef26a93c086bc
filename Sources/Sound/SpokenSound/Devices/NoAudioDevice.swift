/// The error when a device cannot play.
package struct NoAudioDevice: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the device.
  package var device: String
  /// The system's reason.
  package var cause: String
  /// How to fix it.
  package var fix: String

  /// An error of a device.
  ///
  /// - Parameters:
  ///   - device: the name of the device.
  ///   - cause: the system's reason.
  ///   - fix: how to fix it.
  package init(
    device: String, cause: String,
    fix: String =
      "connect one, name another one (`spoken doctor --device list`), or write a file (`spoken render`)"
  ) {
    self.device = device
    self.cause = cause
    self.fix = fix
  }

  /// What is missing, and how to fix it.
  package var description: String { "no audio device '\(device)': \(cause); \(fix)" }
}
