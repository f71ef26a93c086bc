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
    // The name of a private type has an address in it, which differs in each run.
    let place = String(reflecting: Self.self).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }.joined(separator: ".")
    return PreviewPart.all(in: previews).enumerated().map { index, found in
      _Preview(
        name: found.name ?? "\(Self.self)", type: place, number: index,
        // What a preview reads may have changed since it was listed.
        view: .madeOnce { part(index) })
    }
  }

  private static func part(_ index: Int) -> AnyView? {
    let parts = PreviewPart.all(in: previews)
    return parts.indices.contains(index) ? AnyView(parts[index].view) : nil
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
          // The program lists its types by their metadata, whose address is what Swift calls a type.
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          // Another module may have a protocol of the same name.
          guard let provider = type as? any PreviewProvider.Type else { return }
          types.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
        }, types)
    }
    return types.flatMap { $0.all }
  }
}
