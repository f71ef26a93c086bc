import ScreenResolver
import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Says the name of a custom action that the rotor offers or that was carried out, and of dragging.
  ///
  /// The last one offered presses the element: "Activate, Default". While something is dragged,
  /// dropping it is an action too: "Drop, drop ready". What was carried out is silent with
  /// `rotorConfirmation=false`.
  static let action = SpeechRule(
    id: "action",
    summary: "an action says its name when it is offered or carried out",
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
      switch event {
      case .performed(let name, let element):
        return context.settings.rotorConfirmation ? [rule.action(name, of: element)] : []
      case .offered(_, isDefault: true, let element):
        return say(.activate, .defaultAction, of: element)
      case .offered("", _, let element): return say(.drop, .dropReady, of: element)
      case .offered(let name, _, let element): return [rule.action(name, of: element)]
      case .dragged(let element): return say(.drag, of: element)
      case .dropped(let element): return say(.dropComplete, of: element)
      case .opened, .focused, .reachedBoundary, .foundNothing, .waited, .changed, .activated,
        .turnedRotor,
        .readContent, .readText, .deleted, .announced, .reported, .voiceOver, .quickNav, .launched,
        .passed, .failed:
        return []
      }
    })
}

extension Attribution {
  /// The name of an action of an element.
  fileprivate func action(_ name: String, of element: Element) -> Segment {
    let source = element.actions.first { $0.value == name }
    return segment(name, .action, at: source?.origin ?? element.origin, by: source?.pass)
      .inLanguage(of: element)
  }
}
