import SpokenScreen
import SpokenScreenTesting
import Testing

/// What changes for a walkthrough through two screens, a sentence a change.
private func changes(
  _ old: [Node], _ new: [Node], _ steps: [Walkthrough.Action], _ more: [Walkthrough.Action] = []
) -> [String] {
  func heard(_ views: [Node], _ steps: [Walkthrough.Action]) -> SpokenTranscript {
    SpokenTranscript(
      Scenario(Screen(title: "S", views: views), steps: steps.map { Walkthrough.Step($0) }))
  }
  return HeardDifference(from: heard(old, steps), to: heard(new, steps + more)).changes
    .map(\.message)
}

struct FollowUpFilterTests {
  private let name = Node.textField("Name", .id("name"))
  private let pin = Node.view(.secureField, "PIN", [.id("pin")])
  private let gift = Node.toggle("Gift", .id("gift"), .value(true))
  private let typing: [Walkthrough.Action] = [
    .user(.activate), .user(.type("Tea")), .next, .user(.activate), .user(.type("42")), .next,
  ]
  private let swap = ["'pin' and 'name' changed places; 'pin' comes first now"]

  @Test func `reports a swap alone, not what is typed elsewhere since`() {
    #expect(changes([name, pin, gift], [pin, name, gift], typing) == swap)
  }

  @Test func `reports a swap alone when a step was added, too`() {
    let told = changes([name, pin, gift], [pin, name, gift], typing, [.previous])
    #expect(told.first == swap[0])
    #expect(!told.contains { $0.contains("Tea") || $0.contains("bullet") })
  }

  @Test func `reports what another value makes heard at the same step`() {
    let off = Node.toggle("Gift", .id("gift"), .value(false))
    #expect(
      changes([gift], [off], [.user(.activate)]) == [
        "the state of 'gift' is \"Off\" now, was \"On\"",
        "after 'activate', 'gift' says \"On\" now, was \"Off\"",
      ])
  }

  @Test func `reports that the steps do not get as far any more`() {
    #expect(
      changes([name, gift], [name, .text("Tax"), gift], [.next]) == [
        "the steps do not reach 'gift' any more",
        "a stop is new: \"Tax\", stop 2, after 'name'",
      ])
  }

  @Test func `reports the step of a walkthrough at which a stop is new or gone`() {
    let tax = Node.text("Tax")
    let more: [Walkthrough.Action] = [.user(.readAll)]
    #expect(
      changes([name, gift], [name, tax, gift], more) == [
        "a stop is new: \"Tax\", at the step 'readAll', after 'name'"
      ])
    #expect(
      changes([name, tax, gift], [name, gift], more) == [
        "a stop is gone: \"Tax\", was at the step 'readAll'"
      ])
  }

  @Test func `reports only another label, not that it is cut at another moment`() {
    let steps: [Walkthrough.Action] = [.wait(.milliseconds(2800)), .announce("Saved", .high)]
    func toggle(_ label: String) -> Node { .toggle(label, .id("a"), .value(true)) }
    #expect(
      changes([toggle("Warn me")], [toggle("Alert me")], steps) == [
        "'a' is called \"Alert me\" now, was \"Warn me\""
      ])
  }

  @Test func `reports an announcement that is gone, whatever moved`() {
    let steps: [Walkthrough.Action] = [.wait(.seconds(5)), .next, .wait(.seconds(5))]
    let told = changes([name, pin], [pin, name], steps + [.announce("Saved")], [])
    #expect(told == swap)
    let silent = HeardDifference(
      from: SpokenTranscript(
        Scenario(
          Screen(title: "S", views: [name, pin]),
          steps: (steps + [.announce("Saved")]).map { Walkthrough.Step($0) })),
      to: SpokenTranscript(
        Scenario(Screen(title: "S", views: [pin, name]), steps: steps.map { Walkthrough.Step($0) }))
    )
    #expect(silent.changes.map(\.message).contains { $0.contains("Saved") })
  }
}
