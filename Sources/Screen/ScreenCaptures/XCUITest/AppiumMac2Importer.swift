import ScreenDocuments
import ScreenTree

extension Importer {
  /// The page source of Appium's Mac2 driver.
  package static let appiumMac2 = Importer(
    name: "appium-mac2",
    recognizes: { head in
      (head.tags.first?.hasPrefix("XCUIElementType") ?? false)
        && head.attributes.contains("elementType")
    },
    importer: { text, notes throws(Document.Fault) in
      var root = try CaptureXML.read(text)
      guard root.type.hasPrefix("XCUIElementType"), root["elementType"] != nil else {
        throw Document.Fault(
          "a page source of the Mac2 driver begins with <XCUIElementTypeApplication elementType=…>, not <\(root.type)>",
          at: root.position)
      }
      // Counted before menus and the Touch Bar are taken out: the report says what the file holds.
      let count = root.nodeCount
      let title = root.children.first { $0.type.hasSuffix("Window") }?.words("title", "label")
      root.prepareForMac(&notes)
      var screen = XCUITestSnapshot.screen(
        of: [root], mixesNames: false, keepsOrder: true, &notes)
      notes.capture.nodeCount = count
      screen.platform = .macos
      if let title { screen.title = title.value }
      return screen
    })
}

extension CaptureNode {
  /// VoiceOver's names for the buttons of a window, by XCTest's identifiers.
  private static let windowButtons = [
    "_XCUI:CloseWindow": "close", "_XCUI:MinimizeWindow": "minimize", "_XCUI:ZoomWindow": "zoom",
    "_XCUI:FullScreenWindow": "full screen",
  ]

  /// Removes content that nobody reaches: closed menus, the Touch Bar, identifiers that AppKit
  /// generates.
  fileprivate mutating func prepareForMac(_ notes: inout CaptureNotes) {
    if let index = attributes.firstIndex(where: { $0.name == "identifier" }) {
      if let name = Self.windowButtons[attributes[index].value], words("label", "title") == nil {
        attributes.removeAll { $0.name == "label" }
        attributes.append(
          Attribute(name: "label", value: name, position: place(of: "identifier")))
      }
      if attributes[index].value.hasPrefix("_NS:") { attributes.remove(at: index) }
    }
    if type == "XCUIElementTypeMenuBar" { closeMenus(&notes) }
    let bars = children.filter { $0.type == "XCUIElementTypeTouchBar" }
    for bar in bars {
      notes.drop(.systemBars, "TouchBar", at: bar.position)
      for item in bar.children { notes.drop(.systemBars, item.macSubject, at: item.position) }
    }
    children.removeAll { $0.type == "XCUIElementTypeTouchBar" }
    for index in children.indices { children[index].prepareForMac(&notes) }
  }

  /// Reduces a menu bar to its titles; with `--all` menus come after them.
  ///
  /// The Apple menu is never read: it contains the names of the user and of files.
  private mutating func closeMenus(_ notes: inout CaptureNotes) {
    var items: [CaptureNode] = []
    for item in children {
      guard item.words("title", "label")?.value != "Apple" else {
        notes.drop(.systemBars, item.macSubject, at: item.position)
        notes.warn(
          "this is the Apple menu, which holds the names of the user and of recent files; it is not read, and should be taken out of the capture",
          at: item.position)
        continue
      }
      var title = item
      title.children = []
      items.append(title)
      if notes.keepsAll {
        items += item.children
      } else {
        for menu in item.children {
          for entry in menu.children where entry.words("title", "label") != nil {
            notes.drop(.closed, entry.macSubject, at: entry.position)
          }
        }
      }
    }
    children = items
  }

  /// The type and the words, for reports.
  private var macSubject: String {
    let words = words("label", "title").map { " '\($0.value.prefix(60))'" } ?? ""
    return String(type.dropFirst("XCUIElementType".count)) + words
  }
}
