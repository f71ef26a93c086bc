import SpokenLiveTesting
import SpokenViews

/// Actions, content, rotors, focus, speech, and the old spellings.
extension ModifierTests {
  nonisolated static let actions = [
    Row(
      "accessibilityAction", { Named() }, .action("Archive"),
      heard: "0\n  Actions available\nArchive\n1"),
    Row("accessibilityAction", { Magic() }, .user(.magicTap), heard: "0\n1"),
    Row(
      "accessibilityActions",
      {
        Text("Letter").accessibilityActions {
          Button("Reply") {}
          Button("Delete") {}
        }
      }, .user(.rotorNext), .user(.rotorNext),
      heard: "Letter\n  Actions available\nReply\nDelete"),
    Row(
      "accessibilityAdjustableAction", { Adjusted() }, .increment,
      heard: "Count, 0, Adjustable\n  Swipe up or down with one finger to adjust the value.\n1"),
    Row(
      "accessibilityScrollAction", { Scrolled() }, .user(.scroll(.right)),
      heard: "0\n1  dropped by scroll right\n\"Page 1\""),
    Row(
      "accessibilityScrollStatus", { Scrolled() }, .user(.scroll(.right)), .user(.scroll(.right)),
      heard: "0\n1  dropped by scroll right\n\"Page 1\"\n2  dropped by scroll right\n\"Page 2\""),
  ]

  struct Named: View {
    @State var count = 0
    var body: some View { Text("\(count)").accessibilityAction(named: "Archive") { count += 1 } }
  }

  struct Magic: View {
    @State var count = 0
    var body: some View { Text("\(count)").accessibilityAction(.magicTap) { count += 1 } }
  }

  struct Adjusted: View {
    @State var count = 0
    var body: some View {
      Rectangle().accessibilityLabel("Count").accessibilityValue("\(count)")
        .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
    }
  }

  struct Scrolled: View {
    @State var page = 0
    var body: some View {
      Text("\(page)").accessibilityScrollAction { edge in if edge == .trailing { page += 1 } }
        .accessibilityScrollStatus("Page \(page)")
    }
  }

  nonisolated static let content = [
    Row(
      "accessibilityCustomContent",
      {
        Text("Ada").accessibilityCustomContent("Age", "3 years", importance: .high)
          .accessibilityCustomContent("Size", "small")
      }, .moreContent, .moreContent,
      heard: "Ada, 3 years\n  More content available\n3 years, Age\nsmall, Size"),
    Row(
      "accessibilityChartDescriptor", { ChartViewTests.Described() },
      .gesture(.describeChart, count: 1),
      heard: """
        Births, 1960, 90 a day
        [ours] Births a day. Line chart, 1 series, 3 points. X is Year, from 1960 to 2020. Y is Births, from 0 a day to 100 a day. They recover. Falls until 1990, then rises. Tends to fall. Lowest 30 a day at 1990. Highest 90 a day at 1960. Average 60 a day. Median 60 a day.
        """),
    Row(
      "accessibilityRotor", { Found() }, .user(.rotor("Late")), .user(.rotorNext),
      heard: "a\nLate\nb"),
    Row(
      "accessibilityRotorEntry", { RepresentedEntries() }, .user(.rotor("Late")),
      .user(.rotorNext), .user(.rotorNext), heard: "a\nLate\nb\nc"),
    Row(
      "accessibilityRotorEntry", { Entries() }, .user(.rotor("Late")), .user(.rotorNext),
      heard: "a\nLate\nb"),
  ]

  struct Letter: Identifiable {
    let id: String
  }

  struct Found: View {
    let letters = [Letter(id: "a"), Letter(id: "b")]
    var body: some View {
      VStack { ForEach(letters) { Text($0.id) } }
        .accessibilityRotor("Late", entries: [letters[1]], entryLabel: \.id)
    }
  }

