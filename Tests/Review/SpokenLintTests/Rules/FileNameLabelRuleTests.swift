import Testing

struct FileNameRuleTests {
  @Test(arguments: [
    "- Image: IMG_0042", "- Image: wallet-icon", "- Image: ic_arrow_back",
    "- Text: loginBtn", "- Text: banner.png", "- Text: btn_submit_order", "- UIButton: closeButton",
    "- Button:\n  symbol: slider.vertical.3", "- Image:\n  symbol: leaf.fill",
    "- UIButton:\n    - UIImageView: coffee-bag",
  ]) func `reports names from the workshop`(views: String) throws {
    #expect(try found(views).map { $0.split(separator: " ").last } == ["file-name-label"])
  }

  @Test(arguments: [
    "- Image: coffee-bag", "- Image: mira-portrait", "- Text: iPhone", "- Text: eBay",
    "- Text: e-mail", "- Text: john_doe", "- Text: Sign-in", "- Text: example.com",
    "- Text: ada_view@example.com", "- Text: Save as banner.png", "- Image:\n  symbol: plus",
    "- Text: macOS", "- Text: LEGOs", "- Text: snake_case", "- Text: Wayfinder icon",
    "- Label: Downloads\n  symbol: drop.fill", "- Image: wallet-icon\n  decorative: true",
  ]) func `is silent about words, brands and addresses`(views: String) throws {
    #expect(try found(views) == [])
  }
}
