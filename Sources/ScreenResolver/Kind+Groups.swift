import ScreenTree

extension Node.Kind {
  /// Whether a view of this class is no element by itself but holds others.
  var holdsViews: Bool {
    switch self {
    case .labeledContent, .list, .section, .form, .lazyVStack, .lazyHStack, .tabView,
      .navigationStack, .scrollView,
      .disclosureGroup, .table, .chart, .canvas, .rectangle, .roundedRectangle, .circle, .ellipse,
      .capsule, .path, .vStack, .hStack, .zStack, .group, .grid, .spacer, .divider, .alert, .sheet,
      .uiSegmentedControl, .uiStepper, .uiTabBar, .uiNavigationBar, .uiTableView, .uiView, .web,
      .view:
      true
    case .text, .label, .image, .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper,
      .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor, .progressView,
      .gauge, .uiLabel, .uiButton, .uiSwitch, .uiSlider, .uiPageControl, .uiTextField, .uiTextView,
      .uiSearchBar, .uiTableViewCell, .uiImageView, .uiPickerView, .uiDatePicker, .uiProgressView,
      .uiActivityIndicatorView, .element:
      false
    }
  }

  /// What kind of container a view of this class is.
  var containerType: Property.ContainerType {
    switch self {
    case .list, .lazyVStack, .lazyHStack, .uiTableView: .list
    case .table: .dataTable
    case .tabView, .uiTabBar: .tabBar
    default: .semanticGroup
    }
  }

  /// Whether the value is on, off or mixed.
  var isSwitch: Bool { self == .toggle || self == .uiSwitch }

  /// Whether what is typed is hidden.
  var isSecure: Bool { self == .secureField }
}

extension Node {
  /// Whether it is a switch, by its class or by a trait of the file.
  var isSwitch: Bool {
    kind.isSwitch || traitNames.contains { $0 == .switchButton || $0 == .toggleButton }
  }

  /// Whether it holds tabs, by its trait or its container type.
  var isTabBar: Bool { container == .tabBar || traitNames.contains(.tabBar) }

  /// Whether it can tell the elements in it their places.
  var placesElements: Bool {
    switch container {
    case .list, .landmark, .dataTable, .tabBar: true
    case nil, .semanticGroup, Property.ContainerType.none?: isTabBar
    }
  }

  /// Whether a representation stands for the symbol that a button shows, not for the button.
  ///
  /// A file writes the symbol of a button as a property, so a representation beside it is that of
  /// the image inside, as in Apple's session on SwiftUI beyond the basics.
  var representsItsSymbolOnly: Bool {
    switch kind {
    case .button, .link, .navigationLink, .menu: symbol != nil
    default: false
    }
  }
}
