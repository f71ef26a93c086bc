import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Wheels of pickers and of dates.
@MainActor
struct PickerViewTests {
  /// Sizes and colors.
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let rows = [["Small", "Medium", "Large"], ["Red", "Green"]]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append(rows[component][row]) }
  }

  @Test func `each wheel turns by a row`() {
    let wheels = Wheels()
    let picker = UIPickerView()
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.selectRow(1, inComponent: 0, animated: false)
    expectSpoken(
      Shown(view: picker), .increment, .increment, .next, .increment,
      reads: """
        Medium, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        Large
        ♪ boundary reached, Large
        Red, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        Green
        """)
    #expect(wheels.chosen == ["Large", "Green"])
  }

  private func date(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 1_800_000_000)
    picker.accessibilityLabel = "Due"
    return picker
  }

  @Test func `a compact date is a button that opens wheels`() {
    let picker = date(.date, .automatic)
    picker.maximumDate = picker.date.addingTimeInterval(24 * 3600)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    expectSpoken(
      Shown(view: picker), .activate, .next, .increment, .increment, .escape,
      reads: """
        Due, Jan 15, 2027, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Due
        January, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        15, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        16
        ♪ boundary reached, 16
        Due, Jan 16, 2027, Button, Pop up button
          Double tap to activate the picker
        """)
    #expect(changes == 1)
  }

  @Test func `a time has wheels for hours and minutes`() {
    let picker = date(.time, .wheels)
    picker.minuteInterval = 15
    expectSpoken(
      Shown(view: picker), .next, .decrement,
      reads: """
        Due, 8 o'clock, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        0 minutes, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        45 minutes
        """)
  }

  private struct Birthday: View {
    @State var date = Date(timeIntervalSince1970: 1_800_000_000)
    var body: some View {
      DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
    }
  }

  @Test func `a wheel of SwiftUI says where it turned to`() {
    expectSpoken(
      Birthday(), .next, .increment,
      reads: """
        Born
        January, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        February
        """)
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}
