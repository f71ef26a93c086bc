import Foundation
import SpokenLiveTesting
import SpokenScreen
import SpokenViews
import Testing

/// Every accessibility modifier: one view that uses it, and what is heard.
@MainActor
struct ModifierTests {
  struct Row: Sendable {
    let name: String
    let view: @MainActor @Sendable () -> AnyView
    let steps: [Walkthrough.Action]
    let heard: String

    init<Content: View>(
      _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content,
      _ steps: Walkthrough.Action..., heard: String
    ) {
      self.name = name
      self.view = { AnyView(view()) }
      self.steps = steps
      self.heard = heard
    }
  }

  @Test(arguments: rows.indices) func `a modifier is heard as documented`(_ index: Int) {
    let row = Self.rows[index]
    Listening(LiveScreen(row.view()), row.steps).expectSpoken(reads: row.heard)
  }

  @Test func `the rows are those of the functions in the library`() throws {
    let names = Set(try Self.declared())
    let tested = Set(Self.rows.map(\.name)).union(Self.silent)
    #expect(names.subtracting(tested).sorted() == [])
    #expect(tested.subtracting(names).sorted() == [])
  }

  /// The names of the functions in the library, once for each overload.
  nonisolated static func declared() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SpokenViews")
    return try ["Accessibility", "Text"].flatMap { part in
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: part), includingPropertiesForKeys: nil
      ).flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: /public (?:nonisolated )?func ((?:accessibility|speech)\w*)/)
          .map { String($0.1) }
      }
    }
  }

  /// Modifiers that change nothing that is heard.
  nonisolated static let silent: Set<String> = [
    "accessibilityIgnoresInvertColors", "accessibilityLinkedGroup", "accessibilityQuickAction",
    "accessibilityShowsLargeContentViewer",
  ]

  nonisolated static let rows: [Row] =
    elements + words + traits + actions + content + focus + speech + oldSpellings
}

extension ModifierTests {
  nonisolated static let elements = [
    Row(
      "accessibilityElement",
      {
        HStack {
          Text("Ada")
          Text("Online")
        }.accessibilityElement(children: .combine)
      }, heard: "Ada, Online"),
    Row(
      "accessibilityElement",
      { Text("Hidden by it").accessibilityElement().accessibilityLabel("New") }, heard: "New"),
    Row(
      "accessibilityElement",
      {
        HStack {
          Text("Ada")
          Text("Online")
        }.accessibilityElement(children: .contain).accessibilityLabel("Friend")
      }, heard: "Friend, Ada\nOnline"),
    Row(
      "accessibilityChildren",
      {
        Rectangle().accessibilityLabel("Chart").accessibilityChildren {
          Rectangle().accessibilityLabel("May").accessibilityValue("40")
        }
      }, heard: "Chart, May, 40"),
    Row(
      "accessibilityRepresentation",
      { Circle().accessibilityRepresentation { Toggle("Alerts", isOn: .constant(true)) } },
      heard: "Alerts, Switch button, On\n  Double tap to toggle setting."),
    Row(
      "accessibilityHidden",
      {
        Text("Seen")
        Text("Unseen").accessibilityHidden(true)
      }, heard: "Seen"),
    Row(
      "accessibilitySortPriority",
      {
        VStack {
          Text("Second")
          Text("First").accessibilitySortPriority(1)
        }
      }, heard: "First\nSecond"),
    Row(
      "accessibilityIdentifier",
      {
        Text("Total")
        Text("$40").accessibilityIdentifier("sum")
      }, .touch("sum"), heard: "Total\n$40"),
    Row(
      "accessibilityLabeledPair",
      { LabeledPair() }, heard: "Name, Ada"),
    Row(
      "accessibilityRespondsToUserInteraction",
      { Text("Ada").accessibilityRespondsToUserInteraction(false) }, heard: "Ada"),
    Row(
      "accessibilityActivationPoint",
      { Button("Pay") {}.accessibilityActivationPoint(CGPoint(x: 10, y: 10)) },
      heard: "Pay, Button"),
    Row(
      "accessibilityActivationPoint", { Button("Pay") {}.accessibilityActivationPoint(.top) },
      heard: "Pay, Button"),
  ]

  struct LabeledPair: View {
    @Namespace var pair
    var body: some View {
      VStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: pair)
        Text("Ada").accessibilityLabeledPair(role: .content, id: 1, in: pair)
      }
    }
  }

  nonisolated static let words = [
    Row(
      "accessibilityLabel", { Button("x") {}.accessibilityLabel("Close") }, heard: "Close, Button"),
    Row(
      "accessibilityLabel", { Button("x") {}.accessibilityLabel("Close", isEnabled: false) },
      heard: "x, Button"),
    Row(
      "accessibilityLabel",
      {
        Text("Ada").accessibilityLabel { label in
          Text("Friend")
          label
        }
      }, heard: "Friend, Ada"),
    Row(
      "accessibilityValue", { Text("Volume").accessibilityValue(Text("half")) },
      heard: "Volume, half"),
    Row(
      "accessibilityHint", { Button("Pay") {}.accessibilityHint("Pays at once.") },
      heard: "Pay, Button\n  Pays at once."),
    Row(
      "accessibilityInputLabels", { Button("Pay") {}.accessibilityInputLabels(["Buy", "Pay"]) },
      heard: "Pay, Button"),
    Row(
      "accessibilityTextContentType",
      { Text("let x").accessibilityTextContentType(.sourceCode) }, heard: "let x"),
  ]

  nonisolated static let traits = [
    Row(
      "accessibilityAddTraits", { Text("Food").accessibilityAddTraits([.isHeader, .isSelected]) },
      heard: "Selected, Food, Heading"),
    Row(
      "accessibilityRemoveTraits", { Button("Pay") {}.accessibilityRemoveTraits(.isButton) },
      heard: "Pay"),
    Row(
      "accessibilityHeading", { VStack { Text("Food") }.accessibilityHeading(.h2) },
      heard: "Food, Heading level 2"),
    Row(
      "accessibilityDirectTouch",
      { Text("Piano").accessibilityDirectTouch(options: .silentOnTouch) },
      heard: "Piano\n  Use the rotor to enable direct touch for this app"),
    Row(
      "accessibilityZoomAction", { Image("map").accessibilityZoomAction { _ in } },
      heard: "map, Image"),
    Row(
      "accessibilityDragPoint",
      { Text("Photo").accessibilityDragPoint(.center, description: "Photo") },
      heard: "Photo, Draggable"),
    Row(
      "accessibilityDropPoint",
      { Text("Album").accessibilityDropPoint(.center, description: "Album") }, heard: "Album"),
  ]

  nonisolated static let actions = [
    Row(
      "accessibilityAction", { Named() }, .action("Archive"),
      heard: "0\n  Actions available\nArchive  dropped by \"1\"\n1"),
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
      heard: "Move, Button\nhere\nMove, Button\naway  dropped by \"here\"\nhere"),
    Row(
      "accessibilityDefaultFocus", { DefaultFocus() }, .next,
      heard: "second\n♪ boundary reached, second"),
  ]

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
