import ScreenTree

extension Rule {
  /// The rules that speak at a stop, in order.
  ///
  /// On the Mac the value of a control comes before its label, and the state before the role. AccessibilitySnapshot
  /// puts the place of a cell before its value. With `traits=before` the words for traits lead.
  static func order(for stop: Stop) -> [Rule] {
    if stop.platform == .macos { return stop.isControl ? macControl : mac }
    let order = stop.isExact ? exact : ios
    switch stop.settings.traits {
    case .after: return order
    case .before: return leading + order.filter { !leading.contains($0) }
    case .none: return order
    }
  }

  /// What is spoken before everything else when traits come first.
  private static let leading: [Rule] = [.exit, .container, .states, .traits, .expanded]

  private static let ios: [Rule] = [
    .exit, .container, .selected, .headers, .label, .importantContent, .value, .promotedHint,
    .cell, .states, .traits, .expanded, .position, .remarks, .hint, .actions, .moreContent, .sound,
  ]

  private static let exact: [Rule] = [
    .exit, .container, .selected, .headers, .label, .cell, .importantContent, .value,
    .promotedHint, .states, .traits, .expanded, .position, .remarks, .hint, .actions, .moreContent,
    .sound,
  ]

  private static let macControl: [Rule] = [
    .exit, .container, .selected, .headers, .leadingRole, .value, .label, .importantContent,
    .promotedHint, .cell, .macState, .macRole, .position, .remarks, .macHint, .actions,
    .moreContent, .sound,
  ]

  private static let mac: [Rule] = [
    .exit, .container, .selected, .headers, .leadingRole, .label, .importantContent, .value,
    .promotedHint, .cell, .macState, .macRole, .position, .remarks, .macHint, .actions,
    .moreContent, .sound,
  ]
}

extension Stop {
  /// Whether it is set to a value by its user.
  fileprivate var isControl: Bool {
    trait(.adjustable, .textEntry, .popUpButton, .pickerElement) != nil
  }
}
