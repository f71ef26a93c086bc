import AppProtocol

/// A preview of an app: `#Preview("Cart")`, or a part of a `PreviewProvider`.
package struct AppPreview: Hashable, Sendable, Codable {
  /// Its name, which `--preview` takes.
  package var name: String
  /// The file and the line, `Shop/CartView.swift:40`, or the full name of its provider.
  package var place: String
  /// The file as `#fileID` names it, `Shop/CartView.swift`; empty for one of a provider.
  package var file: String
  /// The line, from 1; 0 for one of a provider.
  package var line: Int

  /// A preview with its file and its line.
  package init(name: String, file: String, line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
    place = line > 0 ? "\(file):\(line)" : file
  }

  /// A preview with its place, as the app states it.
  init(name: String, place: String) {
    (self.name, self.place) = (name, place)
    let digits = place.utf8.reversed().prefix { (0x30...0x39).contains($0) }.reversed()
    let before = place.utf8.dropLast(digits.count)
    let number = Int(String(decoding: digits, as: UTF8.self))
    if let number, before.last == UInt8(ascii: ":") {
      (file, line) = (String(decoding: before.dropLast(), as: UTF8.self), number)
    } else {
      (file, line) = ("", 0)
    }
  }
}

extension AppProgram {
  /// The previews of the app, in the order of its files.
  ///
  /// - Throws: `AppSilence` when the app cannot be started, or does not answer.
  package func previews() throws(AppSilence) -> [AppPreview] {
    var program = self
    // A name that no preview has must not keep the app from saying which there are.
    program.preview = nil
    let process = try AppProcess(program)
    let answer = try AppLink.answer(of: process, to: .previews)
    return (answer.previews ?? []).map { preview in
      let given = AppPreview(name: preview.name, place: preview.place)
      return files[given.file].map { AppPreview(name: given.name, file: $0, line: given.line) }
        ?? given
    }
  }
}
