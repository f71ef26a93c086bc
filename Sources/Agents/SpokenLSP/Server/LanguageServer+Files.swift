import JSONRPC
import ScreenDocuments

extension LanguageServer {
  /// Follows a notification.
  ///
  /// - Returns: what is sent because of it.
  /// - Throws: `RPCError` for parameters that are wrong.
  mutating func follow(_ notice: Notice) throws(RPCError) -> [Outgoing] {
    if notice.method == "exit" {
      status = phase == .shutDown ? 0 : 1
      phase = .ended
    }
    // The protocol has notifications dropped that come before `initialize`, and unknown ones.
    guard phase == .running else { return [] }
    switch notice.method {
    case "textDocument/didOpen": try open(notice.params)
    case "textDocument/didChange": try change(notice.params)
    case "textDocument/didClose": return try close(notice.params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": lookAtWalkthroughsAnew()
    default: break
    }
    return []
  }

  /// What is known of an open file; nil for one that is not looked at.
  mutating func review(of uri: String) -> FileReview? {
    guard let file = files[uri], let path = file.path, let kind = file.kind, let bytes = file.bytes
    else { return nil }
    if let review = file.review { return review }
    let others = files.values.reduce(0) { $0 + ($1.review == nil ? 0 : $1.size) }
    if others + bytes.count > Self.mostReviewed {
      for key in files.keys { files[key]?.review = nil }
    }
    let review = FileReview(of: bytes, path: path, kind: kind, by: reviewer)
    files[uri]?.review = review
    return review
  }

  private mutating func open(_ params: Document) throws(RPCError) {
    let item = try params.requiredObject("textDocument")
    let uri = try item.requiredText("uri")
    let text = try item.requiredText("text")
    guard files[uri] != nil || files.count < Self.mostFiles else {
      throw .invalidParameters("\(Self.mostFiles) files are open; close one")
    }
    files[uri] = EditedFile(uri: uri, text: text, version: item["version"])
    checkSize(of: uri)
  }

  private mutating func change(_ params: Document) throws(RPCError) {
    let item = try params.requiredObject("textDocument")
    let uri = try item.requiredText("uri")
    guard var file = files[uri] else { throw .notOpen(uri) }
    for change in try params.requiredList("contentChanges") {
      let text = try change.requiredText("text")
      if change["range"].map(\.isNull) ?? true {
        file.replace(with: text)
      } else {
        file.replace(try change.range("range"), with: text, encoding)
      }
    }
    file.version = item["version"]
    files[uri] = file
    checkSize(of: uri)
  }

  private mutating func close(_ params: Document) throws(RPCError) -> [Outgoing] {
    let uri = try params.requiredObject("textDocument").requiredText("uri")
    guard files.removeValue(forKey: uri) != nil else { throw .notOpen(uri) }
    return [.publish(.list([Document]()), for: uri)]
  }

  /// Gives up a text with which all texts together are too long.
  private mutating func checkSize(of uri: String) {
    if files.values.reduce(0, { $0 + $1.size }) > Self.mostBytes { files[uri]?.drop() }
  }

  /// Reads the screens of walkthroughs again, because a file was written.
  private mutating func lookAtWalkthroughsAnew() {
    for (uri, file) in files where file.kind == .walkthrough { files[uri]?.forget() }
  }
}

extension RPCError {
  /// The client did not say that a file is open.
  static func notOpen(_ uri: String) -> RPCError {
    .invalidParameters("the file \(uri.prefix(200)) is not open; send textDocument/didOpen first")
  }
}
