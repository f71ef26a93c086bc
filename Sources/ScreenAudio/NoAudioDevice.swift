/// Why nothing can be heard.
public struct NoAudioDevice: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the device.
  public var device: String
  /// What the system says about it.
  public var cause: String
  /// What to do about it.
  public var cure: String

  /// Creates an error about a device.
  ///
  /// - Parameters:
  ///   - device: the name of the device.
  ///   - cause: what the system says about it.
  ///   - cure: what to do about it.
  public init(
    device: String, cause: String,
    cure: String = "connect or name another one, or write a file instead"
  ) {
    self.device = device
    self.cause = cause
    self.cure = cure
  }

  /// What is missing, and what to do without it.
  public var description: String { "no audio device '\(device)': \(cause); \(cure)" }
}
