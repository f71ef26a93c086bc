#if os(macOS)
  import AVFAudio
  import Synchronization

  /// The loudspeaker of a Mac, through AVFAudio.
  ///
  /// Samples are handed over in buffers; `write` waits while the player holds enough of them, as a
  /// device of ALSA does.
  package final class MacDevice: SoundDevice {
    /// The most that is handed over before it is heard, in seconds.
    private static let latency = 0.08
    /// The most frames of a buffer.
    private static let most = 1024

    private let device: String
    private let channels: Int
    private let limit: Int
    private let format: AVAudioFormat
    private let engine = AVAudioEngine()
    private let player = AVAudioPlayerNode()
    private let queue = Queue()

    /// The frames that were handed over and not heard; its own class, as the player's thread counts.
    private final class Queue: Sendable {
      let frames = Mutex(0)
      let heard = DispatchSemaphore(value: 0)

      func remove(_ count: Int) {
        frames.withLock { $0 -= count }
        heard.signal()
      }
    }

    package init(device: String, sampleRate: Int, channels: Int) throws(NoAudioDevice) {
      guard device == "default" else {
        throw NoAudioDevice(
          device: device, cause: "a Mac plays through the output of its Sound settings",
          fix: "choose it there, and leave --device out")
      }
      let rate = Double(sampleRate)
      guard
        let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: UInt32(channels))
      else { throw NoAudioDevice(device: device, cause: "it has no format of that kind") }
      (self.device, self.channels, self.format) = (device, channels, format)
      limit = Int(rate * Self.latency)
      // The mixer converts the rate and the channels to those of the output.
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
      do { try engine.start() } catch {
        throw NoAudioDevice(device: device, cause: error.localizedDescription)
      }
      player.play()
    }

    deinit { engine.stop() }

    package static var list: [SoundDeviceName] {
      [SoundDeviceName(name: "default", description: "the output of the Sound settings")]
    }

    package var held: Int { queue.frames.withLock { $0 } }

    package func write(_ samples: [Int16]) throws(NoAudioDevice) {
      for start in stride(from: 0, to: samples.count, by: Self.most * channels) {
        let piece = samples[start...].prefix(Self.most * channels)
        let count = piece.count / channels
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(count)),
          let target = buffer.floatChannelData
        else { continue }
        buffer.frameLength = UInt32(count)
        for (index, sample) in piece.enumerated() {
          target[index % channels][index / channels] = Float(sample) / 32_768
        }
        // Counted before it is handed over: the callback may come before `scheduleBuffer` returns.
        queue.frames.withLock { $0 += count }
        // Other callbacks come when a buffer was read, before it is heard.
        player.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { [queue] _ in
          queue.remove(count)
        }
        try wait(for: limit)
      }
    }

    package func rest() throws(NoAudioDevice) { try wait(for: 0) }

    package func finish() throws(NoAudioDevice) {
      defer { engine.stop() }
      try rest()
    }

    /// Waits until at most so many frames are left; a device that is gone plays none for two seconds.
    private func wait(for limit: Int) throws(NoAudioDevice) {
      while held > limit {
        guard queue.heard.wait(timeout: .now() + 2) == .success else {
          throw NoAudioDevice(
            device: device, cause: "it stopped playing",
            fix: "choose another output in the Sound settings and start again")
        }
      }
    }
  }
#endif
