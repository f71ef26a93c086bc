import ScreenTree
import Testing
import VoiceOverElements

struct ElementStepperTests {
  @Test func `the buttons of UIKit's stepper know their stepper, whatever it is called`() {
    let stepper = view(.uiStepper, nil, .label("Cups"), .id("more.increment"))
    let buttons = resolution([stepper]).elements.map(\.stepperButton)
    #expect(buttons.map { $0?.stepper } == ["more.increment", "more.increment"])
    #expect(buttons.map { $0?.raises } == [false, true])
  }

  @Test func `no other element is one`() {
    let views = [view(.stepper, "Cups"), view(.button, "increment", .id("a.increment"))]
    #expect(resolution(views).elements.allSatisfy { $0.stepperButton == nil })
  }
}
