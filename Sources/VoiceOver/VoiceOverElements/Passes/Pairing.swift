import ScreenTree

extension Resolver {
  /// Adds the words of each label of a labelled pair to its content.
  ///
  /// The label is not a separate stop: "Volume" beside a slider makes "Volume, 50%, Adjustable". A
  /// half without the other is unchanged. Source: `accessibilityLabeledPair(role:id:in:)`.
  mutating func joinPairs(_ parts: inout [Part]) {
    // Most screens have no pairs, and the walk below visits every element.
    guard pairs > 0 else { return }
    var labels: [String: Draft] = [:]
    var contents: Set<String> = []
    parts.changeElements { draft in
      guard let pair = draft.pair else { return }
      switch pair.role {
      case .label: labels[pair.id] = labels[pair.id] ?? draft
      case .content: contents.insert(pair.id)
      }
    }
    let joined = labels.filter { contents.contains($0.key) }
    parts.changeElements { draft in
      guard let pair = draft.pair, pair.role == .content, let label = joined[pair.id] else {
        return
      }
      draft.element.label.insert(
        contentsOf: label.element.label.map { $0.by(.paired, unless: .paired) }, at: 0)
    }
    parts = parts.without { $0.pair?.role == .label && joined[$0.pair?.id ?? ""] != nil }
    // A dictionary has no order; without sorting, reports would differ from run to run.
    dropped += joined.values.map { label in
      Suppression(
        Wording.joined(label.element.label.map(\.value)).description, .element, by: .paired,
        origin: label.element.origin)
    }.sorted {
      ($0.origin.position.line, $0.origin.position.column) < (
        $1.origin.position.line, $1.origin.position.column
      )
    }
  }
}

extension [Part] {
  /// The parts without some elements, in groups too.
  fileprivate func without(_ isLeftOut: (Draft) -> Bool) -> [Part] {
    compactMap { part in
      switch part {
      case .element(let draft): return isLeftOut(draft) ? nil : part
      case .group(var group):
        group.members = group.members.without(isLeftOut)
        return .group(group)
      }
    }
  }
}
