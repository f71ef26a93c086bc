import ScreenTree

/// What learns that a field got the keyboard, or lost it.
@MainActor
protocol KeyboardFollower: AnyObject {
  /// The name of the field's node; nil without one.
  var fieldName: String? { get }
  /// Is called when the field got the keyboard, or lost it.
  func keyboardMoved(isHere: Bool)
}

extension ViewRoot {
  /// Gives the keyboard to a field, so that all others lose it; nil is a view without a field.
  func giveKeyboard(to field: String?) {
    guard let field else { return }
    // Losing comes first: two fields may share one state, which must be that of the new one.
    takeKeyboard(exceptFrom: field)
    for follower in keyboardFollowers where follower.fieldName == field {
      follower.keyboardMoved(isHere: true)
    }
  }

  /// Takes the keyboard away from all fields but one, or from all of them.
  package func takeKeyboard(exceptFrom field: String?) {
    for follower in keyboardFollowers where field == nil || follower.fieldName != field {
      follower.keyboardMoved(isHere: false)
    }
  }

  /// Takes the keyboard away from a field, and from no other.
  func takeKeyboard(from field: String?) {
    guard let field else { return }
    for follower in keyboardFollowers where follower.fieldName == field {
      follower.keyboardMoved(isHere: false)
    }
  }
}

extension _ViewNode {
  /// The behavior of a field that gets the keyboard by a double-tap.
  ///
  /// Nothing else happens by it, so that a view around may take the double-tap too.
  var takingKeyboard: Behavior {
    Behavior(.activate) { [weak self] _ in
      self?.takeKeyboard()
      return false
    }
  }

  /// Gives the keyboard to the field that the view writes.
  func takeKeyboard() { root.giveKeyboard(to: nodes.first?.name) }

  /// Takes the keyboard from other fields, because this one is typed into.
  ///
  /// Steps may type without a double-tap before. Its focus state stays then as it is, because only
  /// a double-tap or the app moves the keyboard, which VoiceOver's cursor follows.
  func clearOtherKeyboards() { root.takeKeyboard(exceptFrom: nodes.first?.name) }

  /// Takes the keyboard away from the field that the view writes.
  func leaveKeyboard() { root.takeKeyboard(from: nodes.first?.name) }
}
