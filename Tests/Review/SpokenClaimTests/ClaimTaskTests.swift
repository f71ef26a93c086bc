import SpokenClaim
import SpokenInputs
import SpokenScreen
import Testing

struct ClaimTaskTests {
  @Test(arguments: [
    ("- UISlider:\n  value: 5\n  in: [0, 10]", ClaimCriterion.labelsExist),
    ("- Button: btn_pay", .labelsForPeople),
    ("- Text: 3f2504e0-4f89-11d3-9a0c-0305e82c3301", .labelsForPeople),
    ("- Text: Pay\n  onActivate: { announce: Paid }", .traitsAndRoles),
    ("- UIImageView:\n  isElement: true", .images),
    (
      "- Slider: Food\n  value: 0.2\n  in: [0, 1]\n  format: { currency: USD, fractionDigits: 0 }",
      .operable
    ),
    (
      """
      - ZStack:
          - { Button: Pay, frame: [20, 300, 350, 50] }
          - { Text: One moment please, frame: [0, 0, 390, 844] }
      """, .operable
    ),
  ]) func `a finding of lint fails its criterion and the task`(
    views: String, criterion: ClaimCriterion
  ) throws {
    let task = try claimed(views)
    #expect(task.result(criterion)?.verdict == .fail)
    #expect(task.results.filter { $0.verdict == .fail }.map(\.criterion) == [criterion])
    #expect(task.verdict == .fail)
    let fault = task.result(criterion)?.faults.first
    #expect(fault?.place.hasSuffix(".yaml") == false && fault?.fix != nil)
  }

  @Test func `a task that is done passes with its lines, and says what it does not judge`() throws {
    let task = try claimed(
      "- Text: Your order\n  heading: 1\n- Button: Pay\n  onActivate: { announce: Paid }",
      steps: "- next\n- activate\n- wait: 5s")
    let verdicts = task.results.map { "\($0.criterion.rawValue): \($0.verdict.words)" }
    #expect(
      verdicts == [
        "labels-exist: pass", "labels-for-people: pass", "traits-and-roles: pass",
        "images: not evaluated", "reachable-and-operable: pass",
        "focus-after-changes: not evaluated", "announcements-heard: pass",
      ])
    #expect(task.verdict == .pass)
    #expect(task.lines.prefix(2).map(\.words) == ["Your order, Heading level 1", "Pay, Button"])
    #expect(task.lines[1].place?.contains("shop.screen.yaml:5:5") == true)
    #expect(task.lines[1].pieces.map(\.kind) == ["label", "trait"])
    #expect(task.result(.labelsExist)?.lines == [2])
    #expect(task.verification == "spoken verify buying.heard.json --against buying.walk.yaml")
  }

  @Test func `an announcement that is lost fails, unless its walkthrough expects that`() throws {
    let views = "- Button: Save\n- Button: Close"
    let lost = "- wait: 5s\n- next\n- announce: Saved"
    let task = try claimed(views, steps: lost)
    #expect(task.result(.announcements)?.verdict == .fail)
    #expect(task.result(.announcements)?.faults.first?.source == "unheard-announcement")
    let line = task.lines.first { $0.event == "announcement" }
    #expect(line?.isCut == true)
    let heard = try claimed(views, steps: "- next\n- wait: 5s\n- announce: Saved\n- wait: 5s")
    #expect(heard.result(.announcements)?.verdict == .pass)
  }

  @Test func `a step that cannot be done and an expectation that fails are faults`() throws {
    let task = try claimed(
      "- Button: Pay", steps: "- type: Tea\n- next\n- expect: Nothing of the kind")
    let faults = task.result(.operable)?.faults ?? []
    #expect(faults.map(\.source) == ["step", "step"])
    #expect(faults.allSatisfy { $0.place.contains("buying.walk.yaml:") })
  }

  @Test func `a picture that is left out on purpose is evidence`() throws {
    let task = try claimed("- Text: Your order\n- Image: bag\n  decorative: true")
    let images = task.result(.images)
    #expect(images?.verdict == .pass && images?.leftOut.map(\.reason) == ["decorative"])
  }

  @Test func `what appears later is judged as well`() throws {
    let views = """
      - Button: More
        onActivate: { show: late }
      - UIButton:
        id: late
        hidden: true
      """
    let task = try claimed(views, steps: "- activate\n- next")
    #expect(task.lines.last?.words == "Button")
    #expect(task.result(.labelsExist)?.faults.map(\.source) == ["heard"])
  }

  @Test func `a screen is opened with the cursor on an element, or the task fails`() throws {
    let task = try claimed("- VStack:")
    #expect(task.result(.focusAfterChanges)?.verdict == .fail)
  }

  @Test func `roles that a capture does not carry are not judged, and a pass says so`() throws {
    let page = """
      <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication label="Shop" x="0" y="0" width="400" \
      height="800"><XCUIElementTypeButton label="Pay" x="10" y="20" width="100" height="44"/>\
      </XCUIElementTypeApplication></AppiumAUT>
      """
    let task = try claimed(capture: page)
    let roles = task.result(.traitsAndRoles)
    #expect(roles?.verdict == .notEvaluated && roles?.reason == "The capture lacks traits.")
    #expect(task.result(.labelsExist)?.verdict == .pass)
    #expect(task.verdict == .pass && task.evaluated == 2)
    #expect(task.verdictWords == "pass, 2 of 7 criteria evaluated")
    let withTraits = page.replacing(" label=\"Pay\"", with: " label=\"Pay\" traits=\"Button\"")
    #expect(try claimed(capture: withTraits).result(.traitsAndRoles)?.verdict == .pass)
    var claim = Claim()
    claim.add(task)
    #expect(claim.text.hasPrefix("Shop · page.xml: pass, 2 of 7 criteria evaluated\n"))
    #expect(claim.markdown.contains("## `Shop`: pass, 2 of 7 criteria evaluated\n"))
    #expect(claim.markdown.contains(" 2 nodes, 1 element`\n\n- `it lacks actions, "))
    #expect(
      claim.markdown.contains("\n- `Elements are inferred from types and labels.`\n- `Loose views"))
  }

  @Test func `lines that nobody heard are what a recording would settle`() throws {
    let task = try claimed("- Button: Pay\n- Stepper: Guests\n  value: 2")
    #expect(task.unsettled == task.lines.filter { !$0.isAttested }.map(\.number))
  }
}
