import ScreenTree
import VoiceOverElements
import VoiceOverSession

extension Screen {
  /// What the whole screen shows to be wrong: rotors that lead nowhere, and gestures that no one
  /// with VoiceOver can make.
  func liveFindings(in resolution: Resolution) -> [Finding] {
    rotorFindings(resolution) + views.flatMap { gestureFindings($0, isReached: false) }
  }

  /// The screen without the views that a sheet or an alert covers, whose rotors nobody reaches.
  private var uncovered: Screen {
    guard let modal = views.last, modal.kind.shape == .modal else { return self }
    var screen = self
    screen.views = [modal]
    return screen
  }

  private func rotorFindings(_ resolution: Resolution) -> [Finding] {
    uncovered.allNodes.flatMap { node in
      node.properties.filter { $0.modifier === AnyModifier.rotors }.flatMap { property in
        (property[.rotors] ?? []).flatMap { rotor in
          rotor.entries.filter { entry in
            resolution.elements.firstIndex(answering: entry.id, in: entry.namespace) == nil
          }.map { finding(of: $0, in: rotor, at: property.position) }
        }
      }
    }
  }

  private func finding(
    of entry: Property.Rotor.Entry, in rotor: Property.Rotor, at position: Position
  ) -> Finding {
    let other = entry.namespace == nil ? "" : ", with the same namespace"
    return Finding(
      .error, file: position.sourceFile?.name ?? file, position: position,
      message: "the rotor '\(rotor.name)' leads to '\(entry.id)', which is no element. Give the "
        + "view of the entry that id in `ForEach` or `accessibilityRotorEntry(id:in:)`\(other).")
  }

  /// Gestures on views that a user of VoiceOver cannot use in another way.
  private func gestureFindings(_ node: Node, isReached: Bool) -> [Finding] {
    let triggers = node.all(.behavior).map(\.trigger)
    // Another way to the same end excuses a gesture, also one on a view around it.
    let reached =
      isReached || node.states(.representation) || node[.hidden] == true
      || triggers.contains { trigger in
        switch trigger {
        case .activate, .increment, .decrement, .action, .scroll, .zoom: true
        // No other trigger leads to the same end.
        default: false
        }
      }
    let own = node.properties.first { $0[.behavior]?.trigger == .gesture }
    var findings: [Finding] = []
    if let own, !reached {
      findings.append(
        Finding(
          .warning, file: own.position.sourceFile?.name ?? file, position: own.position,
          message: "VoiceOver does not pass this gesture on. Add `accessibilityAction`, "
            + "`accessibilityAdjustableAction` or `accessibilityRepresentation`."))
    }
    return findings + node.children.flatMap { gestureFindings($0, isReached: reached) }
  }
}
