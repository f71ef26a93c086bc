import SpokenLiveTesting
import SpokenViews

/// Drag and drop.
extension OverloadTests {
  nonisolated static let dragAndDrop = [
    Row(
      "accessibilityDragPoint", { Text("x").accessibilityDragPoint(.top, description: key) },
      heard: "x, Draggable"),
    Row(
      "accessibilityDragPoint", { Text("x").accessibilityDragPoint(.top, description: resource) },
      heard: "x, Draggable"),
    Row(
      "accessibilityDragPoint", { Text("x").accessibilityDragPoint(.top, description: text) },
      heard: "x, Draggable"),
    Row(
      "accessibilityDragPoint", { Text("x").accessibilityDragPoint(.top, description: string) },
      heard: "x, Draggable"),
    Row(
      "accessibilityDropPoint", { Text("x").accessibilityDropPoint(.top, description: key) },
      heard: "x"),
    Row(
      "accessibilityDropPoint", { Text("x").accessibilityDropPoint(.top, description: resource) },
      heard: "x"),
    Row(
      "accessibilityDropPoint", { Text("x").accessibilityDropPoint(.top, description: text) },
      heard: "x"),
    Row(
      "accessibilityDropPoint", { Text("x").accessibilityDropPoint(.top, description: string) },
      heard: "x"),
  ]
}
