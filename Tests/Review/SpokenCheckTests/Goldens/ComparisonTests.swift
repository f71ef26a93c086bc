import SpokenScreen
import SpokenScreenTesting
import Testing

private let shop = Screen(
  "Shop", .heading("Shop"), .slider("Food", .id("food"), .value(40), .range(0...100)),
  .button("Pay", .id("pay")), file: "shop.screen.yaml")

/// What a golden and the shop come to; each line of a golden follows the usual header.
private func compare(_ golden: String, header: String = "# Shop · ios · en-US\n") throws
  -> Comparison
{
  let golden = try #require(Golden.read(header + golden, file: "shop.transcript").value)
  return Comparison(Scenario(shop), with: golden, file: "shop.transcript")
}

private let recorded = """
  > open
  Shop, Heading
  > next
  Food, 40%, Adjustable
    Swipe up or down with one finger to adjust the value.
  > next
  Pay, Button

  """

struct ComparisonTests {
  @Test func `reports settings first, then the title`() throws {
    let comparison = try compare(recorded, header: "# Store · ios · en-US\n# actions=nothing\n")
    #expect(
      comparison.header == [
        "actions is speak (the default); the golden was recorded with nothing",
        "the title is \"Shop\", was \"Store\"",
      ])
    #expect(comparison.changes == [])
    #expect(comparison.updated == "# Shop · ios · en-US\n" + recorded)
  }

  @Test func `keeps a remark from becoming the header when the line above it goes`() throws {
    let comparison = try compare("Shelf\n# Ada wants this\n…\nPay, Button\n", header: "")
    #expect(comparison.updated == "Shop, Heading\n# Ada wants this\n…\nPay, Button\n")
    let again = try compare(comparison.updated, header: "")
    #expect(again.isSame)
  }

  @Test func `keeps a remark from becoming a setting of the header when the lines above it go`()
    throws
  {
    let comparison = try compare("> launch\n# links=speak is not meant\n…\nPay, Button\n")
    #expect(
      comparison.updated.contains("> open\n# links=speak is not meant\n"), "\(comparison.updated)")
    let again = Golden.read(comparison.updated, file: "")
    #expect(again.findings.isEmpty && again.value?.settings.isEmpty == true)
  }

  @Test func `explains what differs by the property that made it so`() throws {
    let comparison = try compare(
      recorded.replacing("40%", with: "45%").replacing("Pay, Button", with: "Pay, Button\n  Pays"))
    let text = comparison.text.replacing(#/:\d+:\d+/#, with: ":7")
    #expect(
      text == """
              Shop, Heading
              > next
            - Food, 45%, Adjustable
            + Food, 40%, Adjustable
                Swipe up or down with one finger to adjust the value.
              > next
              Pay, Button
            -   Pays
          why:
            the value of 'food' is "40%" now, was "45%" (shop.screen.yaml:7, the value follows the label)
            'pay' does not say "Pays" any more (shop.screen.yaml:7)

        """)
  }

  @Test func `keeps patterns that still match and remarks, and replaces the rest`() throws {
    let comparison = try compare(
      """
      > open
      Shop, Title
      …
      /Food, \\d+%, Adjustable/
      ?  Swipe left
        Swipe up or down with one finger to adjust the value.
      > next
      /Buy.*/
      """, header: "# Shop · ios · en-US\n# by hand\n")
    #expect(
      comparison.updated == """
        # Shop · ios · en-US
        # by hand
        > open
        Shop, Heading
        …
        /Food, \\d+%, Adjustable/
        ?  Swipe left
          Swipe up or down with one finger to adjust the value.
        > next
        Pay, Button

        """)
  }

  @Test func `compares what is heard alone with a golden without steps`() throws {
    #expect(try compare("Shop, Heading\n…\nPay, Button\n", header: "").isSame)
  }
}
