extension Verification {
  /// A pause, a pitch or a language that a recording has, beside the one that is predicted.
  package struct Amount: Hashable, Sendable {
    /// What is compared.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The silence before the words.
      case pause
      /// How much the pitch of the words is raised or lowered.
      case pitch
      /// The language of the words.
      case language
    }

    /// What is compared.
    package var kind: Kind
    /// The number of the step, counted from 1.
    package var step: Int
    /// The words.
    package var words: String
    /// What was heard, such as `0.8 s`, `-15 %` or `en-US`.
    package var heard: String
    /// What is predicted.
    package var predicted: String
    /// Whether the two agree.
    package var agrees: Bool

    /// What differs, in a sentence without a full stop.
    package var sentence: String {
      let subject =
        switch kind {
        case .pause: "the pause before"
        case .pitch: "the pitch of"
        case .language: "the language of"
        }
      return "step \(step): \(subject) \"\(words)\" is \(heard) in the recording, \(predicted) is "
        + "predicted"
    }
  }

  /// The amounts in lines: how many agree, and those that do not, the first of them.
  var amountLines: [String] {
    guard !amounts.isEmpty else { return [] }
    let counts = Amount.Kind.allCases.compactMap { kind -> String? in
      let own = amounts.filter { $0.kind == kind }
      let agreeing = own.count { $0.agrees }
      return own.isEmpty ? nil : "\(kind.plural) \(agreeing) of \(own.count)"
    }
    let others = amounts.filter { !$0.agrees }
    let shown = others.prefix(Self.mostAmounts).map { "    \($0.sentence)" }
    let rest = others.count - shown.count
    return ["  as predicted: " + counts.joined(separator: ", ")] + shown
      + (rest > 0 ? ["    and \(rest) more"] : [])
  }

  /// How many amounts that do not agree are listed at most.
  private static let mostAmounts = 10
}

extension Verification.Amount.Kind {
  /// What several of them are called.
  fileprivate var plural: String {
    switch self {
    case .pause: "pauses"
    case .pitch: "pitches"
    case .language: "languages"
    }
  }
}
