import ScreenTree
import Testing
import VoiceOverElements

struct ValuesTests {
  @Test(
    arguments: [
      (ViewClass.uiSlider, 5.0, 0.0...10.0, nil, .number(0.5, .percent)),
      (.slider, 40, 0...100, nil, .number(0.4, .percent)),
      (.slider, 1.5, 1...2, nil, .number(1.5, .percent)),
      (.slider, 0.5, 0...1.5, nil, .number(0.5, nil)),
      (.slider, 1 / 3, 0...10, nil, .number(0.33, nil)),
      (.slider, 40, 0...100, .currency("USD"), .number(40, .currency("USD"))),
      (.slider, 2, 0...8, .percent, .number(0.25, .percent)),
      (.slider, 2.25, 0...8, .unit("kg"), .number(2.25, .unit("kg"))),
      (.uiProgressView, 0.25, 0...1, nil, .number(0.25, .percent)),
      (.gauge, 0.2, 0...1, nil, .number(0.2, .percent)),
      (.uiPageControl, 2, 1...5, nil, .page(2, of: 5)),
      (.uiPageControl, 1e300, 1...5, nil, .number(1e300, nil)),
      (.stepper, 2, 0...5, nil, .number(2, nil)), (.toggle, 1, 0...1, nil, "1"),
      (.textField, 2.5, 0...9, nil, "2.5"), (.secureField, 1234, 0...9, nil, .secret(4)),
    ] as [(ViewClass, Double, ClosedRange<Double>, Property.ValueFormat?, Wording)])
  func `says which number a control speaks`(
    kind: ViewClass, number: Double, range: ClosedRange<Double>, format: Property.ValueFormat?,
    wording: Wording
  ) {
    var node = view(kind, nil, .label("V"), .value(.number(number)), .range(range))
    if let format { node.properties.append(.format(format)) }
    #expect(resolution([node]).elements.map { $0.value.map(\.value) } == [[wording]])
  }

  @Test(arguments: [
    (Platform.ios, Compatibility.voiceOver, Wording.secret(3)), (.ios, .snapshot, "•••"),
    (.macos, .voiceOver, .secret(3)), (.macos, .snapshot, .secret(3)),
  ]) func `counts a secret, but not in AccessibilitySnapshot's model of iOS`(
    platform: Platform, compatibility: Compatibility, value: Wording
  ) {
    var settings = ResolverSettings()
    settings.compatibility = compatibility
    let fields = [
      view(.secureField, "PIN", .value(.text("abc"))),
      view(.textField, "PIN", .valueText("abc"), .addTraits([.secureTextField])),
      views(
        .view, [view(.textField, "PIN", .value(.text("abc")))], .addTraits([.secureTextField])),
    ]
    let screen = Screen(title: "S", platform: platform, views: fields)
    let values = resolve(screen, settings: settings).elements.map { $0.value.map(\.value) }
    #expect(values == [[value], [value], [value]])
  }

  @Test func `takes the words of the file before any number`() {
    let slider = view(.slider, "Food", .value(.number(40)), .valueText("forty dollars"))
    #expect(elements(slider) == ["Food|forty dollars|adjustable"])
  }
}
