extension Node {
  /// A trait of an accessibility element, by its UIKit name.
  ///
  /// The raw value is the name in a screen file. Bits and private names follow the
  /// `kAX…Trait` symbols of AXRuntime.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// Can be activated.
    case button
    /// Opens something elsewhere.
    case link
    /// Shows a picture.
    case image
    /// Is chosen among others.
    case selected
    /// Makes a sound of its own.
    case playsSound
    /// Is a key of a keyboard.
    case keyboardKey
    /// Is text that does not change.
    case staticText
    /// Sums up the screen when the app opens.
    case summaryElement
    /// Cannot be used now.
    case notEnabled
    /// Changes often.
    case updatesFrequently
    /// Is a field to search with.
    case searchField
    /// Starts playing or recording.
    case startsMediaSession
    /// Has a value that swipes up and down change.
    case adjustable
    /// Takes touches itself.
    case allowsDirectInteraction
    /// Turns the page when it has been read.
    case causesPageTurn
    /// Holds tabs.
    case tabBar
    /// Is a heading.
    case header
    /// Switches between two states; public name of the switch since iOS 17.
    case toggleButton
    /// Can be zoomed.
    case supportsZoom
    /// Leads back; set by navigation bars.
    case backButton
    /// Is one of the tabs; set by tab bars.
    case tabBarItem
    /// Takes typed text; set by text fields and views.
    case textEntry
    /// Has the insertion point.
    case isEditing
    /// Hides what is typed.
    case secureTextField
    /// Takes several lines of text.
    case textArea
    /// Is a switch; the private trait behind `toggleButton`.
    case switchButton
    /// Opens a list of choices; set by pickers and menus.
    case popUpButton
    /// Is one wheel of a picker.
    case pickerElement
  }
}
