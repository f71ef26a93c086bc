import CPreviews

/// A preview of an app.
public struct _Preview {
  /// Its name, or that of its file and its number there; no other preview of the program has it.
  package fileprivate(set) var name: String
  fileprivate let file: String
  fileprivate let line: Int
  /// The view.
  package let view: AnyView
  /// The file and the line, or the full name of the provider.
  package let place: String
  /// What distinguishes it from others of its name: its file without folder and ending, or its provider.
  fileprivate let base: String

  /// A preview; without a name it is empty.
  package init(name: String, file: String, line: Int, view: AnyView) {
    self.name = name
    self.file = file
    self.line = line
    self.view = view
    place = "\(file):\(line)"
    base = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
  }

  /// A preview of a provider, by the provider's full name and the number there.
  init(name: String, type: String, number: Int, view: AnyView) {
    self.name = name
    file = type
    line = number
    self.view = view
    place = type
    // Without the module and the types around it, which make names long and say little.
    base = type.split(separator: ".").last.map(String.init) ?? type
  }
}

extension AnyView {
  /// A view that a closure makes when it is first shown, and not again.
  ///
  /// What is only listed is not made, and the objects that a closure makes stay the same ones.
  @MainActor
  static func madeOnce<Content: View>(_ make: @escaping @MainActor () -> Content) -> AnyView {
    var made: Content?
    return AnyView(
      LaterView {
        let view = made ?? make()
        made = view
        return view
      })
  }
}

/// The previews of the program: those of `#Preview`, then those of the types that provide any.
@MainActor
public enum _Previews {
  private static var added: [_Preview] = []

  /// Adds a preview.
  public static func add<Content: View>(
    _ name: String?, _ file: String, _ line: Int,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    @ViewBuilder _ view: @escaping @MainActor () -> Content
  ) {
    // As with modifiers, each trait is around those before it.
    let shown = traits.reduce(AnyView.madeOnce(view)) { $1.change?($0) ?? $0 }
    added.append(_Preview(name: name ?? "", file: file, line: line, view: shown))
  }

  /// The previews of the whole program, in the order of their files.
  package static var all: [_Preview] {
    // Each call runs all records again, which add their previews once more.
    added = []
    var index = 0
    while let record = CPreviewRecord(Int32(index)) {
      record()
      index += 1
    }
    // The linker decides the order of the records, which may differ between builds.
    let all = [added, _Preview.ofProviders].flatMap { previews in
      previews.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
    return named(all)
  }

  /// Gives previews without a name that of their file, and a name that others have its file's too.
  package static func named(_ previews: [_Preview]) -> [_Preview] {
    let counts = Dictionary(grouping: previews, by: \.name).mapValues(\.count)
    var used: Set<String> = []
    return previews.map { preview in
      var preview = preview
      // A golden is found by the name of its preview, so no two may share one.
      let isShared = (counts[preview.name] ?? 0) > 1
      let isOwn = preview.name.isEmpty || preview.name == preview.base
      let name =
        isOwn ? preview.base : isShared ? "\(preview.name) (\(preview.base))" : preview.name
      let numbered = (2...max(2, previews.count + 1)).lazy.map { "\(name) \($0)" }
      preview.name =
        used.contains(name) ? numbered.first { !used.contains($0) } ?? name : name
      used.insert(preview.name)
      return preview
    }
  }
}
