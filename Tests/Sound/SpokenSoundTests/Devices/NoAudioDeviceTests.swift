import Testing

@testable import SpokenSound

#if canImport(CALSA)
  import SpokenCLibrary

  struct NoAudioDeviceTests {
    @Test(arguments: [
      (EBUSY, "another program uses it; end that program, or name another device"),
      (ENODEV, "it was unplugged; connect it and start again, or name another device"),
      (
        EIO,
        "Input/output error; connect one, name another one (`spoken doctor --device list`), or write a file (`spoken render`)"
      ),
    ]) func `reports the cause and the fix on one line`(code: Int32, text: String) {
      #expect("\(NoAudioDevice(device: "hw:0", code: -code))" == "no audio device 'hw:0': \(text)")
    }
  }
#endif
