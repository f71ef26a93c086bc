import ScreenTree

/// What the types of XCUITest mean.
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
    "ColorWell",
  ]

  /// Containers whose members keep the order of the document.
  static let ordered: Set<String> = [
    "Table", "CollectionView", "TabBar", "NavigationBar", "Toolbar", "SegmentedControl", "Keyboard",
    "Picker", "StatusBar", "Menu", "MenuBar", "TabGroup", "Cell", "RadioGroup",
  ]

  /// Every type that XCUITest has, by the numbers that raw captures have for them.
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

  /// The names of UIAutomation, of 2016, that are not those of XCUITest.
  static let automation = [
    "Element": "Other", "TableCell": "Cell", "CollectionCell": "Cell", "TableView": "Table",
    "TableGroup": "Other", "ActionSheet": "Sheet", "Target": "Any", "SearchBar": "SearchField",
    "EditingMenu": "Menu", "Popover": "Popover", "ActivityView": "Other",
  ]

  /// Containers that are an element when nothing in them is one.
  static let elementsWhenEmpty: Set<String> = [
    "Other", "DatePicker", "Stepper", "Map", "SegmentedControl",
  ]

  /// Types into which typing goes; buttons inside them stay elements of their own.
  static let fields: Set<String> = ["TextField", "SecureTextField", "SearchField", "TextView"]

  /// The traits that a type has when the capture does not tell them.
  static func traits(of type: String) -> [Node.Trait] {
    switch type {
    case "Button", "ToolbarButton", "MenuButton", "DisclosureTriangle", "MenuItem", "Icon",
      "ColorWell", "IncrementArrow", "DecrementArrow", "RadioButton":
      [.button]
    case "Key": [.button, .keyboardKey]
    case "PopUpButton", "ComboBox": [.button, .popUpButton]
    case "Link": [.link]
    case "Image": [.image]
    case "StaticText": [.staticText]
    case "Switch", "Toggle", "CheckBox": [.button, .switchButton]
    case "Slider", "Stepper", "RatingIndicator", "PageIndicator": [.adjustable]
    case "PickerWheel": [.pickerElement, .adjustable]
    case "TextField": [.textEntry]
    case "TextView": [.textEntry, .textArea]
    case "SearchField": [.textEntry, .searchField]
    case "SecureTextField": [.textEntry, .secureTextField]
    case "ProgressIndicator", "ActivityIndicator": [.updatesFrequently]
    case "Tab": [.tabBarItem]
    default: []
    }
  }

  /// The traits by the names of AXRuntime, which WebDriverAgent uses too.
  static let names = Dictionary(
    Node.Trait.allCases.flatMap { trait in trait.facts.runtime.map { ($0, trait) } },
    uniquingKeysWith: { first, _ in first })
}
