import ScreenTree
import SpokenSyntax
import VoiceOverElements
import VoiceOverSession

extension Screen {
  /// A finding for each rotor entry that leads to no element, with the valid ids: an error in a
  /// screen file, a warning in a capture.
  ///
  /// An entry for a view that is hidden now, or inside a closed one, is valid: the view may appear.
  ///
  /// - Parameter resolution: the resolved screen.
  /// - Returns: the findings, in the order of the file.
  func findings(ofRotorsIn resolution: Resolution) -> [Finding] {
    var rotors: [(node: Node, rotor: Property.Rotor)] = []
    var absent: Set<String> = []
    forEachNode { node, isHidden in
      for rotor in node.all(.rotors).joined() { rotors.append((node, rotor)) }
      guard isHidden else { return }
      absent.formUnion([node.id, node[.rotorEntry]?.id, node[.identifier]].compactMap { $0 })
    }
    // Most screens have no rotors, and then the sets below are not needed.
    guard !rotors.isEmpty else { return [] }
    absent.formUnion(resolution.dropped.filter(\.mayAppear).map(\.origin.node))
    let reached = RotorTargets(resolution.elements)
    var known = reached.suggestions
    // One budget for all findings: each suggestion compares an id with every valid one.
    var budget = Suggestion.usualBudget
    return rotors.flatMap { node, rotor in
      rotor.entries.filter { !reached.contains($0) && !absent.contains($0.id) }.map { entry in
        let advice = known.sentence(for: entry, budget: &budget)
        return Finding(
          capture == nil ? .error : .warning, file: file,
          position: node.position(of: .rotors) ?? node.position,
          message: "node '\(node.name)': the rotor '\(rotor.name)' leads to '\(entry.id)', "
            + "which is no element. \(advice)")
      }
    }
  }

  /// Visits every view, and whether it or a view around it is hidden.
  private func forEachNode(_ look: (Node, Bool) -> Void) {
    // A list instead of recursion, for any depth; reversed, it ends with the first view of the
    // file.
    var waiting = views.reversed().map { ($0, false) }
    while let (node, isInHidden) = waiting.popLast() {
      let isHidden = isInHidden || node[.hidden] == true
      look(node, isHidden)
      let inside =
        node.children + (node[.representation] ?? []) + (node[.accessibilityChildren] ?? [])
      waiting += inside.reversed().map { ($0, isHidden) }
    }
  }
}

/// The valid targets of rotor entries.
private struct RotorTargets {
  /// The ids in the file that lead to an element.
  private let ids: [String]
  private let names: Set<String>
  /// The rotor identities in each namespace.
  private let entries: [String: Set<String>]

  init(_ elements: [Element]) {
    let entries = Set(elements.compactMap { $0.rotorEntry?.value })
    self.entries = entries.reduce(into: [:]) { known, entry in
      if let namespace = entry.namespace { known[entry.id, default: []].insert(namespace) }
    }
    // A view that was combined into another is found through the element that speaks its words.
    let merged = elements.lazy.flatMap { $0.label.compactMap(\.origin.node) }
    let identified = Dictionary(grouping: elements.compactMap(\.identifier)) { $0 }
      .filter { $0.value.count == 1 }.keys
    names = Set(elements.map(\.node)).union(merged).union(entries.map(\.id)).union(identified)
    // A name with `@` is made of a class and a position; it is no id to suggest.
    ids = names.filter { !$0.contains(byte: "@") }.sorted()
  }

  func contains(_ entry: Property.Rotor.Entry) -> Bool {
    guard let namespace = entry.namespace else { return names.contains(entry.id) }
    return entries[entry.id]?.contains(namespace) ?? false
  }

  /// What may be meant instead of an entry that leads nowhere.
  var suggestions: Suggestions { Suggestions(ids: ids, entries: entries) }

  /// The ids that may be meant, those of each namespace prepared once.
  struct Suggestions {
    fileprivate let ids: [String]
    fileprivate let entries: [String: Set<String>]
    private var prepared: [String?: Suggestion.Words] = [:]

    fileprivate init(ids: [String], entries: [String: Set<String>]) {
      self.ids = ids
      self.entries = entries
    }

    /// The namespace that the id is in, or the nearest id in that of the entry.
    mutating func sentence(
      for entry: Property.Rotor.Entry, budget: inout Int
    ) -> String {
      if let namespace = entries[entry.id]?.min(), entry.namespace != nil {
        return "'\(entry.id)' is in the namespace '\(namespace)'."
      }
      return words(in: entry.namespace).sentence(for: entry.id, budget: &budget)
    }

    private mutating func words(in namespace: String?) -> Suggestion.Words {
      if let known = prepared[namespace] { return known }
      let own = namespace.map { name in
        entries.filter { $0.value.contains(name) }.keys.sorted()
      }
      let words = Suggestion.Words(own ?? ids)
      prepared[namespace] = words
      return words
    }
  }
}

extension Suppression {
  /// Whether the view may become reachable later.
  fileprivate var mayAppear: Bool {
    switch self.by {
    case .hidden, .elementsHidden, .transparent, .covered, .insideClosed, .choice: true
    // No other view becomes reachable by itself.
    default: false
    }
  }
}
