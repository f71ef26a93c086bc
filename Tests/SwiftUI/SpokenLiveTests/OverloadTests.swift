import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Every overload of the modifiers that take words: a view for each, and what is heard.
@MainActor
struct OverloadTests {
  typealias Row = ModifierTests.Row

  /// Words of each type that a modifier takes.
  nonisolated static let key: LocalizedStringKey = "by key"
  nonisolated static let resource: LocalizedStringResource = "by resource"
  nonisolated static let text = Text("by text")
  nonisolated static let string = "by string"

  @Test(arguments: rows.indices) func `an overload is heard as the others are`(_ index: Int) {
    let row = Self.rows[index]
    Listening(LiveScreen(row.view()), row.steps).expectSpoken(reads: row.heard)
  }

  @Test func `there is a row for each overload in the library`() throws {
    let declared = try ModifierTests.declared().filter { Self.names.contains($0) }
    let counts = Dictionary(grouping: declared, by: \.self).mapValues(\.count)
    let tested = Dictionary(grouping: Self.rows, by: \.name).mapValues(\.count)
    #expect(counts == tested)
  }

  @Test func `names for Voice Control are kept, although they are not spoken`() {
    let kept = Self.inputLabels.map { LiveScreen($0.view()).screen.views.first?[.inputLabels] }
    #expect(kept == [["by key"], ["by resource"], ["by text"], ["by string"]])
  }

  nonisolated static let rows =
    labels + words + inputLabels + namedActions + intents + scrolling + content + dragAndDrop
    + builtRotors
    + elementRotors + identifiedRotors + textRotors

  nonisolated static let names = Set(rows.map(\.name))
}

extension OverloadTests {
  nonisolated static let labels = [
    Row("accessibilityLabel", { Button("x") {}.accessibilityLabel(key) }, heard: "by key, Button"),
    Row(
      "accessibilityLabel", { Button("x") {}.accessibilityLabel(resource) },
      heard: "by resource, Button"),
    Row(
      "accessibilityLabel", { Button("x") {}.accessibilityLabel(text) }, heard: "by text, Button"),
    Row(
      "accessibilityLabel", { Button("x") {}.accessibilityLabel(string) },
      heard: "by string, Button"),
    Row(
      "accessibilityLabel",
      {
        Text("x").accessibilityLabel { old in
          old
          text
        }
      }, heard: "x, by text"),
    Row("accessibilityLabel", { Text("x").accessibilityLabel(key) + Text("") }, heard: "by key"),
    Row("accessibilityLabel", { Text("x").accessibilityLabel(text) + Text("") }, heard: "by text"),
    Row(
      "accessibilityLabel", { Text("x").accessibilityLabel(string) + Text("") },
      heard: "by string"),
  ]

  nonisolated static let words = [
    Row("accessibilityValue", { Text("x").accessibilityValue(key) }, heard: "x, by key"),
    Row("accessibilityValue", { Text("x").accessibilityValue(resource) }, heard: "x, by resource"),
    Row("accessibilityValue", { Text("x").accessibilityValue(text) }, heard: "x, by text"),
    Row("accessibilityValue", { Text("x").accessibilityValue(string) }, heard: "x, by string"),
    Row("accessibilityHint", { Text("x").accessibilityHint(key) }, heard: "x\n  by key"),
    Row("accessibilityHint", { Text("x").accessibilityHint(resource) }, heard: "x\n  by resource"),
    Row("accessibilityHint", { Text("x").accessibilityHint(text) }, heard: "x\n  by text"),
    Row("accessibilityHint", { Text("x").accessibilityHint(string) }, heard: "x\n  by string"),
  ]

  nonisolated static let inputLabels = [
    Row("accessibilityInputLabels", { Text("x").accessibilityInputLabels([key]) }, heard: "x"),
    Row("accessibilityInputLabels", { Text("x").accessibilityInputLabels([resource]) }, heard: "x"),
    Row("accessibilityInputLabels", { Text("x").accessibilityInputLabels([text]) }, heard: "x"),
    Row("accessibilityInputLabels", { Text("x").accessibilityInputLabels([string]) }, heard: "x"),
  ]

  struct Acting<Content: View>: View {
    let content: (Int, @escaping () -> Void) -> Content
    @State var count = 0
    var body: some View { content(count) { count += 1 } }
  }

