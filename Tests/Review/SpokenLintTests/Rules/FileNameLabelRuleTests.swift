import Testing

struct FileNameLabelRuleTests {
  @Test(arguments: [
    "- Image: IMG_0042", "- Image: wallet-icon", "- Image: ic_arrow_back",
    "- Text: loginBtn", "- Text: banner.png", "- Text: btn_submit_order", "- UIButton: closeButton",
    "- Button:\n  symbol: slider.vertical.3", "- Image:\n  symbol: leaf.fill",
    "- UIButton:\n    - UIImageView: Coffee", "- Image: bergen-thumb", "- Image: coffee-bag",
    "- Image: ship_hero", "- Image: imgHero", "- Image: mira-portrait",
    "- Text: 8A3F21C0-9B4D-4E11-8C77-0F2A6D5E9B10",
    "- Button: Pay\n  label: 3f2504e0-4f89-11d3-9a0c-0305e82c3301",
  ]) func `reports names from the workshop`(views: String) throws {
    #expect(try found(views).map { $0.split(separator: " ").last } == ["file-name-label"])
  }

  @Test(arguments: [
    "- Image: Logo", "- Image: hero", "- Image: Mountain lake", "- Image: T-shirt",
    "- Image: iPhone", "- Image: macOS", "- Image: coffee-bag\n  label: A bag of coffee",
    "- HStack: [{ Text: Ada }, { Image: bergen-thumb }]\n  element: combine", "- Text: iPhone",
    "- Text: eBay",
    "- Text: e-mail", "- Text: john_doe", "- Text: Sign-in", "- Text: example.com",
    "- Text: ada_view@example.com", "- Text: Save as banner.png", "- Image:\n  symbol: plus",
    "- Text: 8A3F21C0-9B4D-4E11-8C77", "- Text: Order 3f2504e0-4f89-11d3-9a0c-0305e82c3301",
    "- Text: macOS", "- Text: LEGOs", "- Text: snake_case", "- Text: Wayfinder icon",
    "- Label: Downloads\n  symbol: drop.fill", "- Image: wallet-icon\n  decorative: true",
  ]) func `is silent about words, brands and addresses`(views: String) throws {
    #expect(try found(views) == [])
  }
}
