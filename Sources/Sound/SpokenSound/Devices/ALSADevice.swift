#if canImport(CALSA)
  import CALSA
  import SpokenCLibrary

  /// A device of ALSA, the sound system of Linux.
  package final class ALSADevice: SoundDevice {
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

    package init(device: String, sampleRate: Int, channels: Int) throws(NoAudioDevice) {
      self.device = device
      self.channels = channels
      // ALSA would print its own messages; the thrown error has the essentials.
      shim_silence()
      let opened = snd_pcm_open(&handle, device, SND_PCM_STREAM_PLAYBACK, 0)
      guard opened == 0, handle != nil else { throw fault(opened) }
      // ALSA resamples where the hardware lacks the rate, which the `1` below allows.
      let set = snd_pcm_set_params(
        handle, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(clamping: channels),
        UInt32(clamping: sampleRate), 1, Self.latency)
      guard set == 0 else { throw fault(set) }
    }

    deinit {
      guard let handle else { return }
      // Dropped and not drained: whoever lets go of a device does not wait for its sound.
      snd_pcm_drop(handle)
      snd_pcm_close(handle)
    }

    package static var list: [SoundDeviceName] {
      shim_silence()
      var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
      guard snd_device_name_hint(-1, "pcm", &hints) == 0, let hints else { return [] }
      defer { snd_device_name_free_hint(hints) }
      var names: [SoundDeviceName] = []
      var place = hints
      while let hint = place.pointee {
        place += 1
        // The direction is missing for a device that both plays and records.
        guard let name = property("NAME", of: hint), property("IOID", of: hint) != "Input" else {
          continue
        }
        names.append(SoundDeviceName(name: name, description: property("DESC", of: hint) ?? ""))
      }
      return names
    }

    private static func property(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
      guard let text = snd_device_name_get_hint(hint, key) else { return nil }
      defer { free(text) }
      return String(cString: text).split(separator: "\n").joined(separator: ", ")
    }

    package var held: Int {
      var frames: snd_pcm_sframes_t = 0
      // A device that ran out of samples has no delay to report, and holds nothing.
      guard let handle, snd_pcm_delay(handle, &frames) == 0 else { return 0 }
      return max(frames, 0)
    }

    package func write(_ samples: [Int16]) throws(NoAudioDevice) {
      guard let handle else { throw closed }
      var start = 0
      var failures = 0
      while start < samples.count {
        let piece = samples[start..<min(start + Self.most * channels, samples.count)]
        let taken = piece.withUnsafeBytes {
          snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t(piece.count / channels))
        }
        if taken > 0 {
          start += taken * channels
          // Only failures in a row count: a busy machine may run out of samples now and then.
          failures = 0
        } else {
          failures += 1
          guard failures < Self.patience else { throw fault(Int32(taken)) }
          try recover(from: Int32(taken))
        }
      }
    }

    package func rest() throws(NoAudioDevice) {
      try drain()
      // A drained device accepts no samples until it is prepared again.
      let prepared = snd_pcm_prepare(handle)
      guard prepared == 0 else { throw fault(prepared) }
    }

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
      if code == -EBUSY {
        self.init(
          device: device, cause: "another program uses it",
          fix: "end that program, or name another device")
      } else if code == -ENODEV {
        self.init(
          device: device, cause: "it was unplugged",
          fix: "connect it and start again, or name another device")
      } else {
        self.init(device: device, cause: String(cString: snd_strerror(code)))
      }
    }
  }
#endif
