#if canImport(CALSA)
  import CALSA

  /// A device that plays samples while they come.
  public final class Loudspeaker {
    /// How much sound the device holds back, in microseconds.
    private static let latency: UInt32 = 100_000
    /// The most samples that are handed over at once, so that an interruption is soon felt.
    private static let most = 2048

    private let device: String
    private let channels: Int
    private var handle: OpaquePointer?

    /// Opens a device.
    ///
    /// - Parameters:
    ///   - device: the name that ALSA gives it, such as `default` or `file:out.raw,raw`.
    ///   - sampleRate: how many samples of a channel make a second.
    ///   - channels: 1, or 2 for left and right in turn.
    /// - Throws: `NoAudioDevice` when there is none, or it cannot play such samples.
    public init(
      device: String = "default", sampleRate: Int, channels: Int = 1
    ) throws(NoAudioDevice) {
      self.device = device
      self.channels = channels
      // ALSA would print its own remarks; the thrown error says what matters.
      shim_silence()
      let opened = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, 0)
      guard opened == 0, handle != nil else { throw fault(opened) }
      let set = snd_pcm_set_params(
        handle, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(channels),
        UInt32(clamping: sampleRate), 1, Loudspeaker.latency)
      guard set == 0 else { throw fault(set) }
    }

    deinit {
      guard let handle else { return }
      snd_pcm_drop(handle)
      snd_pcm_close(handle)
    }

    /// Plays samples; returns when the device has taken them all, not when they were heard.
    ///
    /// - Throws: `NoAudioDevice` when the device is gone or was closed.
    public func write(_ samples: [Int16]) throws(NoAudioDevice) {
      guard let handle else { throw closed }
      var start = 0
      while start < samples.count {
        let piece = samples[start..<min(start + Loudspeaker.most, samples.count)]
        let taken = piece.withUnsafeBytes {
          snd_pcm_writei(
            handle, $0.baseAddress, snd_pcm_uframes_t(piece.count / channels))
        }
        if taken >= 0 { start += taken * channels } else { try recover(from: Int32(taken)) }
      }
    }

    /// Waits until all is heard and closes the device.
    ///
    /// - Throws: `NoAudioDevice` when the device is gone or was closed.
    public func finish() throws(NoAudioDevice) {
      guard let handle else { throw closed }
      let drained = snd_pcm_drain(handle)
      let failure = drained < 0 ? fault(drained) : nil
      snd_pcm_close(handle)
      self.handle = nil
      if let failure { throw failure }
    }

    /// Gets a device going again that ran out of samples or was put to sleep.
    private func recover(from code: Int32) throws(NoAudioDevice) {
      let result = snd_pcm_recover(handle, code, 1)
      guard result == 0 else { throw fault(result) }
    }

    private var closed: NoAudioDevice {
      NoAudioDevice(device: device, cause: "it is closed already")
    }

    private func fault(_ code: Int32) -> NoAudioDevice {
      NoAudioDevice(device: device, cause: String(cString: snd_strerror(code)))
    }
  }
#else
  /// A device that plays samples; there is none on this system.
  public final class Loudspeaker {
    /// Fails: playing needs ALSA, the sound system of Linux.
    ///
    /// - Throws: `NoAudioDevice`, always.
    public init(
      device: String = "default", sampleRate: Int, channels: Int = 1
    ) throws(NoAudioDevice) {
      throw NoAudioDevice(device: device, cause: "playing needs ALSA, which only Linux has")
    }

    /// Takes nothing: no loudspeaker can be created.
    public func write(_ samples: [Int16]) throws(NoAudioDevice) {}

    /// Does nothing: no loudspeaker can be created.
    public func finish() throws(NoAudioDevice) {}
  }
#endif
