import SpokenFiles
import SpokenSound

/// The sounds that pages may ask for, the last ones only; they are on the disk.
struct SoundShelf {
  private var sounds: [String: StoredSound] = [:]
  private var names: [String] = []
  private var size = 0

  /// How many bytes are kept at most, unless one sound is larger.
  static let limit = 64 << 20
  /// How many sounds are kept at most, because each is an open file: 64, or a quarter of the files
  /// that the system opens.
  static let places = min(64, max(OpenFile.limit / 4, 1))

  /// The sound with a name; nil when it is not kept any more.
  subscript(name: String) -> StoredSound? { sounds[name] }

  /// Adds a sound, and drops the oldest ones beyond the limits.
  mutating func add(_ sound: StoredSound, as name: String) {
    sounds[name] = sound
    names.append(name)
    size += sound.count
    // The newest one stays however large it is, because a page is about to ask for it.
    while size > Self.limit || names.count > Self.places, names.count > 1 {
      size -= sounds.removeValue(forKey: names.removeFirst())?.count ?? 0
    }
  }
}
