import SpokenScreen
import TestSupport
import Testing

/// Corners of order, grouping and places, in VoiceOver's model and in AccessibilitySnapshot's.
struct ReadingRulesTests {
  private static let behind = """
    - UIView:
        - { UIView: , isElement: true, label: Behind }
        - { UIView: , modal: true, hidden: true, isElement: true, label: M }
    """
  private static let segments = """
    - UISegmentedControl:
        - { Element: , label: S1, traits: [button] }
        - { Element: , label: S2, traits: [button, selected] }
    """

  @Test(arguments: [
    (
      """
      - { UIView: , isElement: true, label: Lower, frame: [0, 100, 50, 20] }
      - UIView: [{ UIView: , hidden: true, isElement: true, label: H, frame: [0, 50, 50, 20] }]
        frame: [0, 50, 50, 20]
        groupChildren: true
      - { UIView: , isElement: true, label: Upper, frame: [0, 0, 50, 20] }
      """, "Upper // Lower", "Upper // Lower"
    ),
    (
      """
      - UIView:
          - { UIView: , isElement: true, label: One, frame: [0, 0, 30, 20] }
          - { UIView: , isElement: true, label: Three, frame: [0, 80, 30, 20] }
        container: none
      - { UIView: , isElement: true, label: Two, frame: [0, 40, 30, 20] }
      """, "One // Two // Three", "One // Two // Three"
    ),
    (
      """
      - UIView:
          - { UIView: , isElement: true, label: One, frame: [0, 0, 30, 20] }
          - { UIView: , isElement: true, label: Three, frame: [0, 80, 30, 20] }
        container: semanticGroup
        groupChildren: true
      - { UIView: , isElement: true, label: Two, frame: [0, 40, 30, 20] }
      """, "One // Three // Two", "One // Three // Two"
    ),
    (
      """
      - UIView:
        container: list
        elements:
          - UIView: [{ UIView: , isElement: true, label: Nested }]
          - { UIView: , isElement: true, label: Mid }
          - { UIView: , isElement: true, label: Last }
      """, "Nested // Mid // Last, List end", "Nested // Mid // Last. List End."
    ),
    (
      """
      - UIView:
        elements:
          - UIView:
              - { UIView: , isElement: true, label: Lower, frame: [0, 100, 30, 20] }
              - { UIView: , isElement: true, label: Upper, frame: [0, 0, 30, 20] }
      """, "Lower // Upper", "Lower // Upper"
    ),
    ("- { Element: , label: Zero, frame: [10, 10, 0, 0] }", "Zero", "Zero"),
    (behind, "Behind", "♪ no item discovered"),
    (
      segments, "S1, Button, 1 of 2 // Selected, S2, Button, 2 of 2",
      "S1. Button. 1 of 2. // Selected: S2. Button. 2 of 2."
    ),
    (
      "- UITabBar: [{ UIButton: T2, disabled: true }]", "T2, Tab, 1 of 1", "T2. Tab. 1 of 1."
    ),
    (
      "- { Element: , label: S, value: '', traits: [switchButton, button, header] }",
      "S, Switch button, Heading | Double tap to toggle setting.",
      "S. Switch Button.  Heading. | Double tap to toggle setting."
    ),
    (
      "- { Element: , label: S, value: mixed, traits: [toggleButton, button] }",
      "S, Switch button, Mixed | Double tap to toggle setting.",
      "S. Switch Button. Mixed. | Double tap to toggle setting."
    ),
    (
      "- { Element: , label: A, traits: [button, keyboardKey], context: { tabBarItem: [1, 2] } }",
      "A, Tab, 1 of 2", "A. Tab. 1 of 2."
    ),
    (
      "- { Element: , label: A, traits: [button, backButton], context: { tabBarItem: [1, 2] } }",
      "A, Back button, Tab, 1 of 2", "A. Back Button. Tab. 1 of 2."
    ),
    (
      "- { Element: , label: A, traits: [button], context: { tabBarItem: [1, 2] } }",
      "A, Tab, 1 of 2", "A. Button. Tab. 1 of 2."
    ),
    (
      """
      - UIView: [{ Text: Apples }, { Text: Pears }]
        container: semanticGroup
        label: Cart
        actions: [Clear]
      """, "Cart, Apples | Actions available // Pears", "Apples // Pears"
    ),
    (
      """
      - HStack: [{ Text: Progress }, { ProgressView: , value: 0.75 }]
        element: combine
        value: 75 percent complete
      """, "Progress, 75 percent complete", "Progress: 75 percent complete"
    ),
  ]) func `follows VoiceOver, or AccessibilitySnapshot on request`(
    views: String, voiceOver: String, snapshot: String
  ) throws {
    #expect(try told(views) == voiceOver)
    #expect(try told(views, style: .snapshot, ["compatibility": "snapshot"]) == snapshot)
  }

  @Test(arguments: [
    (
      "- { Element: , label: S, value: '3', traits: [button, switchButton] }", 16,
      "S, Switch button"
    ),
    (
      "- { Element: , label: S, value: '3', traits: [button, switchButton] }", 17,
      "S, Switch button, 3"
    ),
    (
      "- { UIStepper: , value: 0, in: [0, 10] }", 18,
      "Decrement, Dimmed, Button // Increment, Button"
    ),
    ("- { UIStepper: , value: 0, in: [0, 10] }", 26, "Decrement, Button // Increment, Button"),
  ]) func `follows the version of iOS`(views: String, version: Int, spoken: String) throws {
    let changes = ["systemVersion": "\(version)", "speakHints": "false"]
    #expect(try told(views, changes) == spoken)
  }
}
