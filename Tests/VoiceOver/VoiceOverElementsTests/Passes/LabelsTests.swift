import ScreenTree
import Testing
import VoiceOverElements

struct LabelsTests {
  @Test(arguments: [
    (view(.image, "coffee-bag"), Wording.text("coffee bag"), Pass.imageName),
    (view(.image, "IMG_0042.jpg"), "IMG_0042.jpg", .imageName),
    (view(.image, "list-item#2"), "list item#2", .imageName),
    (view(.image, nil, .symbol("star")), .symbol(.favorite), .symbolLabel),
    (view(.image, nil, .symbol("drop.fill")), .symbol(.waterDrop), .symbolLabel),
    (view(.image, nil, .symbol("cart")), .symbol(.shoppingCart), .symbolVariant),
    (view(.image, nil, .symbol("leaf.fill")), "leaf.fill", .symbolName),
    (view(.uiButton, nil, .symbol("plus")), .symbol(.add, inLowerCase: true), .symbolLabel),
    (view(.image, nil, .symbol("trash")), "trash", .symbolName),
    (view(.text, "Hi"), "Hi", .title), (view(.text, "Hi", .label("Ho")), "Ho", .stated),
    (view(.label, "Inbox", .symbol("star")), "Inbox", .title),
    (view(.label, nil, .symbol("star")), .symbol(.favorite), .symbolLabel),
  ]) func `names a view by its label, its title or its picture`(
    view: Node, label: Wording, pass: Pass
  ) throws {
    let element = try #require(resolution([view]).elements.first)
    #expect(element.label.map(\.value) == [label])
    #expect(element.label.map(\.pass) == [pass])
  }

  @Test(arguments: [
    (
      view(.image, "coffee_bag-2.x"), Wording.text("coffee_bag 2.x"), Wording.text("coffee bag 2 x")
    ),
    (
      view(.uiButton, nil, .symbol("plus")), .symbol(.add, inLowerCase: true), .symbol(.add)
    ),
  ]) func `names pictures as they were heard, but not in AccessibilitySnapshot's model`(
    view: Node, label: Wording, snapshot: Wording
  ) {
    var settings = ResolverSettings()
    let screen = Screen(title: "S", views: [view])
    #expect(resolve(screen, settings: settings).elements.map { $0.label.map(\.value) } == [[label]])
    settings.compatibility = .snapshot
    #expect(
      resolve(screen, settings: settings).elements.map { $0.label.map(\.value) } == [[snapshot]])
  }

  @Test(arguments: [
    (Platform.ios, "|Coffee|textEntry", "Title||textEntry"),
    (.macos, "Title|Coffee|textEntry", "Title||textEntry"),
  ]) func `reads the title of a filled field on the Mac alone`(
    platform: Platform, filled: String, empty: String
  ) {
    let field = view(.textField, "Title", .value(.text("Coffee")))
    #expect(elements(field, platform: platform) == [filled])
    #expect(elements(view(.textField, "Title"), platform: platform) == [empty])
    let named = view(.textField, "Title", .value(.text("Coffee")), .label("Drink"))
    #expect(elements(named, platform: platform) == ["Drink|Coffee|textEntry"])
  }
}
