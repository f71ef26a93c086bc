import CPreviews

/// Previews of views, by its older name: each view of it is one.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The previews, each by the name that it displays or else that of the provider.
  fileprivate static var all: [_Preview] {
    // Counting needs nodes, because a `ForEach` or an `if` decides how many previews there are.
    let root = ViewRoot(previews)
    root.flush()
    let found = root.subviews
    // The name of a private type has an address in it, which differs in each run.
    let place = String(reflecting: Self.self).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }.joined(separator: ".")
    return found.enumerated().map { index, subview in
      _Preview(
        name: subview.values[PreviewNameKey.self] ?? "\(Self.self)", type: place, number: index,
        view: found.count == 1
          ? AnyView(previews)
          // What a preview reads may have changed since they were counted.
          : AnyView(Group(subviews: previews) { $0.dropFirst(index).first }))
    }
  }
}

extension _Preview {
  /// The previews of all types of the program that provide any.
  @MainActor
  static var ofProviders: [_Preview] {
    var types: [any PreviewProvider.Type] = []
    withUnsafeMutablePointer(to: &types) { types in
      CConformingTypes(
        "PreviewProvider",
        { metadata, types in
          guard let metadata, let types else { return }
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          // Another module may have a protocol of the same name.
          guard let provider = type as? any PreviewProvider.Type else { return }
          types.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
        }, types)
    }
    return types.flatMap { $0.all }
  }
}

/// The name that a preview displays.
private struct PreviewNameKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// The name of the view among the previews of a provider.
  public nonisolated func previewDisplayName(_ name: String?) -> some View {
    modifier(ContainerValueModifier { $0[PreviewNameKey.self] = name })
  }
}
