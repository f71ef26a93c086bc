import Foundation
import SpokenLiveTesting
import SpokenViews

/// Elements, their words and their traits.
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
      "accessibilityHeading", { VStack { Text("Food") }.accessibilityHeading(.h2) }, heard: "Food"),
    Row(
      "accessibilityHeading",
      { VStack { Text("Food") }.accessibilityHeading(.h2).accessibilityAddTraits(.isHeader) },
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
}
