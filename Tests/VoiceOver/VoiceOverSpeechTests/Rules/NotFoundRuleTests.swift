import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct NotFoundRuleTests {
  private func line(_ rotor: Rotor, _ words: Vocabulary) -> String {
    Event.foundNothing(rotor)
      .phrased(after: .gesture(.rotorNext), words: words, settings: SpeechSettings())
      .description(in: .voiceover)
  }

  @Test(arguments: [
    (Rotor.system(.containers), "Container not found"),
    (.system(.heading1), "Heading level 1 not found"),
    (.system(.heading6), "Heading level 6 not found"),
    (.system(.formControls), "Form control not found"), (.system(.tables), "Table not found"),
    (.system(.lists), "List not found"), (.system(.landmarks), "Landmark not found"),
    (.system(.visitedLinks), "Visited link not found"),
    (.system(.nonVisitedLinks), "Non-visited link not found"),
    (.system(.buttons), "Button not found"), (.system(.textFields), "Text field not found"),
    (.system(.searchFields), "Search field not found"), (.system(.images), "Image not found"),
    (.system(.staticText), "Static text not found"),
    // A rotor of one element has no kind of element, and its name stands for what is missing.
    (.system(.audioGraph), "Audio Graph not found"), (.system(.words), "Words not found"),
    // A name is written as the app gave it, also with a percent sign.
    (.custom("50%1 off"), "50%1 off not found"),
  ]) func `says what a rotor does not find, after a sound`(rotor: Rotor, spoken: String) {
    #expect(line(rotor, .english) == "♪ no results, " + spoken)
  }

  @Test(arguments: [
    (Vocabulary.german, "Überschrift Ebene 2 nicht gefunden"),
    (.french, "En-tête de niveau 2 : introuvable"),
  ]) func `has the word order of the language`(words: Vocabulary, spoken: String) {
    #expect(line(.system(.heading2), words) == "♪ no results, " + spoken)
  }
}
