extension ReadingRule {
  /// A telephone or a card number: digit by digit, with a pause between the groups.
  ///
  /// Telephone numbers begin with a plus, a bracket or a zero, or have the groups of North America;
  /// card numbers have four groups of four digits, or 4, 6 and 5.
  static let phone = ReadingRule(at: [.digits], marks: "+(") { passage, start in
    guard passage.begins(at: start), let number = passage.groups(from: start) else { return nil }
    guard number.isTelephone || number.isCard, number.hasPlus || !passage.counts(number) else {
      return nil
    }
    let groups = number.groups.map { passage.spelled($0) }.joined(separator: ", ")
    return TokenReading(
      number.hasPlus ? "\(passage.grammar.numbers.plus) \(groups)" : groups, end: number.end)
  }
}

/// Digits in groups as a telephone number has them.
private struct DigitGroups {
  var groups: [String] = []
  var hasPlus = false
  var hasBrackets = false
  var marks: Set<String> = []
  var end: Int

  private var lengths: [Int] { groups.map(\.utf8.count) }
  private var total: Int { lengths.reduce(0, +) }

  /// Whether they are a card number.
  var isCard: Bool { !hasPlus && (lengths == [4, 4, 4, 4] || lengths == [4, 6, 5]) }

  /// Whether they are a telephone number.
  var isTelephone: Bool {
    // ITU-T E.164 allows fifteen digits at most.
    guard (7...15).contains(total) else { return false }
    if hasPlus || hasBrackets { return true }
    guard groups.count > 1, let first = groups.first else { return false }
    // A trunk prefix, as in Germany and France.
    if first.hasPrefix("0"), first.utf8.count > 1, total > 8, marks.count == 1 { return true }
    if lengths == [3, 4] { return marks == ["-"] }
    // The groups of numbers in North America.
    guard lengths == [3, 3, 4] || lengths == [1, 3, 3, 4] else { return false }
    return marks == ["-"] || marks == ["."] || marks == [" "]
  }
}

extension Passage {
  private static let mostGroups = 8

  fileprivate func groups(from start: Int) -> DigitGroups? {
    var found = DigitGroups(end: start)
    var index = start
    if isMark("+", at: index) {
      found.hasPlus = true
      index += 1
    }
    while found.groups.count < Self.mostGroups {
      if isMark("(", at: index), let digits = digits(at: index + 1), isMark(")", at: index + 2),
        digits.utf8.count <= 5, found.groups.count <= 1
      {
        found.hasBrackets = true
        found.groups.append(digits)
        index += 3
      } else if let digits = digits(at: index), digits.utf8.count <= 12 {
        found.groups.append(digits)
        index += 1
      } else {
        break
      }
      found.end = index
      index = separator(at: index, in: &found) ?? index
    }
    guard found.end > start, ends(at: found.end), self[found.end].text != "%" else { return nil }
    return found
  }

  /// Whether a currency or a measure follows, so that it is a number.
  fileprivate func counts(_ number: DigitGroups) -> Bool {
    let behind = afterSpace(number.end)
    return currencyBehind(at: behind) != nil || measure(at: behind) != nil
  }

  /// The index after what parts two groups, which is noted.
  private func separator(at index: Int, in found: inout DigitGroups) -> Int? {
    let next = self[index + 1]
    guard next.kind == .digits || isMark("(", at: index + 1) else { return nil }
    if kind(at: index) == .space, self[index].text != "\n" {
      found.marks.insert(" ")
    } else if isMark("-", at: index) || isMark(".", at: index) || isMark("‑", at: index) {
      found.marks.insert(self[index].text)
    } else {
      return nil
    }
    return index + 1
  }
}
