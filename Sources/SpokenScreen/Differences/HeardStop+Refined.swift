import Foundation
import ScreenSpeech

extension HeardStop {
  /// A stop of a transcript, its pieces named after those of the stop that it is compared with.
  ///
  /// A transcript does not tell where a label ends that has a comma in it, or what is a value.
  func refined(by other: HeardStop) -> HeardStop {
    let known = other.facts.enumerated().flatMap { index, fact in
      fact.text.components(separatedBy: ", ").map { (text: $0, kind: fact.kind, fact: index) }
    }
    let mine = facts.flatMap { fact in
      fact.text.components(separatedBy: ", ").map { Fact(text: $0, kind: fact.kind) }
    }
    var matches = [Int?](repeating: nil, count: mine.count)
    for pair in Alignment.pairs(mine.map(\.text), known.map(\.text)) {
      matches[pair.old] = pair.new
    }
    var refined = self
    refined.facts = []
    var next = 0
    var previous: Int?
    for (index, fact) in mine.enumerated() {
      var fact = fact
      var place = matches[index]
      if let place {
        next = place + 1
      } else if fact.kind == .label || fact.kind == .value {
        // A piece that changed stands where one of the other stop is that has no partner.
        let end = matches[index...].lazy.compactMap { $0 }.first ?? known.count
        let kinds = known[next..<max(end, next)].map(\.kind)
        place = kinds.place(of: fact.text, mayBeRole: role == nil && index > 0).map { next + $0 }
        if let place { next = place + 1 }
        fact.isGuess = place.map { known[$0].kind == .trait } ?? false
      }
      fact.kind = place.map { known[$0].kind } ?? fact.kind
      let owner = place.map { known[$0].fact }
      if owner != nil, owner == previous {
        refined.facts[refined.facts.count - 1].text += ", " + fact.text
      } else {
        refined.facts.append(fact)
      }
      previous = owner
    }
    return refined
  }
}

extension HeardStop {
  /// Whether it cannot be said which pieces stand for which of another stop.
  ///
  /// So it is when both have pieces that the other does not have, and these are of other kinds.
  func isUnlike(_ other: HeardStop) -> Bool {
    let (mine, its) = (pieces, other.pieces)
    let pairs = Alignment.pairs(mine.map(\.text), its.map(\.text))
    let (known, found) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    let kinds = Set(mine.indices.filter { !known.contains($0) }.map { mine[$0].kind })
    let others = Set(its.indices.filter { !found.contains($0) }.map { its[$0].kind })
    // A sound is known by its mark.
    guard !kinds.union(others).contains(.sound) else { return false }
    return !kinds.isEmpty && !others.isEmpty && kinds != others
  }

  private var pieces: [Fact] {
    facts.flatMap { fact in
      fact.text.components(separatedBy: ", ").map { Fact(text: $0, kind: fact.kind) }
    }
  }
}

extension [Segment.Kind] {
  /// Which of the pieces, that have no partner, some words stand in the place of.
  fileprivate func place(of words: String, mayBeRole: Bool) -> Int? {
    if let place = firstIndex(where: \.isOfApp) { return place }
    // A role that nobody knows stands where the other stop has its role.
    return mayBeRole && words.isLikeRole ? firstIndex(of: .trait) : nil
  }
}

extension String {
  /// Whether it is written as VoiceOver's words for roles are: "Knob", "Back button".
  fileprivate var isLikeRole: Bool {
    first?.isUppercase ?? false && allSatisfy { $0.isLetter || $0 == " " }
  }
}

extension Segment.Kind {
  /// Whether the words are the app's, so that they can be any.
  var isOfApp: Bool {
    switch self {
    case .container, .header, .label, .content, .value, .announcement, .text, .report, .action:
      true
    case .selected, .trait, .state, .cell, .position, .boundary, .hint, .actions, .moreContent,
      .sound, .rotor, .system:
      false
    }
  }
}
