extension Suppression {
  /// Why words are not spoken; the description is a short clause.
  package enum Cause: Hashable, Sendable {
    /// A setting has a value, as in `speakHints=false`.
    case setting(String, String)
    /// A setting has a value, and what is left out then is inferred, not published or heard.
    case inferredSetting(String, String)

    /// The view is hidden.
    case hidden
    /// The view hides the elements in it.
    case elementsHidden
    /// The image is decorative.
    case decorative
    /// The view has the opacity 0.
    case transparent
    /// The view has no size.
    case sizeZero
    /// A modal view covers it; the value is its name.
    case covered(by: String)
    /// It is inside an element; the value is its name.
    case inside(String)
    /// It is inside a closed disclosure; the value is its name.
    case insideClosed(String)
    /// It is one of the choices of a control; the value is its name.
    case choice(of: String)
    /// Views of the class are not elements.
    case noElement(className: String)
    /// The words belong to the other half of a labelled pair.
    case paired
    /// The title of a text field is shown while the field is empty.
    case prompt
    /// A wheel does not speak its title.
    case titleOfWheel
    /// A label of a picker drives its value out.
    case labelledPicker
    /// An image without a label adds nothing to a combined view; the value is its name.
    case unlabelledImage(in: String)
    /// A switch beside other controls is an action of a combined view; the value is its name.
    case switchAsAction(of: String)

    /// The element has neither words nor cues.
    case wordless
    /// The element is dimmed.
    case dimmed
    /// VoiceOver stays silent while the element is heard itself.
    case heardItself
    /// Everything is being read, without hints and cues.
    case readingAll
    /// Only the text of a text view that cannot be edited is spoken.
    case textAlone
    /// An error message is not spoken while the entry is valid.
    case validEntry
    /// What a live region is called is not spoken on entering; what changes in it is.
    case liveRegion
    /// A touch moved the cursor to an element that is silent on touch.
    case silentOnTouch
    /// The focused element says the same words.
    case saidByElement
    /// The role of a back button contains its label.
    case saidByRole
    /// VoiceOver's hint of a text field replaces the app's.
    case ownHintOfField
    /// A tab, a switch, a back button or a key does not say "Button".
    case replaced(Replacement)
    /// A step was impossible, for this reason.
    case impossible(String)
  }

  /// What replaces "Button".
  package enum Replacement: Hashable, Sendable {
    case tab, switchButton, backButton, keyboardKey, role
  }
}

extension Suppression.Cause: CustomStringConvertible {
  /// The cause in the words of JSON and explanations.
  package var description: String {
    switch self {
    case .setting(let key, let value): "\(key)=\(value)"
    case .inferredSetting(let key, let value): "\(key)=\(value), inferred"
    case .hidden: "hidden"
    case .elementsHidden: "elementsHidden"
    case .decorative: "decorative"
    case .transparent: "opacity 0"
    case .sizeZero: "size zero"
    case .covered(let name): "covered by the modal \(name)"
    case .inside(let name): "inside the element \(name)"
    case .insideClosed(let name): "inside the closed \(name)"
    case .choice(let name): "a choice of \(name)"
    case .noElement(let className): "\(className) is not an element"
    case .paired: "its words are part of the other half of the labelled pair"
    case .prompt: "the title of a text field is its prompt, spoken while empty"
    case .titleOfWheel: "the title of a wheel is not spoken"
    case .labelledPicker: "the label of a menu picker drives its value out"
    case .unlabelledImage(let name): "an image without a label adds nothing to the combined \(name)"
    case .switchAsAction(let name):
      "a switch beside other controls is a custom action of the combined \(name)"
    case .wordless: "no label, value, hint or spoken trait"
    case .dimmed: "the element is dimmed"
    case .heardItself: "the element is heard itself"
    case .readingAll: "everything is being read"
    case .textAlone: "a text view that cannot be edited says its text alone"
    case .validEntry: "the entry is not marked as invalid"
    case .liveRegion: "a live region is heard when it changes, not when the cursor enters it"
    case .silentOnTouch: "the element is silent when a finger comes to it"
    case .saidByElement: "the element says the same words"
    case .saidByRole: "the role says Back already"
    case .ownHintOfField: "a text field says VoiceOver's own hint"
    case .replaced(let replacement): replacement.description
    case .impossible(let reason): reason
    }
  }
}

extension Suppression.Replacement: CustomStringConvertible {
  /// What the element says instead of "Button".
  package var description: String {
    switch self {
    case .tab: "a tab says Tab instead"
    case .switchButton: "a switch says Switch button instead"
    case .backButton: "a back button says so itself"
    case .role: "the role of web content says it instead"
    case .keyboardKey: "a key of a keyboard has no role word"
    }
  }
}
