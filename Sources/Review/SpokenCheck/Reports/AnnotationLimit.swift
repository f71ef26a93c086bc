import SpokenSyntax

/// Keeps annotations below what GitHub shows of a step: ten of each level; it drops more silently.
///
/// The first nine of a level are printed, and the tenth when there are exactly ten. Otherwise the
/// tenth says how many more there are.
package struct AnnotationLimit: Sendable {
  /// What GitHub shows of each level.
  private static let most = 10

  private struct Level {
    var name: Substring
    var count = 0
    /// The tenth command, which is printed only when it is the last one.
    var tenth = ""
  }

  private var levels: [Level] = []

  /// No annotation was printed yet.
  package init() {}

  /// The commands that can be printed now.
  ///
  /// - Parameter commands: commands, one a line, as `GitHubAnnotations` makes them.
  /// - Returns: those that are printed, one a line.
  package mutating func add(_ commands: String) -> String {
    commands.split(atByte: "\n").filter { take($0) }.map { $0 + "\n" }.joined()
  }

  private mutating func take(_ command: Substring) -> Bool {
    let name = command.split(atByte: " ", maxSplits: 1).first ?? command
    let place =
      levels.firstIndex { $0.name == name }
      ?? {
        levels.append(Level(name: name))
        return levels.count - 1
      }()
    levels[place].count += 1
    if levels[place].count == Self.most { levels[place].tenth = command + "\n" }
    return levels[place].count < Self.most
  }

  /// The tenth command of each level that has one.
  ///
  /// - Parameter title: what is printed above the text, such as `spoken check`.
  /// - Returns: the commands, one a line.
  package func end(title: String) -> String {
    levels.map { level in
      guard level.count > Self.most else { return level.tenth }
      let more = level.count - Self.most + 1
      return
        "\(level.name) title=\(title)::and \(more) more; --markdown or --junit has all of them\n"
    }.joined()
  }
}
