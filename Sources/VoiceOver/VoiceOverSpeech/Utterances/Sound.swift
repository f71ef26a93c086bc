/// A sound of VoiceOver, with its name in iOS's list "VoiceOver Sounds & Haptics".
///
/// Those at the end replace words, or come before them, if a setting says so.
package enum Sound: String, Hashable, Sendable, CaseIterable {
  /// The cursor moved to an element.
  case itemFocused = "item focused"
  /// An element was activated.
  case itemActivated = "item activated"
  /// There is no further element in this direction.
  case boundaryReached = "boundary reached"
  /// There is no element.
  case noItemDiscovered = "no item discovered"
  /// Another screen is shown.
  case screenChanged = "screen changed"
  /// A page was scrolled.
  case scrolledPage = "scrolled page"
  /// The rotor was turned on.
  case nextRotor = "next rotor"
  /// The rotor was turned back.
  case previousRotor = "previous rotor"
  /// The rotor found nothing.
  case noResults = "no results"
  /// An alert is shown.
  case alertAppeared = "alert appeared"
  /// A sheet or a popover is shown.
  case popoverAppeared = "popover appeared"
  /// Something was dropped in another place.
  case itemReordered = "item reordered"
  /// A character was typed into a secure field.
  case secureTextEntered = "secure text entered"
  /// A command that does nothing here.
  case unknownCommand = "unknown command"
  /// The keys of a keyboard move the cursor.
  case quickNavOn = "quick nav on"
  /// They no longer do.
  case quickNavOff = "quick nav off"
  /// There are custom actions.
  case actions
  /// There is more content.
  case moreContent = "more content"
  /// The element is a link.
  case link
  /// The cursor entered or left a container.
  case container
  /// The letter is a capital.
  case capital
  /// Text was deleted.
  case deletion
  /// The element is a button.
  case button
  /// The element is a heading.
  case heading
  /// The element can be adjusted.
  case adjustable
  /// The element is a switch.
  case switchButton = "switch"
  /// The element is an image.
  case image
  /// The element is a text field.
  case textField = "text field"
}
