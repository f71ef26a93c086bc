import ScreenTree
import VoiceOverElements

/// Keys without a gesture: Tab, and those of the Mac.
extension Session {
  /// Presses a key.
  mutating func press(_ gesture: VoiceOverGesture, in app: some ScreenApp) -> Event {
    switch gesture {
    case .tab: tab(forwards: true, in: app)
    case .shiftTab: tab(forwards: false, in: app)
    case .interact where isOnMac: interact(in: app)
    case .stopInteracting where isOnMac: stopInteracting(in: app)
    case .actionsMenu where isOnMac: openMenu(.actions)
    case .actionsMenu:
      .failed(
        "only the Mac has an Actions menu; `rotor: Actions` and `rotorNext` offer the actions here")
    case .interact, .stopInteracting:
      .failed("only the Mac has `\(gesture)`; `next` goes into containers and out of them here")
    default: .passed
    }
  }

  /// Moves the keyboard's focus to the next control or to the one before, and the cursor with it.
  ///
  /// It starts at the cursor, because VoiceOver moves the keyboard's focus along with it. At an end
  /// the cursor stays; an app may go on at the other end, which a screen file does not say.
  private mutating func tab(forwards: Bool, in app: some ScreenApp) -> Event {
    let elements = app.elements
    let next: Int? =
      if forwards {
        elements[min((cursor ?? -1) + 1, elements.count)...].firstIndex { $0.isTabStop }
      } else {
        elements[..<min(cursor ?? 0, elements.count)].lastIndex { $0.isTabStop }
      }
    guard let next else { return .reachedBoundary(forwards ? .end : .start, repeating: standing) }
    var focus = place(at: next, of: elements)
    guard isOnMac else { return .focusedByKeyboard(focus) }
    focus.isByTab = true
    return .focused(focus)
  }
}
