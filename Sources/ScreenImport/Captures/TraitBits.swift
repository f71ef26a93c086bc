import ScreenTree

/// The bits of accessibility traits by their names in AXRuntime.
enum TraitBits {
  /// The names by the number of the bit, counted from 0.
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

  /// The names that tools have for traits, and for none and those without a name.
  static let known = Set(names).union(ElementTypes.names.keys).union(["None", "Unknown"])

  /// The names of the bits that are set, those without a name left out.
  static func names(of bits: UInt64) -> [String] {
    names.indices.filter { bits >> UInt64($0) & 1 == 1 }.map { names[$0] }
  }

  /// The traits of the bits that are set, those that we know.
  static func traits(of bits: UInt64) -> [Node.Trait] {
    names(of: bits).compactMap { ElementTypes.names[$0] }
  }
}
