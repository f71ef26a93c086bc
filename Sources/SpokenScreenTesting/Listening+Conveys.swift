import SpokenScreen

/// How much it matters that something is conveyed.
public enum Strength: Hashable, Sendable {
  /// Users cannot do without it: the test fails.
  case must
  /// Users are better off with it: the test warns.
  case should
}

extension Listening {
  /// Expects that a stop conveys what it is, however it is worded around that.
  ///
  /// - Parameters:
  ///   - stop: the id or the label of the view.
  ///   - name: the label, or nil for any.
  ///   - role: the word for the role, such as `Button`; `Heading` is met by `Heading level 2` too.
  ///   - state: the word for a state, such as `Dimmed`, `Selected` or `On`.
  ///   - value: the value, or nil for any.
  ///   - strength: how much it matters.
  ///   - fileID: the file of the test.
  ///   - filePath: the path of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func expect(
    _ stop: String, conveysName name: String? = nil, role: String? = nil, state: String? = nil,
    value: String? = nil, _ strength: Strength = .must, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let report = strength == .must ? place.fail : place.warn
    guard let utterance = utterances.first(where: { $0.isStop(stop) }) else {
      let names = utterances.compactMap { $0.event.focus?.element.node }
      return report("there is no stop '\(stop)'; stops: \(names.joined(separator: ", "))")
    }
    let missing = [
      ("name", name, utterance.conveys(name, [.label])),
      ("role", role, utterance.conveys(role, [.trait])),
      ("state", state, utterance.conveys(state, [.state, .selected, .trait])),
      ("value", value, utterance.conveys(value, [.value])),
    ].filter { !$0.2 }.map { "\($0.0) \"\($0.1 ?? "")\"" }
    guard !missing.isEmpty else { return }
    let word = strength == .must ? "must" : "should"
    report(
      "'\(stop)' \(word) convey the \(missing.joined(separator: " and the "))\n"
        + utterance.explained)
  }
}

extension Utterance {
  /// Whether the cursor comes to the view of an id or a label.
  fileprivate func isStop(_ name: String) -> Bool {
    guard let element = event.focus?.element else { return false }
    return element.node == name
      || element.label.map(\.value).joined(separator: ", ") == name
  }

  /// Whether a piece of some kinds has the words, or they are not asked for.
  fileprivate func conveys(_ words: String?, _ kinds: [Segment.Kind]) -> Bool {
    guard let words else { return true }
    let told = pieces.filter { kinds.contains($0.kind) }.map(\.text)
    return told.joined(separator: ", ") == words
      || told.contains { $0 == words || $0.hasPrefix(words + " ") }
  }
}
