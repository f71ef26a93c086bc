import ScreenSpeech

extension Comparison {
  /// How many lines that agree are shown around those that do not.
  private static let context = 2
  /// How many rows are shown at most.
  private static let most = 400

  /// The lines that differ with some around them: `-` what the golden says, `+` what is said now.
  public var difference: [String] {
    let rows = match.rows
    var shown = Set<Int>()
    for (index, row) in rows.enumerated() where row.isDifferent {
      shown.formUnion(max(0, index - Self.context)...min(rows.count - 1, index + Self.context))
    }
    var text: [String] = []
    var last = -1
    for index in shown.sorted().prefix(Self.most) {
      guard let line = rows[index].shown(lines) else { continue }
      if last >= 0, index > last + 1 { text.append("  …") }
      last = index
      text.append(line)
    }
    if shown.count > Self.most { text.append("  … and \(shown.count - Self.most) lines more") }
    return text
  }

  /// Why it differs, one sentence each.
  public var reasons: [String] {
    // Lines tell of expressions too.
    if isOpen { return match.rows.indices.compactMap(reason) + changes.told.map(\.description) }
    let expressions =
      changes.isEmpty
      ? []
      : match.failedExpressions.map { pattern, line in
        "line \(pattern.line) of the golden, \(pattern.source.oneLine), does not match "
          + "\"\(lines[line])\""
      }
    let reasons = expressions + changes.told.map(\.description)
    guard reasons.isEmpty, !match.isSame else { return reasons }
    let told = match.rows.indices.compactMap(reason)
    return told.isEmpty ? ["only steps differ at which nothing is heard"] : told
  }

  /// What a row says differently, in the words of the golden and of now; nil for steps.
  private func reason(_ index: Int) -> String? {
    let rows = match.rows
    switch rows[index] {
    case .same, .absent: return nil
    case .missing(let pattern):
      guard !pattern.source.hasPrefix("> ") else { return nil }
      let start = "line \(pattern.line) of the golden, \(pattern.source.oneLine), "
      if index + 1 < rows.count, case .unexpected(let line) = rows[index + 1] {
        return start + "does not match \"\(lines[line])\""
      }
      return start + "matches nothing"
    case .unexpected(let line):
      if index > 0, case .missing = rows[index - 1] { return nil }
      return lines[line].hasPrefix("> ") ? nil : "no line of the golden matches \"\(lines[line])\""
    }
  }

  /// All of it as a person would explain it, each line with its break.
  public var text: String {
    var text = header.map { "  \($0)\n" }.joined()
    if !match.isSame {
      text += difference.map { "    \($0)\n" }.joined()
      text += "  why:\n" + reasons.map { "    \($0)\n" }.joined()
    }
    return text
  }
}

extension GoldenMatch.Row {
  fileprivate var isDifferent: Bool {
    switch self {
    case .same, .absent: false
    case .missing, .unexpected: true
    }
  }

  fileprivate func shown(_ lines: [String]) -> String? {
    switch self {
    case .same(_, let line): "  \(lines[line])"
    case .missing(let pattern): "- \(pattern.source.oneLine)"
    case .unexpected(let line): "+ \(lines[line])"
    case .absent: nil
    }
  }
}

extension [StopChange] {
  /// The changes that are told: what a walkthrough meets several times is told once.
  var told: [StopChange] {
    var known = Set<[String?]>()
    return filter { known.insert($0.told).inserted }
  }
}

extension StopChange {
  /// What is told of it; two changes of which the same is told are one.
  var told: [String?] { [message, origin?.place, cause] }
}
