import ScreenTree

extension AndroidNode {
  /// Whether the cursor stops here: it has words, or is a control without words.
  var isElement: Bool {
    guard isImportant || isActionable else { return false }
    if isField { return true }
    let isControl = AndroidTypes.isControl((roleHolder ?? self).shortName)
    if isActionable { return says || isControl || isNameless }
    guard !AndroidTypes.lists.contains(shortName), source.flag("scrollable") != true else {
      return false
    }
    return label != nil || (isControl && (isCheckable || shortName.hasSuffix("Bar")))
  }

  /// The empty view inside in which Compose keeps the role of a view without one.
  var roleHolder: AndroidNode? {
    guard shortName == "View" else { return nil }
    let holders = children.filter { child in
      child.children.isEmpty && child.isVisible && !child.says && !child.isActionable
        && AndroidTypes.traits(of: child.shortName).contains(.button)
    }
    return holders.count == 1 ? holders[0] : nil
  }

  /// Whether it can be tapped, and neither it nor anything tappable in it has words.
  var isUnspoken: Bool { isActionable && isPressable && !says && !holdsPressable }

  /// Whether the cursor stops at it although it has no words: it is empty or has a picture without
  /// words, or uiautomator found that its name is missing.
  private var isNameless: Bool {
    isUnspoken && isImportant
      && (children.isEmpty || holdsPicture || source.flag("NAF") == true)
  }

  /// Whether it contains a picture.
  private var holdsPicture: Bool {
    children.contains { AndroidTypes.isPicture($0.shortName) || $0.holdsPicture }
  }
}
