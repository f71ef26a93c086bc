extension ViewClass {
  static let swiftUI: [ViewClass] = [
    text, label, labeledContent, image, button, link, navigationLink, menu, toggle, slider,
    stepper, picker, datePicker, colorPicker, textField, secureField, textEditor,
    progressView, gauge, list, section, form, lazyVStack, lazyHStack, tabView,
    navigationStack, scrollView, disclosureGroup, table, chart, canvas, rectangle,
    roundedRectangle, circle, ellipse, capsule, path, vStack, hStack, zStack, group, grid,
    spacer, divider, alert, sheet,
  ]

  /// `Text`.
  public static let text = ViewClass(
    "Text", .element, traits: [.staticText], example: "{Text: Balance}", heard: "Balance")
  /// `Label`.
  public static let label = ViewClass(
    "Label", .element, traits: [.staticText], example: "{Label: Groceries, symbol: cart}",
    heard: "Groceries")
  /// `LabeledContent`.
  public static let labeledContent = ViewClass(
    "LabeledContent", .labeledContent, example: "{LabeledContent: Total, views: [{Text: $40}]}",
    heard: "Total, $40")
  /// `Image`.
  public static let image = ViewClass(
    "Image", .image, traits: [.image], naming: .imageName, example: "{Image: coffee-bag}",
    heard: "coffee bag, Image")
  /// `Button`.
  public static let button = ViewClass(
    "Button", .control, traits: [.button], example: "{Button: Pay}",
    heard: "Pay, Button")
  /// `Link`.
  public static let link = ViewClass(
    "Link", .control, traits: [.button, .link], example: "{Link: Terms}",
    heard: "Terms, Button, Link")
  /// `NavigationLink`.
  public static let navigationLink = ViewClass(
    "NavigationLink", .control, traits: [.button],
    example: "{NavigationLink: Accounts}", heard: "Accounts, Button")
  /// `Menu`.
  public static let menu = ViewClass(
    "Menu", .menu, traits: [.button, .popUpButton],
    example: "{Menu: Sort, views: [{Button: By name}]}", heard: "Sort, Button, Pop up button")
  /// `Toggle`.
  public static let toggle = ViewClass(
    "Toggle", .element, traits: [.button, .switchButton], value: .onOff,
    example: "{Toggle: Alerts, value: true}", heard: "Alerts, Switch button, On")
  /// `Slider`.
  public static let slider = ViewClass(
    "Slider", .element, traits: [.adjustable], value: .slider, adjustment: .byTenths(of: 0...1),
    example: "{Slider: Volume, value: 0.5}", heard: "Volume, 50%, Adjustable")
  /// `Stepper`.
  public static let stepper = ViewClass(
    "Stepper", .element, traits: [.adjustable], adjustment: .byOnes,
    example: "{Stepper: Guests, value: 2}", heard: "Guests, 2, Adjustable")
  /// `Picker`.
  public static let picker = ViewClass(
    "Picker", .choices, traits: [.popUpButton],
    styles: [
      Style("segmented", .segments), Style("inline", .rows),
      Style("wheel", .wheel, traits: [.pickerElement, .adjustable]),
    ], adjustment: .byChoice, choosesInside: true,
    example: "{Picker: Sort, value: Name, views: [{Text: Name}, {Text: Date}]}",
    heard: "Sort, Name, Pop up button")
  /// `DatePicker`.
  public static let datePicker = ViewClass(
    "DatePicker", .wheels, traits: [.button, .popUpButton],
    styles: [Style("wheel", traits: [.pickerElement, .adjustable])], adjustment: .byChoice,
    example: "{DatePicker: Due, value: \"3 May 2026\"}",
    heard: "Due, 3 May 2026, Button, Pop up button")
  /// `ColorPicker`.
  public static let colorPicker = ViewClass(
    "ColorPicker", .element, traits: [.button], example: "{ColorPicker: Accent, value: blue}",
    heard: "Accent, blue, Button")
  /// `TextField`.
  public static let textField = ViewClass(
    "TextField", .element, traits: [.textEntry], naming: .prompt, value: .entry,
    example: "{TextField: Name}", heard: "Name, Text field")
  /// `SecureField`.
  public static let secureField = ViewClass(
    "SecureField", .element, traits: [.textEntry, .secureTextField], naming: .prompt,
    value: .secureEntry, example: "{SecureField: Password}", heard: "Password, Secure text field")
  /// `TextEditor`.
  public static let textEditor = ViewClass(
    "TextEditor", .element, traits: [.textEntry, .textArea], value: .entry,
    example: "{TextEditor: , label: Notes, value: Call Ada}", heard: "Notes, Call Ada, Text field")
  /// `ProgressView`.
  public static let progressView = ViewClass(
    "ProgressView", .element, traits: [.updatesFrequently], value: .percentOfRange,
    example: "{ProgressView: Loading, value: 0.25}", heard: "Loading, 25%")
  /// `Gauge`.
  public static let gauge = ViewClass(
    "Gauge", .element, value: .slider, example: "{Gauge: Battery, value: 0.5}",
    heard: "Battery, 50%")
  /// `List`.
  public static let list = ViewClass(
    "List", .collection, container: .list,
    example: "{List: [{Text: Milk}, {Text: Eggs}], label: Shopping}", heard: "Shopping, Milk · Eggs"
  )
  /// `Section`.
  public static let section = ViewClass(
    "Section", .section, example: "{Section: Accounts, views: [{Text: Savings}]}",
    heard: "Accounts, Heading · Savings")
  /// `Form`.
  public static let form = ViewClass(
    "Form", .collection, example: "{Form: [{Toggle: Alerts}]}", heard: "Alerts, Switch button, Off")
  /// `LazyVStack`.
  public static let lazyVStack = ViewClass(
    "LazyVStack", .collection, container: .list, example: "{LazyVStack: [{Text: Milk}]}",
    heard: "Milk"
  )
  /// `LazyHStack`.
  public static let lazyHStack = ViewClass(
    "LazyHStack", .collection, container: .list, example: "{LazyHStack: [{Text: Milk}]}",
    heard: "Milk"
  )
  /// `TabView`.
  public static let tabView = ViewClass(
    "TabView", .tabs, choosesInside: true, container: .tabBar,
    example: "{TabView: [{Text: Home}, {Text: Search}], value: Home}",
    heard: "Selected, Home, Tab, 1 of 2 · Search, Tab, 2 of 2")
  /// `NavigationStack`.
  public static let navigationStack = ViewClass(
    "NavigationStack", .titled,
    example: "{NavigationStack: Budgets, views: [{Text: Food}]}", heard: "Budgets, Heading · Food")
  /// `ScrollView`.
  public static let scrollView = ViewClass(
    "ScrollView", .group, example: "{ScrollView: [{Text: Food}]}", heard: "Food")
  /// `DisclosureGroup`.
  public static let disclosureGroup = ViewClass(
    "DisclosureGroup", .disclosure, traits: [.button],
    example: "{DisclosureGroup: Details, expanded: true, views: [{Text: Paid}]}",
    heard: "Details, Button, Expanded · Paid")
  /// `Table`.
  public static let table = ViewClass(
    "Table", .collection, container: .dataTable,
    example: "{Table: [{Text: Food, cell: {row: 0, column: 0}}]}",
    heard: "Food, Row 1, Column 1, Table start")
  /// `Chart`.
  public static let chart = ViewClass(
    "Chart", .collection,
    example: "{Chart: [{Rectangle: , label: January, value: $120}], label: Spending}",
    heard: "Spending, January, $120")
  /// `Canvas`.
  public static let canvas = ViewClass(
    "Canvas", .drawing, example: "{Canvas: , label: Budget history}", heard: "Budget history")
  /// `Rectangle`.
  public static let rectangle = ViewClass(
    "Rectangle", .drawing, example: "{Rectangle: , label: January}", heard: "January")
  /// `RoundedRectangle`.
  public static let roundedRectangle = ViewClass(
    "RoundedRectangle", .drawing, example: "{RoundedRectangle: , label: January}", heard: "January")
  /// `Circle`.
  public static let circle = ViewClass(
    "Circle", .drawing, example: "{Circle: , label: Online}", heard: "Online")
  /// `Ellipse`.
  public static let ellipse = ViewClass(
    "Ellipse", .drawing, example: "{Ellipse: , label: Orbit}", heard: "Orbit")
  /// `Capsule`.
  public static let capsule = ViewClass(
    "Capsule", .drawing, example: "{Capsule: , label: New}", heard: "New")
  /// `Path`.
  public static let path = ViewClass(
    "Path", .drawing, example: "{Path: , label: Route}", heard: "Route")
  /// `VStack`.
  public static let vStack = ViewClass(
    "VStack", .group, example: "{VStack: [{Text: Ada}, {Text: Online}]}", heard: "Ada · Online")
  /// `HStack`.
  public static let hStack = ViewClass(
    "HStack", .group, example: "{HStack: [{Text: Ada}, {Text: Online}], element: combine}",
    heard: "Ada, Online")
  /// `ZStack`.
  public static let zStack = ViewClass(
    "ZStack", .group, example: "{ZStack: [{Image: photo}, {Text: Ada}]}",
    heard: "photo, Image · Ada")
  /// `Group`.
  public static let group = ViewClass(
    "Group", .group, example: "{Group: [{Text: Ada}]}", heard: "Ada")
  /// `Grid`.
  public static let grid = ViewClass(
    "Grid", .group, example: "{Grid: [{Text: Ada}]}", heard: "Ada")
  /// `Spacer`.
  public static let spacer = ViewClass(
    "Spacer", .nothing, example: "{VStack: [{Text: Total}, {Spacer: }, {Text: $40}]}",
    heard: "Total · $40")
  /// `Divider`.
  public static let divider = ViewClass(
    "Divider", .nothing, example: "{VStack: [{Text: Total}, {Divider: }, {Text: $40}]}",
    heard: "Total · $40")
  /// `Alert`.
  public static let alert = ViewClass(
    "Alert", .modal, example: "{Alert: Delete it?, views: [{Button: Delete}]}",
    heard: "Alert, Delete it? · Delete, Button")
  /// `Sheet`.
  public static let sheet = ViewClass(
    "Sheet", .modal, example: "{Sheet: Filters, views: [{Button: Done}]}",
    heard: "Filters · Done, Button")
}
