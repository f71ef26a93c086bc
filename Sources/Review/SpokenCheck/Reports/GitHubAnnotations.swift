package import ScreenTree

/// Commands that GitHub Actions shows at the lines of a change.
package enum GitHubAnnotations {
  /// The command that shows a message at a position; the level is error, warning or notice.
  package static func command(
    _ level: String, at file: String, _ position: Position, title: String, _ message: String
  ) -> String {
    let column = position.column > 0 ? ",col=\(position.column)" : ""
    return "::\(level) file=\(inProperty(file)),line=\(max(position.line, 1))\(column),"
      + "title=\(inProperty(title))::\(inMessage(message))"
  }

  private static func inMessage(_ text: String) -> String {
    text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func inProperty(_ text: String) -> String {
    // A colon or a comma would end the property.
    inMessage(text).escaped([":": "%3A", ",": "%2C"])
  }
}

extension String {
  fileprivate func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
