import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says the containers around an element to which the Tab key led, after it, innermost first.
  ///
  /// "Nav button 1, Button, Site sections, Navigation". Other moves stop at the containers
  /// themselves. A group without a name is silent.
  static let macContainer = container.variant(
    .observed, sources: [.safari, .designSystem],
    example: Example(
      """
      screen: Shop
      platform: macos
      views:
        - Web: Welcome
        - Web:
            - { Web: Home, role: button }
          role: navigation
          label: Site sections
      """,
      steps: "tab", line: "Home, Button, Site sections, Navigation"),
    speech: .stop { stop, phrase in
      guard stop.isByTab else { return }
      for container in stop.entered.reversed() where container.isStop {
        guard !stop.tolerances.contains(.silentContainers) else {
          phrase.suppressWords(of: container, by: .setting("compatibility", "snapshot"))
          continue
        }
        let words = stop.words(of: container)
        for var segment in container.macSegments(phrase.attribution, words) {
          segment.kind = .container
          phrase.say(segment, of: container)
        }
      }
    })
}
