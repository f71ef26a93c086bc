package import ScreenTree
import SpokenSyntax

/// Commands that GitHub Actions shows at the lines of a change.
package enum GitHubAnnotations {
  /// The command that shows a message at a position; the level is error, warning or notice.
  package static func command(
    _ level: String, at file: String, _ position: Position, title: String, _ message: String
  ) -> String {
    let column = position.column > 0 ? ",col=\(position.column)" : ""
    return "::\(level) file=\(file.inLogProperty),line=\(max(position.line, 1))\(column),"
      + "title=\(title.inLogProperty)::\(message.inLogMessage)"
  }
}
