import ScreenResolver
import ScreenTree
import Testing

struct ValuesTests {
  @Test(
    arguments: [
      (ViewClass.uiSlider, 5.0, 0.0...10.0, nil, "50%"),
      (.slider, 40, 0...100, nil, "40%"), (.slider, 1.5, 1...2, nil, "150%"),
      (.slider, 0.5, 0...1.5, nil, "0.5"), (.slider, 3, 0...10, nil, "3"),
      (.slider, 40, 0...100, .currency("USD"), "$40.00"),
      (.slider, 40, 0...100, .currency("JPY"), "¥40"),
      (.slider, -2.5, -5...5, .currency("CHF"), "-CHF 2.50"),
      (.slider, 2, 0...8, .percent, "25%"), (.slider, 2.25, 0...8, .unit("kg"), "2.25 kg"),
      (.slider, 2.25, 0...8, .number(fractionDigits: 1), "2.3"),
      (.uiProgressView, 0.333, 0...1, nil, "33%"), (.gauge, 0.2, 0...1, nil, "20%"),
    ] as [(ViewClass, Double, ClosedRange<Double>, Property.ValueFormat?, String)])
  func `puts a number into words`(
    kind: ViewClass, number: Double, range: ClosedRange<Double>, format: Property.ValueFormat?,
    words: String
  ) {
    var node = view(kind, nil, .label("V"), .value(.number(number)), .range(range))
    if let format { node.properties.append(.format(format)) }
    #expect(resolution([node]).elements.map { $0.value.map(\.value) } == [[words]])
  }

  @Test func `takes the words of the file before any number`() {
    let slider = view(.slider, "Food", .value(.number(40)), .valueText("forty dollars"))
    #expect(elements(slider) == ["Food|forty dollars|adjustable"])
  }
}
