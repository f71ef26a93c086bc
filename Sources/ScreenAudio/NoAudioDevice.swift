/// The error when a device cannot play.
public struct NoAudioDevice: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the device.
  public var device: String
  /// The system's reason.
  public var cause: String
  /// How to fix it.
  public var cure: String

  /// An error of a device.
  ///
  /// - Parameters:
  ///   - device: the name of the device.
  ///   - cause: the system's reason.
  ///   - cure: how to fix it.
  public init(
    device: String, cause: String,
    cure: String = "connect or name another one, or write a file instead"
  ) {
    self.device = device
    self.cause = cause
    self.cure = cure
  }

  /// What is missing, and how to fix it.
  public var description: String { "no audio device '\(device)': \(cause); \(cure)" }
}
