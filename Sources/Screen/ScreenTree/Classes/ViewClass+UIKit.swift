extension ViewClass {
  static let uiKit: [ViewClass] = [
    uiLabel, uiButton, uiSwitch, uiSlider, uiStepper, uiSegmentedControl, uiPageControl,
    uiTextField, uiTextView, uiSearchBar, uiTabBar, uiNavigationBar, uiTableView,
    uiTableViewCell, uiImageView, uiPickerView, uiDatePicker, uiProgressView,
    uiActivityIndicatorView, uiView,
  ]

  /// `UILabel`.
  public static let uiLabel = ViewClass(
    "UILabel", .element, traits: [.staticText], example: "{UILabel: Balance}", heard: "Balance")
  /// `UIButton`.
  public static let uiButton = ViewClass(
    "UIButton", .control, traits: [.button], example: "{UIButton: Pay}",
    heard: "Pay, Button")
  /// `UISwitch`.
  public static let uiSwitch = ViewClass(
    "UISwitch", .element, traits: [.button, .switchButton], value: .onOff,
    example: "{UISwitch: , label: Alerts, value: true}", heard: "Alerts, Switch button, On")
  /// `UISlider`.
  public static let uiSlider = ViewClass(
    "UISlider", .element, traits: [.adjustable], value: .percentOfRange,
    adjustment: .byTenths(of: 0...1), example: "{UISlider: , label: Volume, value: 5, in: [0, 10]}",
    heard: "Volume, 50%, Adjustable")
  /// `UIStepper`.
  public static let uiStepper = ViewClass(
    "UIStepper", .stepper, adjustment: .byOnes, example: "{UIStepper: , label: Guests, value: 2}",
    heard: "Guests, Decrement, Button · Increment, Button")
  /// `UISegmentedControl`.
  public static let uiSegmentedControl = ViewClass(
    "UISegmentedControl", .segments, choosesInside: true,
    example: "{UISegmentedControl: [{Text: Day}, {Text: Week}], value: Day}",
    heard: "Selected, Day, Button, 1 of 2 · Week, Button, 2 of 2")
  /// `UIPageControl`.
  public static let uiPageControl = ViewClass(
    "UIPageControl", .element, traits: [.adjustable], value: .page,
    example: "{UIPageControl: , value: 2, in: [1, 5]}", heard: "page 2 of 5, Adjustable")
  /// `UITextField`.
  public static let uiTextField = ViewClass(
    "UITextField", .element, traits: [.textEntry], value: .entry,
    example: "{UITextField: , placeholder: Name}", heard: "Name, Text field")
  /// `UITextView`.
  public static let uiTextView = ViewClass(
    "UITextView", .element, traits: [.textEntry, .textArea], value: .entry,
    example: "{UITextView: , label: Notes, value: Call Ada}", heard: "Notes, Call Ada, Text field")
  /// `UISearchBar`.
  public static let uiSearchBar = ViewClass(
    "UISearchBar", .element, traits: [.textEntry, .searchField], value: .entry,
    example: "{UISearchBar: , placeholder: Search}", heard: "Search, Search field")
  /// `UITabBar`.
  public static let uiTabBar = ViewClass(
    "UITabBar", .tabs, choosesInside: true, container: .tabBar,
    example: "{UITabBar: [{Text: Home}, {Text: Search}], value: Home}",
    heard: "Selected, Home, Tab, 1 of 2 · Search, Tab, 2 of 2")
  /// `UINavigationBar`.
  public static let uiNavigationBar = ViewClass(
    "UINavigationBar", .titled,
    example: "{UINavigationBar: Budgets, views: [{UIButton: Edit}]}",
    heard: "Budgets, Heading · Edit, Button")
  /// `UITableView`.
  public static let uiTableView = ViewClass(
    "UITableView", .collection, container: .list,
    example: "{UITableView: [{UITableViewCell: [{UILabel: Savings}]}]}", heard: "Savings")
  /// `UITableViewCell`.
  public static let uiTableViewCell = ViewClass(
    "UITableViewCell", .cell, example: "{UITableViewCell: [{UILabel: Savings}, {UILabel: $420}]}",
    heard: "Savings, $420")
  /// `UIImageView`.
  public static let uiImageView = ViewClass(
    "UIImageView", .imageView, traits: [.image], naming: .imageName,
    example: "{UIImageView: photo, isElement: true}", heard: "photo, Image")
  /// `UIPickerView`.
  public static let uiPickerView = ViewClass(
    "UIPickerView", .wheels, traits: [.pickerElement, .adjustable], choosesInside: true,
    example: "{UIPickerView: [{Text: \"2 o'clock\"}]}", heard: "2 o'clock, Picker item, Adjustable")
  /// `UIDatePicker`.
  public static let uiDatePicker = ViewClass(
    "UIDatePicker", .wheels, traits: [.button, .popUpButton],
    styles: [Style("wheel", traits: [.pickerElement, .adjustable])],
    example: "{UIDatePicker: , label: Due, value: \"3 May 2026\"}",
    heard: "Due, 3 May 2026, Button, Pop up button")
  /// `UIProgressView`.
  public static let uiProgressView = ViewClass(
    "UIProgressView", .element, traits: [.updatesFrequently], value: .percentOfRange,
    example: "{UIProgressView: , label: Loading, value: 0.25}", heard: "Loading, 25%")
  /// `UIActivityIndicatorView`.
  public static let uiActivityIndicatorView = ViewClass(
    "UIActivityIndicatorView", .element, traits: [.updatesFrequently], naming: .progress,
    example: "{UIActivityIndicatorView: }", heard: "In progress")
  /// `UIView`.
  public static let uiView = ViewClass(
    "UIView", .group, example: "{UIView: [{UILabel: Balance}]}", heard: "Balance")
}

/// Classes of neither framework.
extension ViewClass {
  /// A UIAccessibilityElement: exactly the properties that are given.
  public static let element = ViewClass(
    "Element", .element, example: "{Element: , label: Volume, value: 50%, traits: [adjustable]}",
    heard: "Volume, 50%, Adjustable")
  /// Web content; its role is a property.
  public static let web = ViewClass(
    "Web", .web, adjustment: .byTenths(of: nil), example: "{Web: Pay, role: button}",
    heard: "Pay, Button")
  /// A custom view, silent until it has a label; written with any other capitalized name.
  public static let view = ViewClass(
    "View", .group, example: "{CardView: , label: Ada}", heard: "Ada")
}