  struct Entries: View {
    @Namespace var space
    var body: some View {
      VStack {
        Text("a")
        VStack { Text("b").accessibilityRotorEntry(id: 2, in: space) }
      }
      .accessibilityRotor("Late") { AccessibilityRotorEntry("b", id: 2, in: space) }
    }
  }

  /// Represented views, one with its identity before and one after the representation.
  struct RepresentedEntries: View {
    @Namespace var space
    var body: some View {
      VStack {
        Text("a")
        Circle().accessibilityRotorEntry(id: 2, in: space).accessibilityRepresentation { Text("b") }
        Circle().accessibilityRepresentation { Text("c") }.accessibilityRotorEntry(id: 3, in: space)
      }
      .accessibilityRotor("Late") {
        AccessibilityRotorEntry("b", id: 2, in: space)
        AccessibilityRotorEntry("c", id: 3, in: space)
      }
    }
  }

  nonisolated static let focus = [
    Row(
      "accessibilityFocused", { Focused() }, .activate, .previous, .next,
      heard: "Move, Button\nhere\nMove, Button\naway\nhere"),
    Row(
      "accessibilityDefaultFocus", { DefaultFocus() }, .next,
      heard: "second\n♪ boundary reached, second"),
    // Without steps everything is heard, also what stands before the element with the focus.
    Row("accessibilityDefaultFocus", { DefaultFocus() }, heard: "second\nfirst\nsecond"),
    Row(
      "accessibilityFocused", { FocusedOnOpening() },
      heard: "Title  dropped by the focus move\nTotal\nTitle\nTotal\nPay, Button"),
  ]

  struct FocusedOnOpening: View {
    @AccessibilityFocusState var isHere: Bool
    var body: some View {
      VStack {
        Text("Title")
        Text("Total").accessibilityFocused($isHere)
        Button("Pay") {}
      }
      .onAppear { isHere = true }
    }
  }

  struct Focused: View {
    @AccessibilityFocusState var isHere: Bool
    var body: some View {
      Button("Move") { isHere = true }
      Text(isHere ? "here" : "away").accessibilityFocused($isHere)
    }
  }

  struct DefaultFocus: View {
    @AccessibilityFocusState var focus: Int?
    var body: some View {
      VStack {
        Text("first").accessibilityFocused($focus, equals: 1)
        Text("second").accessibilityFocused($focus, equals: 2)
      }
      .accessibilityDefaultFocus($focus, 2)
    }
  }

  nonisolated static let speech = [
    Row("speechSpellsOutCharacters", { Text("ABC").speechSpellsOutCharacters() }, heard: "ABC"),
    Row(
      "speechPhoneticRepresentation", { Text("Row").speechPhoneticRepresentation("ɹoʊ") },
      heard: "Row"),
    Row("speechAdjustedPitch", { Text("High").speechAdjustedPitch(0.5) }, heard: "High"),
    Row(
      "speechAlwaysIncludesPunctuation", { Text("a, b").speechAlwaysIncludesPunctuation() },
      heard: "a, b"),
    Row("speechAnnouncementsQueued", { Text("Wait").speechAnnouncementsQueued() }, heard: "Wait"),
  ]

  nonisolated static let oldSpellings = [
    Row(
      "accessibility",
      {
        Text("x").accessibility(label: Text("Food")).accessibility(value: Text("40"))
          .accessibility(hint: Text("Opens it.")).accessibility(addTraits: .isButton)
          .accessibility(identifier: "food").accessibility(inputLabels: [Text("Food")])
          .accessibility(selectionIdentifier: 1).accessibility(activationPoint: .center)
      }, heard: "Food, 40, Button\n  Opens it."),
    Row(
      "accessibility",
      {
        VStack {
          Text("a").accessibility(hidden: true)
          Text("b")
          Button("c") {}.accessibility(removeTraits: .isButton).accessibility(sortPriority: 1)
        }
      }, heard: "c\nb"),
  ]
}
