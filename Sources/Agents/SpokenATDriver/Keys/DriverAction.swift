package import ScreenTree

/// What keys do.
package enum DriverAction: Hashable, Sendable {
  /// A gesture.
  case gesture(VoiceOverGesture)
  /// A gesture of the Mac, and another one elsewhere.
  case either(mac: VoiceOverGesture, elsewhere: VoiceOverGesture)
  /// Changes the value of an adjustable element; goes by the rotor on any other.
  case adjust(isUp: Bool)
  /// Goes to the next element of a rotor, or to the one before.
  case find(String, isForwards: Bool)
  /// Says the element under the cursor again.
  case describe
  /// Says again what was said last.
  case repeatLast
  /// Turns Quick Nav on or off.
  case toggleQuickNav
  /// Turns the letters of Quick Nav on or off.
  case toggleSingleKeys
  /// Turns VoiceOver on or off.
  case toggleVoiceOver
  /// Types a character into a text field; activates any other element.
  case typeOrActivate(String)
  /// Deletes the last character of a text field.
  case delete
}

extension DriverAction: CustomStringConvertible {
  /// What happens in the words of a walkthrough, as the page has it.
  package var description: String {
    switch self {
    case .gesture(let gesture): "`\(gesture)`"
    case .either(let mac, let elsewhere): "`\(mac)` on the Mac, else `\(elsewhere)`"
    case .adjust(let isUp):
      isUp
        ? "`increment` of what can be adjusted, else `rotorPrevious`"
        : "`decrement` of what can be adjusted, else `rotorNext`"
    case .find(let rotor, let isForwards):
      "`\(isForwards ? "rotorNext" : "rotorPrevious")` of the rotor \(rotor)"
    case .describe: "the element again"
    case .repeatLast: "what was said last, again"
    case .toggleQuickNav: "`quickNavOn` or `quickNavOff`"
    case .toggleSingleKeys: "single-key Quick Nav on or off"
    case .toggleVoiceOver: "`voiceOverOff` or `voiceOverOn`"
    case .typeOrActivate(let text):
      text.isEmpty ? "`activate`" : "a space in a text field, else `activate`"
    case .delete: "`delete` in a text field"
    }
  }
}
