import SpokenFiles

extension SpeechCache {
  /// Why the cache cannot be used: one of its folders belongs to somebody else, or others may write
  /// to it; nil when it is the user's own.
  ///
  /// An entry has no secret, so that whoever may write one chooses what is heard.
  package var foreignFolder: String? {
    for folder in [folder] + parts {
      guard let status = FileStatus(folder), !status.isOwn else { continue }
      return "\(folder) is another user's, or others may write to it"
    }
    return nil
  }
}
