package import JSONRPC
import ScreenDocuments
import ScreenScenarios

/// A language server for screen files, walkthroughs and settings: messages come in, and go out.
///
/// The protocol is that of https://microsoft.github.io/language-server-protocol, version 3.17. A
/// value without time: what is wrong with a text is worked out when `settle` is called, or earlier
/// when a request asks for it.
package struct LanguageServer: Sendable {
  /// Where a connection is in its life.
  enum Phase: Hashable, Sendable {
    /// Before `initialize`.
    case waiting
    /// Between `initialize` and `shutdown`.
    case running
    /// After `shutdown`.
    case shutDown
    /// After `exit`.
    case ended
  }

  /// The most files that are open at once.
  static let mostFiles = 500
  /// The most bytes of all open texts: 64 MiB.
  static let mostBytes = 64 << 20
  /// The most bytes of texts of which everything is kept that is known of them: 8 MiB.
  static let mostReviewed = 8 << 20

  /// How files are read and linted.
  let reviewer: Reviewer
  /// The address of the page on the rules of linting; nil for none.
  let rulesPage: String?
  /// Where the connection is.
  var phase = Phase.waiting
  /// The exit status of the program; nil while it goes on.
  package internal(set) var status: Int32?
  /// The units in which the client counts.
  var encoding = PositionEncoding.utf16
  /// Whether the client shows Markdown.
  var showsMarkdown = false
  /// The open files by their addresses.
  var files: [String: EditedFile] = [:]

  /// A server before its first message.
  ///
  /// - Parameters:
  ///   - reviewer: how files are read and linted.
  ///   - rulesPage: the path of the page on the rules of linting; nil for none.
  package init(reviewer: Reviewer = Reviewer(), rulesPage: String? = nil) {
    self.reviewer = reviewer
    self.rulesPage = rulesPage.map(FileURI.uri)
  }

  /// Takes a message, or what was read in the place of one.
  ///
  /// - Returns: the messages that it is answered by, in order.
  package mutating func take(_ step: MessageReader.Step) -> [Outgoing] {
    guard phase != .ended else { return [] }
    switch step {
    case .refused(let refusal): return [Outgoing(refusal)]
    case .message(.request(let request)): return [answer(request)]
    case .message(.notice(let notice)): return heed(notice)
    // The server asks nothing.
    case .message(.answer): return []
    }
  }

  /// Whether there is nothing to publish.
  package var isSettled: Bool { !files.values.contains(where: \.isChanged) }

  /// Publishes what is wrong with the texts that changed; called when no further message waits.
  ///
  /// - Returns: a notification for each of these texts, in the order of their addresses.
  package mutating func settle() -> [Outgoing] {
    files.values.filter(\.isChanged).map(\.uri).sorted().map { uri in
      let diagnostics = diagnostics(of: uri)
      files[uri]?.isChanged = false
      return .publish(diagnostics, for: uri, version: files[uri]?.version)
    }
  }

  private mutating func diagnostics(of uri: String) -> Document {
    guard files[uri]?.bytes != nil else { return FileReview.tooLong }
    return review(of: uri)?.diagnostics(encoding, rulesPage: rulesPage) ?? .list([Document]())
  }

  private mutating func answer(_ request: RPCRequest) -> Outgoing {
    do throws(RPCError) {
      return .result(request.id, try result(of: request))
    } catch {
      return .failure(request.id, error)
    }
  }

  private mutating func heed(_ notice: Notice) -> [Outgoing] {
    do throws(RPCError) {
      return try follow(notice)
    } catch {
      // A notification has no answer, so the error goes where the client shows such messages.
      let message = "\(notice.method.prefix(80)): \(error.message)"
      return [.log(message)]
    }
  }
}

extension Outgoing {
  /// A message for the log of the client, an error.
  static func log(_ message: String) -> Outgoing {
    .notice("window/logMessage", .mapping([("type", .count(1)), ("message", .text(message))]))
  }

  /// What is wrong with a file.
  static func publish(
    _ diagnostics: Document, for uri: String, version: Document? = nil
  ) -> Outgoing {
    .notice(
      "textDocument/publishDiagnostics",
      .mapping(
        [("uri", .text(uri))] + (version.map { [("version", $0)] } ?? [])
          + [("diagnostics", diagnostics)]))
  }
}
