import Testing

@testable import ScreenTree

struct ViewClassSwiftUITests {
  private let classes = ViewClass.swiftUI

  @Test func `has the classes in the order of the reference page`() {
    #expect(
      classes.map(\.name) == [
        "Text", "Label", "LabeledContent", "Image", "Button", "Link", "NavigationLink", "Menu",
        "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "TextField",
        "SecureField", "TextEditor", "ProgressView", "Gauge", "List", "Section", "Form",
        "LazyVStack", "LazyHStack", "TabView", "NavigationStack", "ScrollView",
        "DisclosureGroup", "Table", "Chart", "Canvas", "Rectangle", "RoundedRectangle", "Circle",
        "Ellipse", "Capsule", "Path", "VStack", "HStack", "ZStack", "Group", "Grid", "Spacer",
        "Divider", "Alert", "Sheet",
      ])
    #expect(classes.filter(\.isOfUIKit) == [])
  }

  @Test func `groups the classes by their place in the tree`() {
    #expect(classes.filter { $0.shape == .control } == [.button, .link, .navigationLink])
    #expect(
      classes.filter { $0.shape == .collection }
        == [.list, .form, .lazyVStack, .lazyHStack, .table, .chart])
    #expect(
      classes.filter { $0.shape == .drawing }
        == [.canvas, .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .path])
    #expect(
      classes.filter { $0.shape == .group }
        == [.scrollView, .vStack, .hStack, .zStack, .group, .grid])
    #expect(classes.filter { $0.shape == .nothing } == [.spacer, .divider])
    #expect(classes.filter(\.isModal) == [.alert, .sheet])
  }

  @Test(arguments: [
    (ViewClass.label, [Node.Trait.staticText]), (.link, [.button, .link]),
    (.menu, [.button, .popUpButton]), (.toggle, [.button, .switchButton]),
    (.slider, [.adjustable]), (.stepper, [.adjustable]), (.datePicker, [.button, .popUpButton]),
    (.colorPicker, [.button]), (.secureField, [.textEntry, .secureTextField]),
    (.textEditor, [.textEntry, .textArea]), (.progressView, [.updatesFrequently]),
    (.disclosureGroup, [.button]), (.gauge, []), (.section, []), (.tabView, []),
  ]) func `has traits of its own`(viewClass: ViewClass, traits: [Node.Trait]) {
    #expect(viewClass.traits == traits)
  }

  @Test func `has values in words`() {
    #expect(classes.filter { $0.value == .onOff } == [.toggle])
    #expect(classes.filter { $0.value == .slider } == [.slider, .gauge])
    #expect(classes.filter { $0.value == .percentOfRange } == [.progressView])
    #expect(classes.filter { $0.value == .secureEntry } == [.secureField])
    #expect(classes.filter(\.takesText) == [.textField, .secureField, .textEditor])
    #expect(classes.filter { $0.naming == .prompt } == [.textField, .secureField])
    #expect(classes.filter { $0.naming == .imageName } == [.image])
  }

  @Test func `is adjusted by swipes, and chosen inside`() {
    #expect(classes.filter { $0.adjustment == .byTenths(of: 0...1) } == [.slider])
    #expect(classes.filter { $0.adjustment == .byOnes } == [.stepper])
    #expect(classes.filter { $0.adjustment == .byChoice } == [.picker, .datePicker])
    #expect(classes.filter(\.choosesInside) == [.picker, .tabView])
  }

  @Test func `is a container for what is inside`() {
    #expect(classes.filter { $0.container == .list } == [.list, .lazyVStack, .lazyHStack])
    #expect(classes.filter { $0.container == .tabBar } == [.tabView])
    #expect(classes.filter { $0.container == .dataTable } == [.table])
  }

  @Test func `a date picker is a wheel in one style`() {
    let wheel = Node(.datePicker, properties: [.style("wheel")])
    #expect(wheel.shape == .wheels)
    #expect(wheel.classTraits == [.pickerElement, .adjustable])
    let compact = Node(.datePicker, properties: [.style("compact")])
    #expect(compact.classTraits == [.button, .popUpButton])
    #expect(Node(.picker, properties: [.style("inline")]).shape == .rows)
  }
}
