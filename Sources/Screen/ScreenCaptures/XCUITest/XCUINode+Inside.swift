import ScreenTree

extension XCUINode.Inside {
  /// Merges a child with its content.
  mutating func add(_ child: XCUINode) {
    let inner = child.inside
    holdsElement = holdsElement || inner.holdsElement
    holdsControl =
      holdsControl || inner.holdsControl
      || (ElementTypes.controls.contains(child.type) && child.isEnabled)
    holdsHeading = holdsHeading || inner.holdsHeading || child.traits.contains("Header")
    holdsText = holdsText || inner.holdsText || (child.type == "StaticText" && child.label != nil)
    leadsOn = leadsOn || inner.leadsOn || child.isDisclosureMark
    if child.type == "Button", child.isEnabled, child.isVisible, let label = child.label {
      buttons.insert(label)
    }
    // Two different labels already show that a row has other buttons; all of them at each level
    // would make deep trees quadratic.
    if buttons.isEmpty {
      buttons = inner.buttons
    } else {
      for label in inner.buttons where buttons.count < 2 { buttons.insert(label) }
    }
    addStops(of: child)
  }

  /// Adds the elements in a child, or itself if it is one, and whether anything is selected.
  private mutating func addStops(of child: XCUINode) {
    let inner = child.inside
    let isSelected = child.source.flag("selected") == true
    holdsSelected = holdsSelected || isSelected || inner.holdsSelected
    if !inner.qualifies {
      holdsSelectedMark =
        holdsSelectedMark || inner.holdsSelectedMark || (isSelected && !inner.holdsElement)
    }
    // Without a bound each level would copy every element in it, which is quadratic in deep trees.
    guard stops.count < Self.summed else { return }
    if inner.qualifies { stops.append(child) } else { stops += inner.stops }
  }
}

extension String {
  /// The words, without the spaces and commas that a framework joins them with.
  var wordList: [Substring] { lowercased().split { $0 == "," || $0.isWhitespace } }
}
