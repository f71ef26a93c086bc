import SpokenScreen
import Testing

@testable import ScreenInputs

struct ScreenRotorsTests {
  private func screen(_ views: String) throws -> Screen {
    let text = "screen: S\nviews:\n" + views
    return try #require(ScreenReader.read(Array(text.utf8), file: "r.yaml").value)
  }

  private func findings(_ screen: Screen) -> [Finding] {
    screen.findings(ofRotorsIn: resolve(screen, settings: ResolverSettings()))
  }

  @Test(arguments: [
    (
      "an element",
      "  - { Text: A, id: a, rotors: { name: Links, entries: [a, b] } }\n  - { Text: B, id: b }\n"
    ),
    (
      "a view that is hidden now, and one in a hidden view",
      """
        - { Text: A, rotors: { name: Links, entries: [b, c] } }
        - { Text: B, id: b, hidden: true }
        - VStack:
            - { Text: C, id: c }
          hidden: true

      """
    ),
    (
      "the accessibility identifier of one view",
      """
        - { Text: A, rotors: { name: Links, entries: [pay, later] } }
        - { Text: B, identifier: pay }
        - { Text: C, identifier: later, hidden: true }

      """
    ),
    (
      "the identity of a hidden view",
      """
        - { Text: A, rotors: { name: Links, entries: [gone] } }
        - { Text: B, rotorEntry: gone, hidden: true }

      """
    ),
    (
      "a view in a closed menu",
      """
        - Menu: M
          views: [{ Button: B, id: b }]
        - { Text: A, rotors: { name: Links, entries: [b] } }

      """
    ),
    (
      "views that are combined into one element",
      """
        - HStack:
            - { Text: A, id: a }
            - { Text: B, id: b }
          element: combine
          rotors: { name: Links, entries: [a, b] }

      """
    ),
    (
      "identities with a namespace and without one",
      """
        - { Text: A, rotors: { name: Ads, entries: [news, { id: news, in: top }] } }
        - { Text: B, rotorEntry: { id: news, in: top } }

      """
    ),
  ])
  func `leads to elements, and to views that may appear`(name: String, views: String) throws {
    #expect(findings(try screen(views)) == [], "\(name)")
  }

  /// A container and a decoration, neither of which is an element, each the goal of a rotor.
  private let lost = """
      - VStack:
          - { Text: A, id: a }
        id: box
        rotors: { name: Links, entries: [box, a] }
      - { Image: x, id: pic, decorative: true }
      - Canvas:
        label: Drawing
        representation:
          { Text: C, id: c, rotors: { name: Pictures, entries: [pic] } }

    """

  @Test func `names each entry that leads to no element, in the order of the file`() throws {
    #expect(
      findings(try screen(lost)).map(\.description) == [
        "r.yaml:6:5: error: node 'box': the rotor 'Links' leads to 'box', which is no element. "
          + "Use one of a.",
        "r.yaml:11:25: error: node 'c': the rotor 'Pictures' leads to 'pic', which is no "
          + "element. Use one of a.",
      ])
  }

  @Test func `only warns in a capture`() throws {
    var screen = try screen(lost)
    screen.capture = Capture(format: "idb")
    #expect(findings(screen).map(\.severity) == [.warning, .warning])
  }

  @Test func `wants the namespace of an entry too`() throws {
    let views = """
        - { Text: A, rotors: { name: Ads, entries: [{ id: news, in: ads }] } }
        - { Text: B, rotorEntry: { id: news, in: top } }

      """
    #expect(findings(try screen(views)).map(\.position.description) == ["3:16"])
  }

  @Test(arguments: [
    ("{ id: news, in: ads }", "'news' is in the namespace 'top'."),
    ("{ id: b, in: top }", "Use one of news."), ("{ id: b, in: none }", "There is none."),
  ]) func `suggests ids in the namespace of the entry`(entry: String, advice: String) throws {
    let views = """
        - { Text: A, rotors: { name: Ads, entries: [\(entry)] } }
        - { Text: B, id: b, rotorEntry: { id: news, in: top } }

      """
    #expect(findings(try screen(views)).map { $0.message.hasSuffix(advice) } == [true])
  }

  @Test func `suggests the element with the nearest id`() throws {
    let views = """
        - { Text: A, id: box1, rotors: { name: Links, entries: [boxes] } }
        - { VStack: [{ Text: B }], id: boxes }

      """
    #expect(
      findings(try screen(views)).map(\.message) == [
        "node 'box1': the rotor 'Links' leads to 'boxes', which is no element. "
          + "Did you mean 'box1'?"
      ])
  }
}
