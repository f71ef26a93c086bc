import ScreenDocuments

/// A file that is open in the editor, with a text that may not be saved.
struct EditedFile: Sendable {
  /// The longest text in bytes: 4 MiB, which is as long as a message.
  static let longest = 4 << 20

  /// Its address, as the client writes it.
  let uri: String
  /// The path; nil for a text that is no file of this machine.
  let path: String?
  /// What it is; nil for a file that the server does not look at.
  let kind: FileKind?
  /// The number of the text, as the client counts; nil when it does not.
  var version: Document?
  /// The text in UTF-8; nil for one that is too long.
  private(set) var bytes: [UInt8]?
  /// Whether nothing was published about this text yet.
  var isChanged = true
  /// What is known of this text; nil when it was not looked at.
  var review: FileReview?

  /// A file with its text; that of a file of no kind is not kept.
  init(uri: String, text: String, version: Document?) {
    self.uri = uri
    path = FileURI.path(of: uri)
    kind = path.flatMap(FileKind.init)
    self.version = version
    bytes = []
    replace(with: text)
  }

  /// The size of its text in bytes.
  var size: Int { bytes?.count ?? 0 }

  /// Replaces the whole text.
  mutating func replace(with text: String) {
    guard kind != nil else { return }
    bytes = text.utf8.count > Self.longest ? nil : Array(text.utf8)
    forget()
  }

  /// Replaces a part of the text; nothing while the text is too long to be kept.
  mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
    guard kind != nil, var changed = bytes else { return }
    let lines = FileLines(changed)
    let start = lines.index(of: range.start, encoding)
    let end = max(lines.index(of: range.end, encoding), start)
    changed.replaceSubrange(start..<end, with: text.utf8)
    bytes = changed.count > Self.longest ? nil : changed
    forget()
  }

  /// Gives up the text, because all texts together are too long.
  mutating func drop() {
    bytes = nil
    forget()
  }

  /// Has the text looked at again by the next request.
  mutating func forget() {
    review = nil
    isChanged = true
  }
}
