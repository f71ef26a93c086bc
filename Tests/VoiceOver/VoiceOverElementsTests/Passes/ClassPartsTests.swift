import ScreenTree
import Testing
import VoiceOverElements

struct ClassPartsTests {
  @Test(arguments: [
    (view(.text, "Hi"), ["Hi||staticText"]),
    (view(.label, "Inbox", .symbol("tray")), ["Inbox||staticText"]),
    (view(.image, "coffee-bag_2.small"), ["coffee bag_2.small||image"]),
    (view(.image, nil, .symbol("checkmark.seal.fill")), ["verified||image"]),
    (view(.image, nil, .symbol("leaf.fill")), ["leaf.fill||image"]),
    (view(.image, "bag", .label("Bag")), ["Bag||image"]),
    (view(.image, "bag", .decorative(true)), []),
    (view(.button, "Pay"), ["Pay||button"]),
    (view(.button, "Edit", .symbol("slider.vertical.3")), ["Edit||button"]),
    (
      views(.button, [view(.image, nil, .symbol("slider.vertical.3"))]),
      ["slider.vertical.3||button"]
    ),
    (views(.button, [view(.image, "bag"), view(.text, "Buy")]), ["Buy||button"]),
    (views(.uiButton, [view(.uiImageView, "square-and-arrow")]), ["square and arrow||button"]),
    (view(.link, "Terms"), ["Terms||button link"]),
    (views(.navigationLink, [view(.text, "A"), view(.text, "B")]), ["A, B||button"]),
    (view(.menu, "More"), ["More||button popUpButton"]),
    (view(.toggle, "Salt", .value(.flag(true))), ["Salt|1|button switchButton"]),
    (view(.uiSwitch, nil, .label("Salt")), ["Salt|0|button switchButton"]),
    (view(.stepper, "Cups", .value(.number(2))), ["Cups|2|adjustable"]),
    (
      view(.uiStepper, nil, .label("Cups")),
      ["decrement||button|in Cups", "increment||button|in Cups"]
    ),
    (view(.picker, "Size", .value(.text("L"))), ["Size|L|popUpButton"]),
    (view(.picker, "Size", .value(.text("L")), .label("Fit")), ["Fit||popUpButton"]),
    (views(.button, [view(.text, "Log in", .disabled(true))]), ["Log in||button notEnabled"]),
    (view(.uiPageControl, nil, .value(.number(2)), .range(1...3)), ["|page 2 of 3|adjustable"]),
    (view(.textField, "Name", .placeholder("Ann")), ["Name|Ann|textEntry"]),
    (view(.secureField, "PIN", .value(.text("123"))), ["|3 characters|textEntry secureTextField"]),
    (view(.textEditor, "Note"), ["Note||textEntry textArea"]),
    (view(.uiSearchBar, "Find"), ["Find||searchField textEntry"]),
    (view(.progressView, "Load", .value(.number(0.75))), ["Load|75%|updatesFrequently"]),
    (view(.uiActivityIndicatorView), ["in progress||updatesFrequently"]),
    (view(.uiDatePicker, "Day", .value(.text("May 2"))), ["Day|May 2|button popUpButton"]),
    (view(.spacer), []), (view(.divider), []), (view(.rectangle), []),
    (view(.rectangle, nil, .label("January"), .value(.text("$120"))), ["January|$120|"]),
    (view(.uiView, nil, .label("Card")), []),
    (view(.uiView, nil, .label("Card"), .isElement(true)), ["Card||"]),
    (view(.uiLabel, "Hi", .isElement(false)), []),
    (view(.uiImageView, "bag", .label("Bag")), []),
    (view(.element, nil, .traits([.link]), .label("Go")), ["Go||link"]),
    (
      views(.section, [view(.text, "Row")], .label("Accounts")),
      ["Row||staticText|in Accounts"]
    ),
    (
      views(.uiTableViewCell, [view(.uiLabel, "A"), view(.uiLabel, "B"), view(.uiSwitch)]),
      ["A, B||", "|0|button switchButton"]
    ),
    (views(.disclosureGroup, [view(.text, "Row")], .label("More")), ["More||button|closed"]),
    (
      views(.disclosureGroup, [view(.text, "Row")], .label("More"), .expanded(true)),
      ["More||button|open", "Row||staticText"]
    ),
    (
      views(.vStack, [view(.text, "A"), view(.text, "B")], .label("Both")),
      ["Both||staticText", "Both||staticText"]
    ),
    (
      views(.hStack, [view(.text, "A"), view(.text, "B")], .addTraits([.header])),
      ["A||staticText header", "B||staticText header"]
    ),
    (view(.web, "Terms", .role("link")), ["Terms||link"]),
  ]) func `gives each class its own words, value and traits`(view: Node, short: [String]) {
    #expect(elements(view) == short)
  }
}