  nonisolated static let namedActions = [
    Row(
      "accessibilityAction",
      { Acting { count, act in Text("\(count)").accessibilityAction(named: key, act) } },
      .action("by key"), heard: "0\n  Actions available\nby key\n1"),
    Row(
      "accessibilityAction",
      { Acting { count, act in Text("\(count)").accessibilityAction(named: resource, act) } },
      .action("by resource"), heard: "0\n  Actions available\nby resource\n1"),
    Row(
      "accessibilityAction",
      { Acting { count, act in Text("\(count)").accessibilityAction(named: text, act) } },
      .action("by text"), heard: "0\n  Actions available\nby text\n1"),
    Row(
      "accessibilityAction",
      { Acting { count, act in Text("\(count)").accessibilityAction(named: string, act) } },
      .action("by string"), heard: "0\n  Actions available\nby string\n1"),
    Row(
      "accessibilityAction",
      {
        Acting { count, act in
          Text("\(count)").accessibilityAction(action: act) { Label("by label", systemImage: "x") }
        }
      }, .action("by label"), heard: "0\n  Actions available\nby label\n1"),
    Row(
      "accessibilityAction",
      { Acting { count, act in Text("\(count)").accessibilityAction(.escape, act) } }, .escape,
      heard: "0\n1"),
  ]

  /// What an app would have as an intent of Apple's AppIntents.
  struct Archive {}

  nonisolated static let intents = [
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(.default, intent: Archive()) },
      heard: "x"),
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(named: key, intent: Archive()) },
      .user(.rotorNext), heard: "x\n  Actions available\nby key"),
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(named: resource, intent: Archive()) },
      .user(.rotorNext), heard: "x\n  Actions available\nby resource"),
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(named: text, intent: Archive()) },
      .user(.rotorNext), heard: "x\n  Actions available\nby text"),
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(named: string, intent: Archive()) },
      .user(.rotorNext), heard: "x\n  Actions available\nby string"),
    Row(
      "accessibilityAction", { Text("x").accessibilityAction(intent: Archive()) { text } },
      .user(.rotorNext), heard: "x\n  Actions available\nby text"),
  ]

  nonisolated static let scrolling = [
    Row(
      "accessibilityScrollStatus",
      { Text("x").accessibilityScrollAction { _ in }.accessibilityScrollStatus(key) },
      .user(.scroll(.right)), heard: "x\n\"by key\""),
    Row(
      "accessibilityScrollStatus",
      { Text("x").accessibilityScrollAction { _ in }.accessibilityScrollStatus(resource) },
      .user(.scroll(.right)), heard: "x\n\"by resource\""),
    Row(
      "accessibilityScrollStatus",
      { Text("x").accessibilityScrollAction { _ in }.accessibilityScrollStatus(text) },
      .user(.scroll(.right)), heard: "x\n\"by text\""),
    Row(
      "accessibilityScrollStatus",
      { Text("x").accessibilityScrollAction { _ in }.accessibilityScrollStatus(string) },
      .user(.scroll(.right)), heard: "x\n\"by string\""),
  ]

  nonisolated static let content: [Row] = [
    contentRow("by key, Age") { Text("x").accessibilityCustomContent(age, key) },
    contentRow("by resource, Age") { Text("x").accessibilityCustomContent(age, resource) },
    contentRow("by text, Age") { Text("x").accessibilityCustomContent(age, text) },
    contentRow("by string, Age") { Text("x").accessibilityCustomContent(age, string) },
    contentRow("by key, by key") { Text("x").accessibilityCustomContent(key, key) },
    contentRow("by text, by key") { Text("x").accessibilityCustomContent(key, text) },
    contentRow("by string, by key") { Text("x").accessibilityCustomContent(key, string) },
    contentRow("by resource, by resource") {
      Text("x").accessibilityCustomContent(resource, resource)
    },
    contentRow("by string, by resource") { Text("x").accessibilityCustomContent(resource, string) },
    contentRow("by text, by text") { Text("x").accessibilityCustomContent(text, text) },
    contentRow("by string, by text") { Text("x").accessibilityCustomContent(text, string) },
    contentRow("by string, by string") { Text("x").accessibilityCustomContent(string, string) },
  ]

  nonisolated static let age = AccessibilityCustomContentKey("Age")

  private nonisolated static func contentRow<Content: View>(
    _ heard: String, _ view: @escaping @MainActor @Sendable () -> Content
  ) -> Row {
    Row(
      "accessibilityCustomContent", view, .moreContent,
      heard: "x\n  More content available\n\(heard)")
  }
}
