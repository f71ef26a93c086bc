import ScreenTree

/// The bits of accessibility traits, by their names in AXRuntime.
enum TraitBits {
  /// The names by bit number, from 0.
  static let names = [
    "Button", "Link", "Image", "Selected", "PlaysSound", "KeyboardKey", "StaticText",
    "SummaryElement", "NotEnabled", "UpdatesFrequently", "SearchField", "StartsMediaSession",
    "Adjustable", "AllowsDirectInteraction", "CausesPageTurn", "TabBar", "Header", "WebContent",
    "TextEntry", "PickerElement", "RadioButton", "IsEditing", "LaunchIcon", "StatusBarElement",
    "SecureTextField", "Inactive", "Footer", "BackButton", "TabButton", "AutoCorrectCandidate",
    "DeleteKey", "SelectionDismissesItem", "Visited", "Scrollable", "Spacer", "TableIndex", "Map",
    "TextOperationsAvailable", "Draggable", "GesturePracticeRegion", "PopupButton",
    "AllowsNativeSliding", "MathEquation", "ContainedByTable", "ContainedByList", "TouchContainer",
    "SupportsZoom", "TextArea", "BookContent", "ContainedByLandmark", "FolderIcon", "ReadOnly",
    "MenuItem", "Toggle", "IgnoreItemChooser", "SupportsTrackingDetail", "Alert",
    "ContainedByFieldset", "AllowsLayoutChangeInStatusBar",
  ]

  /// The names that tools use for traits, for none and for unnamed ones.
  static let known = Set(names).union(ElementTypes.names.keys).union(["None", "Unknown"])

  /// The names of the set bits, without unnamed ones.
  static func names(of bits: UInt64) -> [String] {
    names.indices.filter { bits >> UInt64($0) & 1 == 1 }.map { names[$0] }
  }

  /// The traits of the set bits that are known.
  static func traits(of bits: UInt64) -> [Node.Trait] {
    names(of: bits).compactMap { ElementTypes.names[$0] }
  }
}
