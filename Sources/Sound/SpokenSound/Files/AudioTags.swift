/// The title, language and chapters of an audio file.
package struct AudioTags: Hashable, Sendable {
  /// A chapter, which ends where the next one starts.
  package struct Chapter: Hashable, Sendable {
    /// The title that a player shows.
    package var title: String
    /// The start, in samples of one channel at the rate of the input, from 0.
    package var start: Int

    /// A chapter that starts at a sample, counted from 0.
    package init(title: String, start: Int) {
      self.title = title
      self.start = start
    }
  }

  /// The title of the file, or empty.
  package var title: String
  /// The language as a BCP 47 tag, or empty.
  package var language: String
  /// The chapters in the order of their starts.
  package var chapters: [Chapter]

  /// Tags; empty by default.
  ///
  /// - Parameters:
  ///   - title: the title of the file.
  ///   - language: the language as a BCP 47 tag.
  ///   - chapters: the chapters in the order of their starts.
  package init(title: String = "", language: String = "", chapters: [Chapter] = []) {
    self.title = title
    self.language = language
    self.chapters = chapters
  }
}
