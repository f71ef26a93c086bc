import ScreenTree

/// The meaning of XCUITest's types.
enum ElementTypes {
  /// Types that are elements when they are labelled, or controls that may lack a label.
  static let leaves: Set<String> = controls.union([
    "StaticText", "Icon", "MenuItem", "MenuBarItem", "Key", "Tab",
  ])

  /// Types of controls, which are elements even without a label.
  static let controls: Set<String> = [
    "Button", "RadioButton", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox",
    "MenuButton", "ToolbarButton", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "PickerWheel", "Switch", "Toggle", "Link", "SearchField", "TextField",
    "SecureTextField", "TextView", "IncrementArrow", "DecrementArrow", "RatingIndicator",
    "ColorWell", "LevelIndicator", "RelevanceIndicator",
  ]

  /// Containers whose members keep the order of the capture.
  static let ordered: Set<String> = [
    "Table", "CollectionView", "TabBar", "NavigationBar", "Toolbar", "SegmentedControl", "Keyboard",
    "Picker", "StatusBar", "Menu", "MenuBar", "TabGroup", "Cell", "RadioGroup",
  ]

  /// Every type of XCUITest, by its number in raw captures.
  static let numbered = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  /// The same types as a set.
  static let known = Set(numbered + ["Unknown"])

  /// UIAutomation's names of 2016 that differ from XCUITest's.
  static let automation = [
    "Element": "Other", "TableCell": "Cell", "CollectionCell": "Cell", "TableView": "Table",
    "TableGroup": "Other", "ActionSheet": "Sheet", "Target": "Any", "SearchBar": "SearchField",
    "EditingMenu": "Menu", "Popover": "Popover", "ActivityView": "Other",
  ]

  /// Containers that are an element when they contain none.
  static let elementsWhenEmpty: Set<String> = [
    "Other", "DatePicker", "Stepper", "Map", "SegmentedControl",
  ]

  /// Types of text fields; buttons inside them stay separate elements.
  static let fields: Set<String> = ["TextField", "SecureTextField", "SearchField", "TextView"]

  /// The default traits of a type, for captures without traits.
  static func traits(of type: String) -> [Node.Trait] { defaultTraits[type] ?? [] }

  private static let defaultTraits: [String: [Node.Trait]] = [
    "Button": [.button], "ToolbarButton": [.button], "MenuButton": [.button], "Icon": [.button],
    "DisclosureTriangle": [.button], "MenuItem": [.button], "ColorWell": [.button],
    "IncrementArrow": [.button], "DecrementArrow": [.button], "RadioButton": [.button],
    "Key": [.button, .keyboardKey],
    "PopUpButton": [.button, .popUpButton], "ComboBox": [.button, .popUpButton],
    "Switch": [.button, .switchButton], "Toggle": [.button, .switchButton],
    "CheckBox": [.button, .switchButton],
    "Link": [.link], "Image": [.image], "StaticText": [.staticText], "Tab": [.tabBarItem],
    "Slider": [.adjustable], "Stepper": [.adjustable], "RatingIndicator": [.adjustable],
    "PageIndicator": [.adjustable], "PickerWheel": [.pickerElement, .adjustable],
    "TextField": [.textEntry], "TextView": [.textEntry, .textArea],
    "SearchField": [.textEntry, .searchField], "SecureTextField": [.textEntry, .secureTextField],
    "ProgressIndicator": [.updatesFrequently], "ActivityIndicator": [.updatesFrequently],
  ]

  /// The traits by their names in AXRuntime, which WebDriverAgent uses too.
  static let names = Dictionary(
    Node.Trait.allCases.flatMap { trait in trait.facts.runtime.map { ($0, trait) } },
    uniquingKeysWith: { first, _ in first })
}
