import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension LintRule {
  /// Finds lists in which most rows begin with the same words.
  ///
  /// Reported once for a container, when three or more rows and more than half of all begin with
  /// the same two or more words and continue differently. Not reported for languages that are
  /// written without spaces.
  static let rowsBeginAlike = LintRule(
    id: "rows-begin-alike", severity: .warning,
    summary: "The rows of a list begin with the same words",
    evidence: """
      A listener must wait until the words that differ, in every row of the list (Apple, accessibilityLabel: \
      begin with the words that distinguish the element).
      """,
    fix: "Put the words that differ first, or move the common ones to the label of the list.",
    fails: Example(
      """
      screen: Downloads
      views:
        - List:
            - Button: Remove the download of Aria
            - Button: Remove the download of Bolero
            - Button: Remove the download of Csárdás
      """),
    passes: Example(
      """
      screen: Downloads
      views:
        - List:
            - Button: Aria, remove the download
            - Button: Bolero, remove the download
            - Button: Csárdás, remove the download
      """),
    search: .screen { screen in
      screen.rows.compactMap { rows in
        let names = rows.map { $0.name.plainWords }
        guard rows.count >= 3, let start = names.commonStart, let first = rows.first else {
          return nil
        }
        return Fault(
          "\(start.count) of \(rows.count) rows begin with \"\(start.words)\".", at: first.element)
      }
    })
}

extension LintedScreen {
  /// The stops of each list or group, in the order of the screen; a heading is no row.
  fileprivate var rows: [[Stop]] {
    var order: [String] = []
    var lists: [String: [Stop]] = [:]
    for stop in stops where !stop.element.has(.header) {
      guard let list = stop.element.containers.last(where: { $0.type == .list }) else { continue }
      if lists[list.node] == nil { order.append(list.node) }
      lists[list.node, default: []].append(stop)
    }
    return order.compactMap { lists[$0] }
  }
}

extension [[String]] {
  /// The longest start of two or more words that most of the lists of words share; each continues
  /// after it.
  fileprivate var commonStart: (count: Int, words: String)? {
    // Grouped by their first words, so that rows need not be compared in pairs.
    let pairs = Dictionary(grouping: filter { $0.count > 2 }) { $0[0] + " " + $0[1] }
    guard let most = pairs.values.max(by: { $0.count < $1.count }), most.count >= 3,
      // More than half is one group at most, in whatever order the dictionary is.
      2 * most.count > count, Set(most).count > 1
    else { return nil }
    let shortest = most.map(\.count).min() ?? 0
    var length = 2
    while length < shortest - 1, most.allSatisfy({ $0[length] == most[0][length] }) { length += 1 }
    return (most.count, most[0].prefix(length).joined(separator: " "))
  }
}
