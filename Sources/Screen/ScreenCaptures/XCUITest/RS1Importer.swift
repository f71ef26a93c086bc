import ScreenDocuments
import ScreenTree

extension Importer {
  /// A snapshot in the protocol `rs/1`, of RocketSim or XcodeBuildMCP.
  package static let rs1 = Importer(
    name: "rs1",
    recognizes: { head in
      RS1Capture.places.contains { place in
        let start = place.map { $0 + "." }.joined()
        return head.has(start + "protocol") && head.has(start + "elements[].ref")
      }
    },
    importer: { text, notes throws(Document.Fault) in
      let capture = try RS1Capture(try Document.readCapture(text.bytes))
      let application = capture.application(&notes)
      return XCUITestSnapshot.screen(
        of: [application], mixesNames: false, keepsOrder: true, &notes)
    })
}

/// The list of elements of a snapshot in the protocol `rs/1`.
///
/// It is flat and in reading order; its first element is the app.
struct RS1Capture {
  private let items: [Document]
  private let position: Position

  /// The keys that lead to the snapshot in the answers of the tools.
  static let places: [[String]] = [[], ["data"], ["data", "capture"], ["capture"], ["result"]]

  /// The most elements of a list.
  private static let limit = 20_000

  /// What to do about the form that leaves out texts.
  static let compact =
    "this is the compact form for agents, which leaves out texts and their order; ask the tool for "
    + "its verbose output"

  /// Finds the list.
  init(_ document: Document) throws(Document.Fault) {
    guard let snapshot = Self.snapshots(in: document).first(where: { $0["elements"] != nil }),
      let list = snapshot["elements"], let items = list.items, !items.isEmpty
    else {
      throw Document.Fault(
        "the snapshot has no elements; capture it again", at: document.position)
    }
    if let name = snapshot["protocol"]?.text, name != "rs/1" {
      throw Document.Fault(
        "this is '\(name.prefix(40))', and only rs/1 of that protocol is known",
        at: snapshot["protocol"]?.position ?? snapshot.position)
    }
    guard items.count <= Self.limit else {
      throw Document.Fault(
        "the list has more than \(Self.limit) elements; capture a smaller part", at: list.position)
    }
    (self.items, position) = (items, list.position)
  }

  private static func snapshots(in document: Document) -> [Document] {
    places.compactMap { keys in
      keys.reduce(document) { inner, key in inner?[key] }
    }
  }

  /// Whether a document is the form with lines such as `e14|tap|button|7||`.
  static func isCompact(_ document: Document) -> Bool {
    snapshots(in: document).contains { snapshot in
      guard let first = snapshot["targets"]?.items?.first?.text else { return false }
      return first.utf8.count { $0 == UInt8(ascii: "|") } >= 3
    }
  }

  /// The app with its elements, in XCUITest's words.
  func application(_ notes: inout CaptureNotes) -> CaptureNode {
    var application = CaptureNode("Application", position: position)
    for item in items {
      let node = Self.node(item, &notes)
      if node.type == "Application" {
        application.attributes += node.attributes
      } else {
        application.children.append(node)
      }
    }
    return application
  }

  private static func node(_ item: Document, _ notes: inout CaptureNotes) -> CaptureNode {
    let role = item["role"]?.text ?? ""
    let type = types[role.lowercased().filter { $0.isLetter }]
    if type == nil {
      notes.warn(unknown: role, "role", at: item["role"]?.position ?? item.position)
    }
    var node = CaptureNode(type ?? "Other", position: item.position)
    func say(_ name: String, _ value: Document?) {
      guard let value, !value.isNull, let text = value.text else { return }
      node.attributes.append(.init(name: name, value: text, position: value.position))
    }
    for key in ["label", "value", "identifier", "hint"] { say(key, item[key]) }
    say("placeholderValue", item["placeholder"])
    for key in ["x", "y", "width", "height"] { say(key, item["frame"]?[key]) }
    for key in ["enabled", "visible", "selected", "focused"] { say(key, item["state"]?[key]) }
    return node
  }

  /// XCUITest's types by the roles of the protocol, in small letters without hyphens.
  private static let types = [
    "application": "Application", "text": "StaticText", "statictext": "StaticText",
    "button": "Button", "link": "Link", "image": "Image", "icon": "Icon", "switch": "Switch",
    "toggle": "Switch", "slider": "Slider", "stepper": "Stepper", "textfield": "TextField",
    "textinput": "TextField", "securetextfield": "SecureTextField", "textarea": "TextView",
    "textview": "TextView", "searchfield": "SearchField", "cell": "Cell", "tab": "Tab",
    "tabbar": "TabBar", "navigationbar": "NavigationBar", "toolbar": "Toolbar", "table": "Table",
    "collection": "CollectionView", "collectionview": "CollectionView", "list": "Table",
    "scrollview": "ScrollView", "picker": "Picker", "pickerwheel": "PickerWheel",
    "progressindicator": "ProgressIndicator", "progress": "ProgressIndicator",
    "activityindicator": "ActivityIndicator", "pageindicator": "PageIndicator", "map": "Map",
    "webview": "WebView", "alert": "Alert", "sheet": "Sheet", "popover": "Popover",
    "keyboard": "Keyboard", "key": "Key", "menu": "Menu", "menuitem": "MenuItem",
    "segmentedcontrol": "SegmentedControl", "window": "Window", "group": "Other", "other": "Other",
    "container": "Other", "element": "Other", "unknown": "Other", "statusbar": "StatusBar",
    "datepicker": "DatePicker", "checkbox": "CheckBox", "popupbutton": "PopUpButton",
  ]
}
