import SpokenLiveTesting
import SpokenViews
import Testing

/// Views that are heard as on a Mac: its controls and its containers.
@MainActor
struct MacViewTests {
  /// Without hints, which are sentences of their own.
  private static let brief: SpeechSettings = {
    var settings = SpeechSettings()
    settings.speakHints = false
    return settings
  }()

  @Test func `a toggle is a check box, a switch or a button by its style`() {
    expectSpoken(
      TogglesOfAMac(), settings: Self.brief, platform: .macos,
      reads: """
        Lettuce, Checked, Checkbox
        Salt, Unchecked, Checkbox
        Wi-Fi, Off, Switch
        Bold, Selected, Toggle button
        """)
  }

  @Test func `on iOS its style changes nothing`() {
    expectSpoken(
      TogglesOfAMac(), settings: Self.brief,
      reads: """
        Lettuce, Switch button, On
        Salt, Switch button, Off
        Wi-Fi, Switch button, Off
        Bold, Switch button, On
        """)
  }

  @Test func `a check box that is pressed says its new state first`() {
    expectSpoken(
      TogglesOfAMac(), .next, .activate, settings: Self.brief, platform: .macos,
      reads: """
        Lettuce, Checked, Checkbox
        Salt, Unchecked, Checkbox
        Checked, Salt, Checkbox
        """)
  }

  @Test(arguments: [true, false])
  func `an inline picker is a group of radio buttons`(isInline: Bool) {
    expectSpoken(
      SizesOfAMac(isInline: isInline), settings: Self.brief, platform: .macos,
      reads: """
        Size, Radio group
        Small, Selected, Radio button, 1 of 2
        Large, Radio button, 2 of 2
        End of Size, Radio group
        """)
  }

  @Test func `a radio button that is pressed is selected`() {
    expectSpoken(
      SizesOfAMac(isInline: false), .next(2), .activate, .previous, settings: Self.brief,
      platform: .macos,
      reads: """
        Size, Radio group
        Small, Selected, Radio button, 1 of 2
        Large, Radio button, 2 of 2
        Selected, Large, Radio button, 2 of 2
        Small, Radio button, 1 of 2
        """)
  }

  @Test func `other pickers are pop-up buttons and segments`() {
    expectSpoken(
      PickersOfAMac(), settings: Self.brief, platform: .macos,
      reads: """
        Norway, Country, Pop up button
        Period, Group
        Week, Selected, Button, 1 of 2
        Month, Button, 2 of 2
        End of Period, Group
        """)
  }

  @Test func `a list is a stop, and so is its end`() {
    expectSpoken(
      List {
        Section("Cold") {
          Text("Milk")
          Text("Butter")
        }
      }, settings: Self.brief, platform: .macos,
      reads: """
        List, 1 item
        Heading, Cold
        Milk
        Butter
        End of list
        """)
  }

  @Test func `a row that can be chosen is no button`() {
    expectSpoken(
      RowsOfAMac(), settings: Self.brief, platform: .macos,
      reads: """
        List, 2 items
        Selected, Milk
        Eggs
        End of list
        """)
  }

  @Test func `a form is no stop`() {
    expectSpoken(
      Form { Toggle("Gift", isOn: .constant(false)) }, settings: Self.brief, platform: .macos,
      reads: """
        Gift, Unchecked, Checkbox
        """)
  }

  @Test func `a box is a group that its title names`() {
    expectSpoken(
      GroupBox("Trip") { Text("Seven days") }, settings: Self.brief, platform: .macos,
      reads: """
        Trip, Group
        Seven days
        End of Trip, Group
        """)
    expectSpoken(
      GroupBox("Trip") { Text("Seven days") }, settings: Self.brief,
      reads: """
        Trip
        Seven days
        """)
    expectSpoken(
      GroupBox { Text("Seven days") }, settings: Self.brief, platform: .macos, reads: "Seven days")
  }

  @Test func `a table has all its columns and their headers`() {
    expectSpoken(
      TeasOfAMac(), settings: Self.brief, platform: .macos,
      reads: """
        Table, 2 columns, 3 rows
        Tea, Column 1 of 2
        Price, Column 2 of 2
        Tea, Assam, Column 1 of 2
        Price, $5, Column 2 of 2
        Tea, Sencha, Column 1 of 2
        Price, $7, Column 2 of 2
        End of table
        """)
    expectSpoken(
      TeasOfAMac(), settings: Self.brief,
      reads: """
        Assam
        Sencha
        """)
  }

  @Test func `tabs come before what they show`() {
    expectSpoken(
      TabView {
        Text("At home").tabItem { Text("Home") }
        Text("Found").tabItem { Text("Search") }
      }, settings: Self.brief, platform: .macos,
      reads: """
        Tab group
        Home, Selected, Tab, 1 of 2
        Search, Tab, 2 of 2
        End of tab group
        At home
        """)
  }

  @Test func `a disclosure is opened and says so first`() {
    expectSpoken(
      DisclosureGroup("Details") { Text("Paid") }, .activate, .next, settings: Self.brief,
      platform: .macos,
      reads: """
        Details, Collapsed, Button
        Expanded, Details, Button
        Paid
        """)
  }

  @Test func `fields are reached by Tab`() {
    expectSpoken(
      CardOfAMac(), .tab, .tab, .shiftTab, settings: Self.brief, platform: .macos,
      reads: """
        Payment
        Number, Edit text
        Code, Secure edit text
        Number, Edit text
        """)
  }
}

private struct TogglesOfAMac: View {
  @State private var isSalted = false

  var body: some View {
    VStack {
      Toggle("Lettuce", isOn: .constant(true))
      Toggle("Salt", isOn: $isSalted).toggleStyle(.checkbox)
      Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.switch)
      Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
    }
  }
}

private struct SizesOfAMac: View {
  @State private var size = "Small"
  let isInline: Bool

  init(isInline: Bool) { self.isInline = isInline }

  var body: some View {
    let picker = Picker("Size", selection: $size) {
      Text("Small").tag("Small")
      Text("Large").tag("Large")
    }
    if isInline { picker.pickerStyle(.inline) } else { picker.pickerStyle(.radioGroup) }
  }
}

private struct PickersOfAMac: View {
  @State private var country = "Norway"
  @State private var period = "Week"

  var body: some View {
    VStack {
      Picker("Country", selection: $country) {
        Text("Norway").tag("Norway")
        Text("Sweden").tag("Sweden")
      }
      Picker("Period", selection: $period) {
        Text("Week").tag("Week")
        Text("Month").tag("Month")
      }
      .pickerStyle(.segmented)
    }
  }
}

private struct RowsOfAMac: View {
  @State private var chosen: String? = "Milk"

  var body: some View {
    List(selection: $chosen) {
      Text("Milk").tag("Milk")
      Text("Eggs").tag("Eggs")
    }
  }
}

private struct Tea: Identifiable {
  let id: String
  let price: String
}

private struct TeasOfAMac: View {
  private let teas = [Tea(id: "Assam", price: "$5"), Tea(id: "Sencha", price: "$7")]

  var body: some View {
    Table(teas) {
      TableColumn("Tea") { Text($0.id) }
      TableColumn("Price") { Text($0.price) }
    }
  }
}

private struct CardOfAMac: View {
  @State private var number = ""
  @State private var code = ""

  var body: some View {
    VStack {
      Text("Payment")
      TextField("Number", text: $number)
      SecureField("Code", text: $code)
    }
  }
}
