/// A device that plays samples as they come.
package protocol SoundDevice: AnyObject {
  /// Opens a device.
  ///
  /// - Parameters:
  ///   - device: the name of the device; `default` is the one that the system plays through.
  ///   - sampleRate: frames per second, in hertz.
  ///   - channels: the number of samples in a frame.
  /// - Throws: `NoAudioDevice` when there is none, or it does not support the format.
  init(device: String, sampleRate: Int, channels: Int) throws(NoAudioDevice)

  /// The devices that sound can be played through.
  static var list: [SoundDeviceName] { get }

  /// How many frames the device holds that were not heard yet.
  var held: Int { get }

  /// Plays whole frames; returns when the device has accepted them, not when they were heard.
  ///
  /// - Throws: `NoAudioDevice` when the device is gone or was closed.
  func write(_ samples: [Int16]) throws(NoAudioDevice)

  /// Waits until everything is heard; then silent until the next write.
  ///
  /// - Throws: `NoAudioDevice` when the device is gone or was closed.
  func rest() throws(NoAudioDevice)

  /// Waits until everything is heard and closes the device.
  ///
  /// - Throws: `NoAudioDevice` when the device is gone or was closed.
  func finish() throws(NoAudioDevice)
}

extension SoundDevice {
  /// Opens a device for one channel.
  ///
  /// - Throws: `NoAudioDevice` when there is none, or it does not support the format.
  package init(device: String = "default", sampleRate: Int) throws(NoAudioDevice) {
    try self.init(device: device, sampleRate: sampleRate, channels: 1)
  }
}

/// A device that `--device` takes.
package struct SoundDeviceName: Hashable, Sendable {
  /// The name for `--device`.
  package var name: String
  /// What the system calls it.
  package var description: String
}

#if canImport(CALSA)
  /// The devices of this system.
  package typealias Loudspeaker = ALSADevice
#elseif os(macOS)
  /// The devices of this system.
  package typealias Loudspeaker = MacDevice
#else
  /// No devices: this system's sound is not supported.
  package typealias Loudspeaker = NoDevice

  // It exists so that commands compile, and say what is missing, on any system.
  /// A device that cannot be opened.
  package final class NoDevice: SoundDevice {
    package init(device: String, sampleRate: Int, channels: Int) throws(NoAudioDevice) {
      throw NoAudioDevice(device: device, cause: "playing needs Linux or macOS")
    }
    package static var list: [SoundDeviceName] { [] }
    package var held: Int { 0 }
    package func write(_ samples: [Int16]) throws(NoAudioDevice) {}
    package func rest() throws(NoAudioDevice) {}
    package func finish() throws(NoAudioDevice) {}
  }
#endif
