import Testing
import VoiceOverElements

struct SuppressionCauseTests {
  @Test(arguments: [
    (Suppression.Cause.setting("speakHints", "false"), "speakHints=false"),
    (.inferredSetting("verbosity", "low"), "verbosity=low, inferred"), (.hidden, "hidden"),
    (.elementsHidden, "elementsHidden"), (.decorative, "decorative"), (.transparent, "opacity 0"),
    (.sizeZero, "size zero"), (.covered(by: "sheet"), "covered by the modal sheet"),
    (.inside("card"), "inside the element card"),
    (.insideClosed("more"), "inside the closed more"), (.choice(of: "size"), "a choice of size"),
    (.noElement(className: "Divider"), "Divider is not an element"),
    (.paired, "its words are part of the other half of the labelled pair"),
    (.prompt, "the title of a text field is its prompt, spoken while empty"),
    (.titleOfWheel, "the title of a wheel is not spoken"),
    (.labelledPicker, "the label of a menu picker drives its value out"),
    (
      .unlabelledImage(in: "row"), "an image without a label adds nothing to the combined row"
    ),
    (
      .switchAsAction(of: "row"),
      "a switch beside other controls is a custom action of the combined row"
    ),
    (.wordless, "no label, value, hint or spoken trait"), (.dimmed, "the element is dimmed"),
    (.heardItself, "the element is heard itself"), (.readingAll, "everything is being read"),
    (.textAlone, "a text view that cannot be edited says its text alone"),
    (.validEntry, "the entry is not marked as invalid"),
    (.liveRegion, "a live region is heard when it changes, not when the cursor enters it"),
    (.silentOnTouch, "the element is silent when a finger comes to it"),
    (.saidByElement, "the element says the same words"),
    (.saidByRole, "the role says Back already"),
    (.ownHintOfField, "a text field says VoiceOver's own hint"),
    (.replaced(.tab), "a tab says Tab instead"),
    (.replaced(.switchButton), "a switch says Switch button instead"),
    (.replaced(.backButton), "a back button says so itself"),
    (.replaced(.keyboardKey), "a key of a keyboard has no role word"),
    (.replaced(.role), "the role of web content says it instead"),
    (.impossible("nothing has the focus"), "nothing has the focus"),
  ]) func `says in a clause why words are not spoken`(cause: Suppression.Cause, clause: String) {
    #expect("\(cause)" == clause)
  }
}
