/// Modifiers of live views, which have no key in a file.
extension ModifierNames {
  /// What the view does when its user acts.
  package static let behavior = Modifier(
    "behavior", ValueForm<Behavior>(.none), .app, use: .behavior,
    "What a live view does; a closure has no key in a file.")
  /// What a view contributes to the layout.
  package static let layout = Modifier(
    "layout", ValueForm<LayoutProperty>(.none), .elements, use: .carried,
    "What a live view contributes to the layout; a file has frames instead.")
}

extension AnyModifier {
  /// Whether files have a key for it.
  package var isInFiles: Bool { form != .none }
}
