#if canImport(CALSA)
  import CALSA

  /// An audio device that plays samples as they come.
  package final class Loudspeaker {
    /// The buffer of the device, in microseconds.
    ///
    /// Samples in it are still heard after a command of the listener; with a smaller buffer, a busy
    /// machine would interrupt the sound.
    private static let latency: UInt32 = 80_000
    /// The most frames that are written at once.
    private static let most = 2048
    /// How often a device is restarted without accepting samples.
    private static let patience = 8

    private let device: String
    private let channels: Int
    private var handle: OpaquePointer?

    /// Opens a device.
    ///
    /// - Parameters:
    ///   - device: the name of the device.
    ///   - sampleRate: frames per second, in hertz.
    ///   - channels: the number of samples in a frame.
    /// - Throws: `NoAudioDevice` when there is none, or it does not support the format.
    package init(
      device: String = "default", sampleRate: Int, channels: Int = 1
    ) throws(NoAudioDevice) {
      self.device = device
      self.channels = channels
      // ALSA would print its own messages; the thrown error has the essentials.
      shim_silence()
      let opened = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, 0)
      guard opened == 0, handle != nil else { throw fault(opened) }
      let set = snd_pcm_set_params(
        handle, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(clamping: channels),
        UInt32(clamping: sampleRate), 1, Loudspeaker.latency)
      guard set == 0 else { throw fault(set) }
    }

    deinit {
      guard let handle else { return }
      snd_pcm_drop(handle)
      snd_pcm_close(handle)
    }

    /// How many frames the device holds that were not heard yet.
    package var held: Int {
      var frames: snd_pcm_sframes_t = 0
      guard let handle, snd_pcm_delay(handle, &frames) == 0 else { return 0 }
      return max(frames, 0)
    }

    /// Plays whole frames; returns when the device has accepted them, not when they were heard.
    ///
    /// - Throws: `NoAudioDevice` when the device is gone or was closed.
    package func write(_ samples: [Int16]) throws(NoAudioDevice) {
      guard let handle else { throw closed }
      var start = 0
      var failures = 0
      while start < samples.count {
        let piece = samples[start..<min(start + Loudspeaker.most * channels, samples.count)]
        let taken = piece.withUnsafeBytes {
          snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t(piece.count / channels))
        }
        if taken > 0 {
          start += taken * channels
          failures = 0
        } else {
          failures += 1
          guard failures < Loudspeaker.patience else { throw fault(Int32(taken)) }
          try recover(from: Int32(taken))
        }
      }
    }

    /// Waits until everything is heard; then silent until the next write.
    ///
    /// - Throws: `NoAudioDevice` when the device is gone or was closed.
    package func rest() throws(NoAudioDevice) {
      try drain()
      let prepared = snd_pcm_prepare(handle)
      guard prepared == 0 else { throw fault(prepared) }
    }

    /// Waits until everything is heard and closes the device.
    ///
    /// - Throws: `NoAudioDevice` when the device is gone or was closed.
    package func finish() throws(NoAudioDevice) {
      defer {
        if let handle { snd_pcm_close(handle) }
        handle = nil
      }
      try drain()
    }

    private func drain() throws(NoAudioDevice) {
      guard let handle else { throw closed }
      // A device that ran out of samples has played all of them.
      guard snd_pcm_state(handle) != SND_PCM_STATE_XRUN else { return }
      let drained = snd_pcm_drain(handle)
      guard drained == 0 || drained == -EPIPE else { throw fault(drained) }
    }

    /// Restarts a device that ran out of samples or was suspended.
    private func recover(from code: Int32) throws(NoAudioDevice) {
      let result = snd_pcm_recover(handle, code, 1)
      guard result == 0 else { throw fault(result) }
    }

    private var closed: NoAudioDevice {
      NoAudioDevice(device: device, cause: "it is closed already")
    }

    private func fault(_ code: Int32) -> NoAudioDevice { NoAudioDevice(device: device, code: code) }
  }

  extension NoAudioDevice {
    /// An error for a return code of ALSA.
    init(device: String, code: Int32) {
      switch code {
      case -EBUSY:
        self.init(
          device: device, cause: "another program uses it",
          cure: "end that program, or name another device")
      case -ENODEV:
        self.init(
          device: device, cause: "it was unplugged",
          cure: "connect it and start again, or name another device")
      default: self.init(device: device, cause: String(cString: snd_strerror(code)))
      }
    }
  }
#else
  /// An audio device; not supported on this platform.
  package final class Loudspeaker {
    /// Fails: playing needs ALSA, the sound system of Linux.
    ///
    /// - Throws: `NoAudioDevice`, always.
    package init(
      device: String = "default", sampleRate: Int, channels: Int = 1
    ) throws(NoAudioDevice) {
      throw NoAudioDevice(device: device, cause: "playing needs ALSA, which only Linux has")
    }

    /// 0: no loudspeaker can be created.
    package var held: Int { 0 }

    /// Does nothing: no loudspeaker can be created.
    package func write(_ samples: [Int16]) throws(NoAudioDevice) {}

    /// Does nothing: no loudspeaker can be created.
    package func rest() throws(NoAudioDevice) {}

    /// Does nothing: no loudspeaker can be created.
    package func finish() throws(NoAudioDevice) {}
  }
#endif
