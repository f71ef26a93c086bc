import ScreenTree

extension XCUINode.Inside {
  /// Adds what a child is and has inside.
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
    if buttons.isEmpty {
      buttons = inner.buttons
    } else {
      for label in inner.buttons where buttons.count < 2 { buttons.insert(label) }
    }
    addWords(of: child)
    guard labels.count < 32 else { return }
    if child.hasOwnWords, let label = child.label {
      labels.append(label)
    } else if labels.isEmpty {
      labels = inner.labels
    } else {
      labels += inner.labels
    }
  }

  /// Adds what the elements in a child say, itself when it is one.
  private mutating func addWords(of child: XCUINode) {
    let inner = child.inside
    holdsUsable = holdsUsable || inner.holdsUsable
    if inner.qualifies, !["StaticText", "Image", "Other"].contains(child.type) {
      holdsUsable = true
    }
    guard !holdsUsable, spoken.count < Self.summed else { return }
    if inner.qualifies { spoken.append(child.label ?? "") } else { spoken += inner.spoken }
  }
}

extension String {
  /// The words, without the spaces and commas that a framework joins them with.
  var wordList: [Substring] { lowercased().split { $0 == "," || $0.isWhitespace } }
}
