import CPreviews

/// A preview of an app.
public struct _Preview {
  /// Its name, or that of its file and its number there.
  package let name: String
  /// The file and the line.
  package let place: String
  /// The view.
  package let view: AnyView
}

/// The previews of the program, which `#Preview` adds.
@MainActor
public enum _Previews {
  private static var added: [_Preview] = []

  /// Adds a preview.
  public static func add<Content: View>(
    _ name: String?, _ file: String, _ line: Int, @ViewBuilder _ view: () -> Content
  ) {
    let base = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
    let others = added.filter { $0.name == base || $0.name.hasPrefix("\(base) ") }.count
    added.append(
      _Preview(
        name: name ?? (others == 0 ? base : "\(base) \(others + 1)"), place: "\(file):\(line)",
        view: AnyView(view())))
  }

  /// The previews of the whole program, in the order of their files.
  package static var all: [_Preview] {
    added = []
    var index = 0
    while let record = CPreviewRecord(Int32(index)) {
      record()
      index += 1
    }
    return added.sorted { $0.place < $1.place }
  }
}
