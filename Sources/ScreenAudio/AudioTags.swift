/// What a file of sound says about itself beside the sound.
public struct AudioTags: Hashable, Sendable {
  /// A part of the sound with a title, which ends where the next one starts.
  public struct Chapter: Hashable, Sendable {
    /// What a player shows.
    public var title: String
    /// Where it starts, in samples of one channel at the rate of the input, from 0.
    public var start: Int

    /// Creates a chapter that starts at a sample, counted from 0.
    public init(title: String, start: Int) {
      self.title = title
      self.start = start
    }
  }

  /// The title of the whole, or empty for none.
  public var title: String
  /// The language as a BCP 47 tag, or empty for none.
  public var language: String
  /// The chapters in the order of their starts.
  public var chapters: [Chapter]

  /// Creates tags; without arguments there are none.
  ///
  /// - Parameters:
  ///   - title: the title of the whole.
  ///   - language: the language as a BCP 47 tag.
  ///   - chapters: the chapters in the order of their starts.
  public init(title: String = "", language: String = "", chapters: [Chapter] = []) {
    self.title = title
    self.language = language
    self.chapters = chapters
  }
}
