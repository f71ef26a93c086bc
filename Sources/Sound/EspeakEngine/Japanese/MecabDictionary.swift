import CMecab
import Foundation

/// An open dictionary of MeCab, which parts text into words.
///
/// Threads take turns, because MeCab keeps the words of one text.
final class MecabDictionary: @unchecked Sendable {
  /// The folder of the dictionary.
  let folder: String
  /// The version of the library.
  let version: String

  // Guards what the pointer stands for.
  private let lock = NSLock()
  private let library: OpaquePointer

  /// Loads the first library that is there, and opens the first dictionary that fits: IPADIC in UTF-8;
  /// nil when a library or a dictionary is missing or damaged.
  ///
  /// - Parameters:
  ///   - libraries: names and paths of the library.
  ///   - folders: the folders that may have a dictionary.
  init?(libraries: [String], folders: [String]) {
    let found = folders.lazy.compactMap { folder -> (OpaquePointer, String)? in
      // MeCab would look for a name without a folder in the current one.
      guard folder.utf8.first == UInt8(ascii: "/"), !folder.utf8.contains(0) else { return nil }
      return Self.open(libraries, folder).map { ($0, folder) }
    }.first
    guard let (library, folder) = found else { return nil }
    self.library = library
    self.folder = folder
    version = String(cString: mecab_library_version(library))
    // Other dictionaries have their fields in another order, and no pronunciation.
    guard words(of: "今日は").map(\.pronunciation) == ["キョー", "ワ"] else { return nil }
  }

  deinit { mecab_library_close(library) }

  private static func open(_ libraries: [String], _ folder: String) -> OpaquePointer? {
    for name in libraries {
      guard let library = mecab_library_open(name, folder) else { continue }
      let charset = mecab_library_charset(library).map { String(cString: $0).uppercased() }
      if charset == "UTF-8" || charset == "UTF8" { return library }
      mecab_library_close(library)
    }
    return nil
  }

  /// The words of a text in order, with blanks as words of their own; empty when MeCab refuses it.
  ///
  /// - Parameter text: a text of at most some thousand bytes; memory grows with its square.
  /// - Returns: the words.
  func words(of text: String) -> [JapaneseToken] {
    let bytes = Array(text.utf8)
    return lock.withLock {
      bytes.withUnsafeBytes { buffer -> [JapaneseToken] in
        guard let start = buffer.baseAddress else { return [] }
        let first = mecab_library_words(
          library, start.assumingMemoryBound(to: CChar.self), buffer.count)
        return first.map { Self.words(from: $0, in: bytes) } ?? []
      }
    }
  }

  /// Copies the words out of the library, which overwrites them the next time.
  private static func words(
    from first: UnsafePointer<mecab_node>, in bytes: [UInt8]
  ) -> [JapaneseToken] {
    var words: [JapaneseToken] = []
    var place = 0
    var next: UnsafePointer<mecab_node>? = first
    while let node = next?.pointee {
      next = UnsafePointer(node.next)
      guard node.state < 2 else { continue }
      // From lengths alone, so that a damaged dictionary cannot point beyond the text.
      let end = min(place + Int(node.length_with_blanks), bytes.count)
      let start = max(end - Int(node.length), place)
      if start > place { words.append(JapaneseToken(text(bytes[place..<start]))) }
      let fields = node.feature.map { String(cString: $0) } ?? ""
      if end > start { words.append(JapaneseToken(text(bytes[start..<end]), fields: fields)) }
      place = end
    }
    if place < bytes.count { words.append(JapaneseToken(text(bytes[place...]))) }
    return words
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
