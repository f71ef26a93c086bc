import Foundation

/// The sounds that pages may ask for, the last ones only.
struct SoundShelf {
  private var sounds: [String: Data] = [:]
  private var names: [String] = []
  private var size = 0

  /// How many bytes are kept at most, unless one sound is larger.
  static let limit = 64 << 20

  /// The sound with a name; nil when it is not kept any more.
  subscript(name: String) -> Data? { sounds[name] }

  /// Adds a sound, and drops the oldest ones beyond the limit.
  mutating func add(_ sound: Data, as name: String) {
    sounds[name] = sound
    names.append(name)
    size += sound.count
    // The newest one stays however large it is, because a page is about to ask for it.
    while size > Self.limit, names.count > 1 {
      size -= sounds.removeValue(forKey: names.removeFirst())?.count ?? 0
    }
  }
}
