import ScreenTree

extension AndroidNode {
  /// Whether the cursor stops here: something is said, or it is a control without words.
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

  /// The empty view inside in which Compose keeps the role of a view, which has none itself.
  var roleHolder: AndroidNode? {
    guard shortName == "View" else { return nil }
    let holders = children.filter { child in
      child.children.isEmpty && child.isVisible && !child.says && !child.isActionable
        && AndroidTypes.traits(of: child.shortName).contains(.button)
    }
    return holders.count == 1 ? holders[0] : nil
  }

  /// Whether it can be tapped, and neither it nor anything that can be tapped in it has words.
  var isUnspoken: Bool { isActionable && isPressable && !says && !holdsPressable }

  /// Whether the cursor stops at it though it says nothing: nothing or a picture without words is in
  /// it, or uiautomator found that its name is missing.
  private var isNameless: Bool {
    isUnspoken && isImportant
      && (children.isEmpty || holdsPicture || source.flag("NAF") == true)
  }

  /// Whether a picture is in it.
  private var holdsPicture: Bool {
    children.contains { AndroidTypes.isPicture($0.shortName) || $0.holdsPicture }
  }
}
