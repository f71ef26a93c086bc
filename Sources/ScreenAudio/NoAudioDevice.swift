/// Why nothing can be heard.
public struct NoAudioDevice: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the device.
  public var device: String
  /// What the system says about it.
  public var cause: String

  /// Creates an error about a device.
  public init(device: String, cause: String) {
    self.device = device
    self.cause = cause
  }

  /// What is missing, and what to do without it.
  public var description: String {
    "no audio device '\(device)': \(cause); connect or name another one, or write a file instead"
  }
}
