import CSndfile
import CSoxr

#if canImport(CALSA)
  import CALSA
#endif

/// The libraries that write and play sound.
package enum SoundLibraries {
  /// The name and version of each library.
  package static var versions: [String] {
    let versions = [String(cString: sf_version_string()), String(cString: soxr_version())]
    #if canImport(CALSA)
      return versions + ["ALSA " + String(cString: snd_asoundlib_version())]
    #else
      return versions
    #endif
  }
}
