import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct DraggableRuleTests {
  private func draggable(_ label: String, _ traits: Node.Trait...) -> Element {
    var item = element(label)
    item.traits = traits.map { Sourced($0, from: nowhere, by: .stated) }
    item.states = [Sourced(.draggable, from: nowhere, by: .stated)]
    return item
  }

  private let hint = "Double tap and hold, wait for the sound, then drag to rearrange."

  @Test(arguments: [
    ("Reorder, Milk", Node.Trait.button, true), ("Reorder English", .button, true),
    ("Reorder", .button, true), ("Milk", .button, false), ("Reordered list", .button, false),
    ("Reorder, Milk", .staticText, false),
  ]) func `takes a button for one that reorders by the label of the system's own`(
    label: String, trait: Node.Trait, reorders: Bool
  ) {
    let item = draggable(label, trait)
    #expect((utterance(item).hint(in: .voiceover) == hint) == reorders)
    let held = Event.dragged(item)
      .phrased(after: .gesture(.drag), words: .english, settings: SpeechSettings())
    #expect(
      held.description(in: .voiceover) == (reorders ? "\(label), Draggable" : "Drag"))
  }

  @Test func `knows no such label in other languages`() {
    let said = utterance(draggable("Reorder, Milch", .button), words: .german)
    #expect(said.hint(in: .voiceover) == nil)
  }

  @Test func `says what can be dragged, whatever it is`() {
    #expect(utterance(draggable("Synth")).lines(.voiceover) == "Synth, Draggable")
    #expect(utterance(draggable("Milk", .button)).lines(.voiceover) == "Milk, Button, Draggable")
  }
}
