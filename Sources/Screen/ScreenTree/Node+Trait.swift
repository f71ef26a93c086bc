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
    /// Is an image.
    case image
    /// Is selected.
    case selected
    /// Plays a sound.
    case playsSound
    /// Is a key of a keyboard.
    case keyboardKey
    /// Is static text.
    case staticText
    /// Summarizes the screen when the app opens.
    case summaryElement
    /// Is disabled.
    case notEnabled
    /// Changes often.
    case updatesFrequently
    /// Is a search field.
    case searchField
    /// Starts playing or recording.
    case startsMediaSession
    /// Can be adjusted.
    case adjustable
    /// Allows direct touch.
    case allowsDirectInteraction
    /// Turns the page when it has been read.
    case causesPageTurn
    /// Contains tabs.
    case tabBar
    /// Is a heading.
    case header
    /// Switches between two states; public name of the switch since iOS 17.
    case toggleButton
    /// Can be zoomed.
    case supportsZoom
    /// Goes back; set by navigation bars.
    case backButton
    /// Is a tab; set by tab bars.
    case tabBarItem
    /// Accepts text; set by text fields and views.
    case textEntry
    /// Is being edited.
    case isEditing
    /// Is a secure text field.
    case secureTextField
    /// Accepts several lines of text.
    case textArea
    /// Is a switch; the private trait of `toggleButton`.
    case switchButton
    /// Opens a list of choices; set by pickers and menus.
    case popUpButton
    /// Is one wheel of a picker.
    case pickerElement
  }
}

extension Node.Trait {
  /// What a trait lets a user do, and its treatment when views are combined.
  package struct Roles: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates roles from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A user can operate the element.
    package static let operable = Roles(rawValue: 1)
    /// A double-tap activates the element, audibly.
    package static let pressed = Roles(rawValue: 2)
    /// The rotor Form Controls finds the element.
    package static let formControl = Roles(rawValue: 4)
    /// `combine` gives the trait of a child to the combined element.
    package static let combined = Roles(rawValue: 8)
  }

  /// Facts about a trait, except its words, which belong to the speech rules.
  package struct Facts: Sendable {
    /// The name in SwiftUI, such as `isButton`.
    package var swiftUI: String?
    /// The names in AXRuntime, as captures write them.
    package var runtime: [String]
    /// The roles of the trait.
    package var roles: Roles

    init(_ swiftUI: String? = nil, _ runtime: String..., roles: Roles = []) {
      self.swiftUI = swiftUI
      self.runtime = runtime
      self.roles = roles
    }
  }

  /// The facts about the trait.
  package var facts: Facts {
    switch self {
    case .button:
      Facts("isButton", "Button", roles: [.operable, .pressed, .formControl, .combined])
    case .link: Facts("isLink", "Link", roles: [.operable, .pressed, .combined])
    case .image: Facts("isImage", "Image")
    case .selected: Facts("isSelected", "Selected", roles: .combined)
    case .playsSound: Facts(nil, "PlaysSound")
    case .keyboardKey: Facts("isKeyboardKey", "KeyboardKey", roles: .operable)
    case .staticText: Facts("isStaticText", "StaticText")
    case .summaryElement: Facts("isSummaryElement", "SummaryElement")
    case .notEnabled: Facts(nil, "NotEnabled")
    case .updatesFrequently: Facts(nil, "UpdatesFrequently", roles: .combined)
    case .searchField:
      Facts("isSearchField", "SearchField", roles: [.operable, .formControl, .combined])
    case .startsMediaSession: Facts(nil, "StartsMediaSession")
    case .adjustable: Facts(nil, "Adjustable", roles: [.operable, .formControl, .combined])
    case .allowsDirectInteraction: Facts(nil, "AllowsDirectInteraction")
    case .causesPageTurn: Facts(nil, "CausesPageTurn")
    case .tabBar: Facts("isTabBar", "TabBar")
    case .header: Facts("isHeader", "Header", roles: .combined)
    case .toggleButton:
      Facts("isToggle", roles: [.operable, .pressed, .formControl, .combined])
    case .supportsZoom: Facts(nil, "SupportsZoom")
    case .backButton: Facts(nil, "BackButton", roles: [.operable, .pressed])
    case .tabBarItem: Facts(nil, "TabButton", roles: [.operable, .pressed])
    case .textEntry: Facts(nil, "TextEntry", roles: [.operable, .formControl, .combined])
    case .isEditing: Facts(nil, "IsEditing", roles: .combined)
    case .secureTextField: Facts(nil, "SecureTextField", roles: .combined)
    case .textArea: Facts(nil, "TextArea", roles: .combined)
    case .switchButton:
      Facts(
        nil, "Toggle", "ToggleButton", roles: [.operable, .pressed, .formControl, .combined])
    case .popUpButton: Facts(nil, "PopupButton", roles: [.operable, .formControl, .combined])
    case .pickerElement: Facts(nil, "PickerElement", roles: [.formControl, .combined])
    }
  }

  /// Every name of a trait in a screen file, UIKit's first.
  package static let names =
    allCases.map(\.rawValue) + allCases.compactMap(\.facts.swiftUI).sorted()

  private static let named = Dictionary(
    allCases.map { ($0.rawValue, $0) }
      + allCases.compactMap { trait in
        trait.facts.swiftUI.map { ($0, trait) }
      }, uniquingKeysWith: { first, _ in first })

  /// The trait with a name of UIKit or SwiftUI.
  package init?(name: String) {
    guard let trait = Self.named[name] else { return nil }
    self = trait
  }
}
