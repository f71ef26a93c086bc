import SpokenCLibrary

/// The index of the engine's sounds, `phonindex`, into which the table `phontab` points.
enum PhonemeIndex {
  /// The most bytes of a table; those of eSpeak NG have 60,000.
  private static let mostBytes = 1 << 20

  /// Whether it ends before a sound that the table names.
  ///
  /// The engine does not look: behind the end it plays what lies in memory, which differs from run to
  /// run. A table of another form says nothing.
  static func isCutOff(in folder: String) -> Bool {
    guard let table = bytes(of: folder + "/phontab"), let last = lastPlace(in: table),
      let size = size(of: folder + "/phonindex")
    else { return false }
    return size / 2 <= last
  }

  /// The last place that a table names, in words of two bytes; nil for a table of another form.
  ///
  /// In eSpeak NG 1.51 and 1.52 it has the number of languages, and for each the number of sounds, a
  /// name of 32 bytes and 16 bytes a sound; two of them, at 8, are the place.
  private static func lastPlace(in table: [UInt8]) -> Int? {
    guard let languages = table.first else { return nil }
    var (place, last) = (4, 0)
    for _ in 0..<languages {
      guard place + 36 <= table.count else { return nil }
      let end = place + 36 + 16 * Int(table[place])
      guard end <= table.count else { return nil }
      for sound in stride(from: place + 36, to: end, by: 16) {
        last = max(last, Int(table[sound + 8]) | Int(table[sound + 9]) << 8)
      }
      place = end
    }
    return place == table.count ? last : nil
  }

  /// The size of a file in bytes; nil for one that is none.
  private static func size(of path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of a file of a bounded size.
  private static func bytes(of path: String) -> [UInt8]? {
    guard let size = size(of: path), size <= mostBytes else { return nil }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    return count == size ? bytes : nil
  }
}
