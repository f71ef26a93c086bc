import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// The overloads of navigation, bars, tabs, alerts and preferences.
@MainActor
struct ScreenOverloadTests {
  @Test func `a hidden back button is not heard, and escape still goes back`() {
    expectSpoken(
      NavigationStack {
        NavigationLink("Open") {
          Text("Inside").navigationTitle("Two").navigationBarBackButtonHidden()
        }.navigationTitle("One").navigationSubtitle("Below")
      }, .user(.last), .activate, .next, .escape,
      reads: """
        One, Heading
        Open, Button
        Two, Heading
        Inside
        Open, Button
        """)
  }

  @Test(arguments: [true, false]) func `an item of a bar follows its condition`(_ isThere: Bool) {
    expectSpoken(
      NavigationStack {
        Text("Inside").navigationTitle("One").toolbar {
          if isThere { ToolbarItem { Button("Add") {} } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Sort") {}
          } label: {
            Text("More")
          }
        }
      }, .next,
      reads: isThere ? "One, Heading\nAdd, Button" : "One, Heading\nInside")
  }

  @Test func `hidden bars are not heard`() {
    expectSpoken(
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            Text("Inside").navigationTitle("One").toolbar(.hidden, for: .navigationBar, .tabBar)
          }
        }
        Tab(role: .search) { Text("Find") }
      }, .next,
      reads: """
        Inside
        ♪ boundary reached, Inside
        """)
  }

  @Test func `sections of tabs and a view above the bar are heard`() {
    expectSpoken(
      TabView {
        Tab("Home", systemImage: "house") { Text("Inside") }
        TabSection("More") { Tab("Mail", systemImage: "mail") { Text("Letters") } }
      }.tabViewBottomAccessory { Text("Playing") }, .next(3),
      reads: """
        Inside
        Playing
        Selected, Home, Tab, 1 of 2
        Mail, Tab, 2 of 2
        """)
  }

  @Test func `a split view shows the column that the app prefers`() {
    expectSpoken(
      PreferredColumn(), .next(2), .activate, .user(.first),
      reads: """
        List, Back button
        One, Heading
        Detail, Button
        List, Heading
        List, Heading
        """)
  }

  @Test func `old links with a value and a tag are followed`() {
    expectSpoken(
      NavigationView {
        VStack {
          NavigationLink("Value", isActive: .constant(false)) { Text("One") }
          NavigationLink(destination: Text("Two"), tag: 1, selection: .constant(nil)) {
            Text("Tag")
          }
        }
      }, .next, .activate, .user(.last),
      reads: """
        Value, Button
        Tag, Button
        Back button
        Two
        """)
  }

  @Test(arguments: [0, 1, 2, 3]) func `alerts are heard by every kind of title`(_ kind: Int) {
    expectSpoken(
      AlertsView(kind: kind),
      reads: """
        Alert, Title, Really?
        Really?
        Do it, Button
        """)
  }

  @Test func `an action sheet by its older name is heard`() {
    expectSpoken(
      Text("x").actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Title"), message: Text("Why"), buttons: [.default(Text("Go")), .cancel()])
      }, .next(3),
      reads: """
        Title
        Why
        Go, Button
        Cancel, Button
        """)
  }

  @Test func `preferences reach the views around`() {
    expectSpoken(
      PreferringView(), .next, .activate, .previous,
      reads: """
        2
        Add, Button
        ♪ item activated, Add
        3
        """)
  }

  @Test func `styles of an app are heard instead of the controls`() {
    expectSpoken(
      VStack {
        ProgressView("Load", value: 0.5).progressViewStyle(PlainProgress())
        Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(PlainGauge())
        DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(PlainDisclosure())
        LabeledContent("Name", value: "Ada").labeledContentStyle(PlainContent())
      }, .next(5),
      reads: """
        Load, 0.5
        0.5
        More, Button, Collapsed
          Double tap to expand.
        Name
        Ada
        ♪ boundary reached, Ada
        """)
  }

  @Test func `attributes of words are heard`() {
    var words = AttributedString("AB")
    words.accessibilitySpeechSpellsOutCharacters = true
    words.accessibilityHeadingLevel = .h2
    expectSpoken(Text(words), reads: "AB")
    expectSpoken(
      Text(words).accessibilityAddTraits(.isHeader), reads: "AB, Heading level 2")
  }
}

private struct PreferredColumn: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar").navigationTitle("List")
    } detail: {
      Button("Detail") { column = .sidebar }.navigationTitle("One")
    }
  }
}

private struct AlertsView: View {
  let kind: Int

  @ViewBuilder var body: some View {
    switch kind {
    case 0:
      Text("x").alert(Text("Title"), isPresented: .constant(true)) {
        Button("Do it") {}
      } message: {
        Text("Really?")
      }
    case 1:
      Text("x").alert(
        LocalizedStringResource("Title"), isPresented: .constant(true), presenting: 1
      ) { _ in
        Button("Do it") {}
      } message: { _ in
        Text("Really?")
      }
    case 2:
      Text("x").alert(item: .constant(Folded())) { _ in
        Alert(
          title: Text("Title"), message: Text("Really?"), dismissButton: .default(Text("Do it")))
      }
    default:
      Text("x").alert(String("Title"), isPresented: .constant(true), presenting: 1) { _ in
        Button("Do it") {}
      } message: { _ in
        Text("Really?")
      }
    }
  }
}

private struct Folded: Identifiable {
  let id = 1
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferringView: View {
  @State private var count = 0
  @State private var others = 1

  var body: some View {
    Text("\(count)")
    VStack {
      Button("Add") { others += 1 }.preference(key: CountKey.self, value: 1)
      ForEach(0..<others, id: \.self) { _ in
        Color.red.preference(key: CountKey.self, value: 1)
      }
    }.onPreferenceChange(CountKey.self) { count = $0 }
  }
}

private struct PlainProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(configuration.fractionCompleted ?? 0, specifier: "%.1f")")
    }.accessibilityElement(children: .combine)
  }
}

private struct PlainGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.value, specifier: "%.1f")")
  }
}

private struct PlainDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

private struct PlainContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}
