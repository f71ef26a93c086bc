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

extension Node.Trait {
  /// What a trait lets a user do, and what becomes of it when views are combined.
  public struct Roles: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates roles from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A user can do something with the element beside listening.
    public static let operable = Roles(rawValue: 1)
    /// A double-tap presses the element, which is heard.
    public static let pressed = Roles(rawValue: 2)
    /// The rotor Form Controls finds the element.
    public static let formControl = Roles(rawValue: 4)
    /// `combine` gives the trait of a child to the combined element.
    public static let combined = Roles(rawValue: 8)
  }

  /// What is known about a trait beside its words, which are a matter of speech.
  public struct Facts: Sendable {
    /// The names of SwiftUI, such as `isButton`.
    public var swiftUI: String?
    /// The names of AXRuntime, as captures write them.
    public var runtime: [String]
    /// What a user does with it.
    public var roles: Roles

    init(_ swiftUI: String? = nil, _ runtime: String..., roles: Roles = []) {
      self.swiftUI = swiftUI
      self.runtime = runtime
      self.roles = roles
    }
  }

  /// What is known about the trait.
  public var facts: Facts {
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

  /// The trait of a name in UIKit's or SwiftUI's words.
  package init?(name: String) {
    guard let trait = Self.named[name] else { return nil }
    self = trait
  }
}
