import Testing

@testable import ScreenTree

struct ViewClassUIKitTests {
  private let classes = ViewClass.uiKit

  @Test func `has the classes in the order of the reference page`() {
    #expect(
      classes.map(\.name) == [
        "UILabel", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
        "UIPageControl", "UITextField", "UITextView", "UISearchBar", "UITabBar",
        "UINavigationBar", "UITableView", "UITableViewCell", "UIImageView", "UIPickerView",
        "UIDatePicker", "UIProgressView", "UIActivityIndicatorView", "UIView",
      ])
    #expect(classes.filter { !$0.isOfUIKit } == [])
  }

  @Test(arguments: [
    (ViewClass.uiLabel, ViewClass.Shape.element, [Node.Trait.staticText]),
    (.uiButton, .control, [.button]), (.uiSwitch, .element, [.button, .switchButton]),
    (.uiStepper, .stepper, []), (.uiSegmentedControl, .segments, []),
    (.uiPageControl, .element, [.adjustable]), (.uiTextView, .element, [.textEntry, .textArea]),
    (.uiSearchBar, .element, [.textEntry, .searchField]), (.uiTabBar, .tabs, []),
    (.uiNavigationBar, .titled, []), (.uiTableView, .collection, []),
    (.uiTableViewCell, .cell, []), (.uiImageView, .imageView, [.image]),
    (.uiPickerView, .wheels, [.pickerElement, .adjustable]),
    (.uiDatePicker, .wheels, [.button, .popUpButton]),
    (.uiActivityIndicatorView, .element, [.updatesFrequently]), (.uiView, .group, []),
  ]) func `has a place in the tree and traits`(
    viewClass: ViewClass, shape: ViewClass.Shape, traits: [Node.Trait]
  ) {
    #expect(viewClass.shape == shape)
    #expect(viewClass.traits == traits)
  }

  @Test func `has values in words`() {
    #expect(classes.filter { $0.value == .onOff } == [.uiSwitch])
    #expect(classes.filter { $0.value == .percentOfRange } == [.uiSlider, .uiProgressView])
    #expect(classes.filter { $0.value == .page } == [.uiPageControl])
    #expect(classes.filter(\.takesText) == [.uiTextField, .uiTextView, .uiSearchBar])
    #expect(classes.filter { $0.naming == .progress } == [.uiActivityIndicatorView])
    #expect(classes.filter { $0.naming == .imageName } == [.uiImageView])
  }

  @Test func `is adjusted by swipes, and chosen inside`() {
    #expect(classes.filter { $0.adjustment != nil } == [.uiSlider, .uiStepper])
    #expect(
      classes.filter(\.choosesInside) == [.uiSegmentedControl, .uiTabBar, .uiPickerView])
    #expect(classes.filter { $0.container == .list } == [.uiTableView])
    #expect(classes.filter { $0.container == .tabBar } == [.uiTabBar])
  }

  @Test func `a custom view and an element have nothing that is not given`() {
    #expect(ViewClass.all.suffix(3).map(\.name) == ["Element", "Web", "View"])
    #expect(ViewClass.element.shape == .element && ViewClass.element.traits == [])
    #expect(ViewClass.view.shape == .group && ViewClass.view.traits == [])
    #expect(ViewClass.web.shape == .web && ViewClass.web.adjustment == .byTenths(of: nil))
  }
}
