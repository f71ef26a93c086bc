package import ScreenDocuments
package import ScreenTree

/// Reads screen files: documents of one schema.
package enum ScreenReader {
  /// Reads the document of a screen file and reports all errors at once.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the screen, or its errors.
  package static func read(
    _ document: Document, file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<Screen> {
    var reader = NodeReader(file: file, checking: check)
    let screen = reader.screen(document, file: file)
    return Reading(screen, findings: reader.faults.findings)
  }

  /// The keys at the top of the file.
  package static let topKeys = topSchemas.map(\.0)

  /// The keys at the top of the file, each with its schema.
  static let topSchemas: [(String, Document)] = [
    ("screen", .textSchema.described("The title, as the navigation bar has it.")),
    ("app", .textSchema.described("The app's name, which is spoken at launch.")),
    (
      "platform",
      Codec<Platform>.choice(Platform.self).schema.described("The system; ios by default.")
    ),
    (
      "device",
      Document.words(Device.all.map(\.name)).described(
        "What the screen is laid out on where it has no frames; by default the usual one of its platform."
      )
    ),
    (
      "language",
      .reference("language").described("The language of the words, as in en-US or de.")
    ),
    (
      "direction",
      Codec<LayoutDirection>.choice(LayoutDirection.self).schema
        .described("The direction of the layout; that of the language by default.")
    ),
    (
      "settings",
      .schema(type: "object").described("VoiceOver's settings on this screen, by their names.")
    ),
    (
      "capture",
      Codec<Capture>.capture.schema.described(
        "What a capture could not say; spoken import writes it.")
    ),
    ("views", .reference("nodes").described("The views, in their order.")),
  ]
}

extension NodeReader {
  /// Reads the top of the file.
  mutating func screen(_ document: Document, file: String) -> Screen? {
    guard let entries = document.entries else {
      let found = document.isNull ? "the file is empty" : "the file is \(document.kind)"
      faults.add("\(found); a screen file begins with `screen:` and a title", at: document.position)
      return nil
    }
    guard document["walkthrough"] == nil else {
      faults.add("this is a walkthrough; name it x.walk.yaml", at: document.position)
      return nil
    }
    var screen = Screen(file: file, title: "")
    for entry in entries { read(entry, into: &screen) }
    followDevice(&screen, document)
    if document["screen"] == nil {
      faults.add("the title is missing; write `screen:` and a title", at: document.position)
    }
    checkReferences()
    return screen
  }

  private mutating func read(_ entry: Document.Entry, into screen: inout Screen) {
    let value = entry.value
    switch entry.key {
    case "screen": screen.title = text(value, "screen") ?? ""
    case "app": screen.app = text(value, "app")
    case "platform": screen.platform = choice(value, "platform") ?? .ios
    case "device": screen.device = device(value)
    case "direction": screen.direction = choice(value, "direction") ?? .ltr
    case "language": screen.language = language(value) ?? "en-US"
    case "settings": screen.settings = settings(value)
    case "capture":
      screen.capture = Codec.capture.read(&self, value, ValueKey(name: entry.key, depth: 1))
    case "views": screen.views = nodes(value, depth: 1)
    default:
      let advice = faults.advice(for: entry.key, among: ScreenReader.topKeys)
      faults.add("there is no key '\(entry.key)' here. \(advice)", at: entry.position)
    }
  }

  private mutating func device(_ value: Document) -> Device? {
    guard let name = text(value, "device") else { return nil }
    guard let device = Device.named(name) else {
      let advice = faults.advice(for: name, among: Device.all.map(\.name))
      faults.add("there is no device '\(name)'. \(advice)", at: value.position)
      return nil
    }
    return device
  }

  /// A device says the platform, which no other key may contradict.
  private mutating func followDevice(_ screen: inout Screen, _ document: Document) {
    guard let device = screen.device else { return }
    guard let platform = document["platform"] else {
      screen.platform = device.platform
      return
    }
    guard screen.platform != device.platform else { return }
    faults.add(
      "the device '\(device.name)' has \(device.platform.rawValue), not \(screen.platform.rawValue); remove "
        + "'platform', or name another device", at: platform.position)
  }
}
