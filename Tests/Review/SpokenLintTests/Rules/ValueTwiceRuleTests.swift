import Testing

struct ValueTwiceRuleTests {
  @Test(arguments: [
    ("- Slider: \"Volume: 50%\"\n  valueText: 50%", 1),
    ("- Slider: Volume 50 percent\n  valueText: 50 percent", 1),
    ("- Slider: Volume\n  valueText: 50%", 0),
    // The number may well be a name.
    ("- Stepper: Player 2\n  value: 2", 0),
    ("- Toggle: \"Wi-Fi, on\"\n  value: true", 1),
    ("- Toggle: Bluetooth\n  value: true", 0),
  ]) func `compares the end of the label with the value`(views: String, count: Int) throws {
    #expect(try found(views).count { $0.hasSuffix("value-twice") } == count)
  }
}
