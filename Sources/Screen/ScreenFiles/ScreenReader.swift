package import ScreenDocuments
package import ScreenTree

/// Reads screen files: documents of one schema.
package enum ScreenReader {
  private typealias Field = RecordField<Screen>

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
  package static let topKeys = fields.map(\.name)

  /// The keys at the top of the file, as they are read and written.
  static let fields: [RecordField<Screen>] = [
    Field.required("screen", \.title, .text).said("The title, as the navigation bar has it."),
    Field.optional("app", \.app, .text).said("The app's name, which is spoken at launch."),
    Field.usual("platform", \.platform, .ios, .choice(Platform.self)).said(
      "The system; ios by default."),
    Field.optional("device", \.device, .device).said(
      "What the screen is laid out on where it has no frames; by default the usual one of its platform."
    ),
    Field.usual("language", \.language, "en-US", .language).said(
      "The language of the words, as in en-US or de."),
    Field.usual("direction", \.direction, .ltr, .choice(LayoutDirection.self)).said(
      "The direction of the layout; that of the language by default."),
    Field.only("settings", .schema(type: "object")) { reader, document, screen in
      screen.settings = reader.settings(document)
    }.said("VoiceOver's settings on this screen, by their names."),
    Field.optional("capture", \.capture, .capture).said(
      "What a capture could not say; spoken import writes it."),
    Field.usual("views", \.views, [], .views).said("The views, in their order."),
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
    isOfCapture = document["capture"] != nil
    readTop(entries, ScreenReader.fields, into: &screen)
    followDevice(&screen, document)
    if document["screen"] == nil {
      faults.add("the title is missing; write `screen:` and a title", at: document.position)
    }
    checkReferences()
    return screen
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

extension Codec where Value == Device {
  /// A device by its name.
  fileprivate static var device: Codec {
    Codec("name", schema: .words(Device.all.map(\.name))) { reader, document, key in
      guard let name = reader.text(document, key.name) else { return nil }
      if let device = Device.named(name) { return device }
      let advice = reader.faults.advice(for: name, among: Device.all.map(\.name))
      reader.faults.add("there is no device '\(name)'. \(advice)", at: document.position)
      return nil
    } write: {
      .text($0.name)
    }
  }
}

extension Codec where Value == [Node] {
  /// The views of a screen.
  fileprivate static var views: Codec {
    Codec("list of views", schema: .reference("nodes")) { reader, document, key in
      reader.nodes(document, depth: key.depth)
    } write: {
      ScreenWriter.nodes($0)
    }
  }
}
