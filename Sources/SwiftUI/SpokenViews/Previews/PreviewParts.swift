/// A view among those of a provider, with the name that it displays.
struct PreviewPart {
  let name: String?
  let view: any View
}

extension PreviewPart {
  /// The previews of a view: it, or each of the views that it only holds.
  ///
  /// Nothing is mounted and no body is evaluated, so that one preview which cannot be shown does not
  /// keep the others from being listed.
  @MainActor
  static func all(in view: any View, named name: String? = nil) -> [PreviewPart] {
    if let holder = view as? any PartHolder {
      return holder.heldParts.flatMap { all(in: $0, named: name) }
    }
    guard let modified = view as? any ModifiedPart else {
      return [PreviewPart(name: name, view: view)]
    }
    // Modifiers may follow the name that a view displays; the outermost name counts.
    let values = modified.givenValues
    let parts = all(in: modified.partInside, named: name ?? values?.previewName)
    if values != nil { return parts }
    // Around several views a modifier is one around each of them, as it is in SwiftUI.
    return parts.map { part in
      PreviewPart(name: part.name, view: parts.count == 1 ? view : modified.around(part.view))
    }
  }
}

extension ContainerValues {
  /// The name that a preview displays.
  @Entry fileprivate var previewName: String?
}

extension View {
  /// The name of the view among the previews of a provider.
  public nonisolated func previewDisplayName(_ name: String?) -> some View {
    modifier(ContainerValueModifier { $0.previewName = name })
  }
}

/// A view that only holds others, each of which is a preview.
@MainActor
private protocol PartHolder {
  var heldParts: [any View] { get }
}

extension TupleView: PartHolder {
  // The types of the views are known only where the builder makes them one.
  fileprivate var heldParts: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension Group: PartHolder where Content: View {
  fileprivate var heldParts: [any View] { [content] }
}

extension ForEach: PartHolder where Content: View {
  fileprivate var heldParts: [any View] { data.map { content($0) } }
}

extension Optional: PartHolder where Wrapped: View {
  fileprivate var heldParts: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PartHolder where First: View, Second: View {
  fileprivate var heldParts: [any View] {
    switch branch {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

extension EmptyView: PartHolder {
  fileprivate var heldParts: [any View] { [] }
}

/// A view with a modifier.
@MainActor
private protocol ModifiedPart {
  var partInside: any View { get }
  /// Another view with the modifier.
  func around(_ view: any View) -> any View
  /// What the modifier gives each view inside; nil if it does more.
  var givenValues: ContainerValues? { get }
}

extension ModifiedContent: ModifiedPart where Content: View, Modifier: ViewModifier {
  fileprivate var partInside: any View { content }
  fileprivate func around(_ view: any View) -> any View { AnyView(view).modifier(modifier) }
  fileprivate var givenValues: ContainerValues? {
    (modifier as? ContainerValueModifier).map { modifier in
      var values = ContainerValues()
      modifier.give(&values)
      return values
    }
  }
}
