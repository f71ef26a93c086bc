import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks the name of a custom action that the rotor offers or that was performed, and of
  /// dragging.
  ///
  /// The last one activates the element: "Activate, Default". During a drag, dropping is an action
  /// too: "Drop, drop ready", or the name of each drop point before "drop ready". A control that
  /// reorders says its label and "Draggable" when it is held (one listener); "Drag" is the action in
  /// the rotor. A performed action is silent with `rotorConfirmation=false`.
  static let action = SpeechRule(
    id: "action",
    summary: "an action says its name when it is offered or performed",
    evidence: Attestation(.observed, .talk(10073, 2024), .settingsOfIOS),
    example: Example(
      """
      screen: Mail
      views:
        - Text: Message from Ada
          actions: [Archive]
      """,
      steps: "{ rotor: Actions }, rotorNext", line: "Archive"),
    speech: .event { event, context, rule in
      func say(_ words: Word.ID..., of element: Element) -> [Segment] {
        words.map {
          rule.segment(context.words[$0], .action, at: element.origin).inLanguage(of: element)
        }
      }
      func say(_ action: Sourced<Wording>, of element: Element) -> Segment {
        rule.segment(action, .action, in: context.words).inLanguage(of: element)
      }
      switch event {
      case .performed(let action, let element):
        return context.settings.rotorConfirmation ? [say(action, of: element)] : []
      case .offered(.activate, let element): return say(.activate, .defaultAction, of: element)
      case .offered(.drop(nil), let element): return say(.drop, .dropReady, of: element)
      case .offered(.drop(let point?), let element):
        return [say(point, of: element)] + say(.dropReady, of: element)
      case .offered(.action(let action), let element): return [say(action, of: element)]
      // The rule `chartItem` speaks it.
      case .offered(.chart, _): return []
      case .dragged(let element):
        let isSilent = context.model.tolerances.contains(.silentReordering)
        guard !isSilent, element.reorders(in: context.words) else {
          return say(.drag, of: element)
        }
        let label = context.segments(of: element).filter { $0.kind == .label }
        return label.map { $0.attributed(to: rule) } + say(.draggable, of: element)
      case .dropped(let element): return say(.dropComplete, of: element)
      // No other event is an action.
      default: return []
      }
    })
}
