import ScreenTree

/// The sizes that a view has chosen so far, by what was proposed.
///
/// Most views are asked a few times: these answers are looked through, which takes a fraction of the
/// time of hashing the question.
struct KnownSizes {
  /// A size that is proposed to a view with some of its modifiers.
  struct Question: Hashable {
    let modifiers: Int
    let proposal: ProposedSize
  }

  private var few: [(question: Question, size: Size)] = []
  private var others: [Question: Size] = [:]
  /// How many answers are looked through.
  private static let mostLookedThrough = 8

  /// How many sizes are known.
  var count: Int { few.count + others.count }

  /// The answer to a question, which never changes; nil while it is not known.
  subscript(question: Question) -> Size? {
    get {
      for known in few where known.question == question { return known.size }
      return others.isEmpty ? nil : others[question]
    }
    set {
      guard let newValue else { return }
      if few.count < Self.mostLookedThrough {
        few.append((question, newValue))
      } else {
        others[question] = newValue
      }
    }
  }
}
