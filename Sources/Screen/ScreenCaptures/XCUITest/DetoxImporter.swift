import ScreenDocuments
import ScreenTree

extension Importer {
  /// The XML of Detox's `generateViewHierarchyXml`.
  package static let detox = Importer(
    name: "detox",
    recognizes: { $0.tags.first == "ViewHierarchy" },
    importer: { text, notes throws(Document.Fault) in
      let root = try CaptureXML.read(text.replacingNumbers.bytes)
      guard root.type == "ViewHierarchy" else {
        throw Document.Fault(
          "a hierarchy of Detox begins with <ViewHierarchy>, not <\(root.type)>", at: root.position)
      }
      var reader = DetoxReader()
      let views = root.children.map { reader.node($0, at: (0, 0)) }
      if reader.hasPages {
        notes.remark("The pages of web views are not read; capture them in the browser.")
      }
      if text.hasPlaceholders {
        notes.remark("Numbers were replaced in the capture; places are not known.")
      }
      notes.remark("Which views are elements is not captured, nor are traits and hints.")
      return XCUITestSnapshot.screen(of: views, mixesNames: false, &notes)
    })
}

extension CaptureText {
  private static let placeholder = Array("<number>".utf8)

  /// Whether `<number>` replaces numbers, as in Detox's stored captures.
  fileprivate var hasPlaceholders: Bool { bytes.firstRange(of: Self.placeholder) != nil }

  /// The text with a zero for each placeholder, at the same length, so that positions stay correct.
  fileprivate var replacingNumbers: CaptureText {
    guard hasPlaceholders else { return self }
    var bytes = self.bytes
    var start = 0
    while let found = bytes[start...].firstRange(of: Self.placeholder) {
      bytes.replaceSubrange(found, with: Array("0       ".utf8))
      start = found.upperBound
    }
    return CaptureText(bytes)
  }
}

extension CaptureNode {
  /// Whether it or a node in it is a control, by the types of XCUITest.
  fileprivate var holdsControl: Bool {
    ElementTypes.controls.contains(type) || children.contains(where: \.holdsControl)
  }
}

/// Gives the views of UIKit and React Native the types of XCUITest.
private struct DetoxReader {
  private(set) var hasPages = false

  /// A view with its rectangle on the screen; in the capture it is relative to the view around.
  mutating func node(_ source: CaptureNode, at origin: (x: Double, y: Double)) -> CaptureNode {
    let name = source["class"] ?? source.type
    var node = CaptureNode(Self.type(of: name), position: source.position)
    hasPages = hasPages || name.hasSuffix("WKWebView") || name == "WKWebView"
    let x = origin.x + (source.number("x") ?? 0)
    let y = origin.y + (source.number("y") ?? 0)
    for attribute in source.attributes {
      guard let name = Self.names[attribute.name] else { continue }
      let value =
        attribute.name == "visibility" ? "\(attribute.value == "visible")" : attribute.value
      node.attributes.append(.init(name: name, value: value, position: attribute.position))
    }
    let isField = ElementTypes.fields.contains(node.type)
    if isField, let text = source["text"]?.spoken, node["value"]?.spoken == nil {
      node.attributes.removeAll { $0.name == "value" }
      node.attributes.append(.init(name: "value", value: text, position: source.position))
    } else if node["label"]?.spoken == nil, let text = source["text"]?.spoken {
      node.attributes.removeAll { $0.name == "label" }
      node.attributes.append(.init(name: "label", value: text, position: source.position))
    }
    if let width = source.number("width"), let height = source.number("height"), width > 0 {
      node.attributes.append(
        .init(
          name: "frame", value: "{{\(x), \(y)}, {\(width), \(height)}}", position: source.position))
    }
    node.children = source.children.map { self.node($0, at: (x, y)) }
    let isWrapper = ElementTypes.controls.contains(node.type) && name.hasPrefix("RCT")
    if isWrapper, node["label"]?.spoken == nil, node.children.contains(where: \.holdsControl) {
      // React Native wraps a control of UIKit in a view without words.
      node.type = "Other"
    }
    return node
  }

  private static let names = [
    "label": "label", "value": "value", "id": "identifier", "visibility": "visible",
    "focused": "focused", "enabled": "enabled", "placeholder": "placeholderValue",
  ]

  /// The type of XCUITest for a class; containers have none.
  private static func type(of name: String) -> String {
    switch name {
    case "UIWindow": "Window"
    case "RCTTextView", "RCTParagraphComponentView", "UILabel", "RCTParagraphTextView",
      "RNCSafeAreaText":
      "StaticText"
    case let name where name.hasSuffix("SecureTextField"): "SecureTextField"
    case let name where name.hasSuffix("SearchField") || name == "UISearchBarTextField":
      "SearchField"
    case let name where name.hasSuffix("TextField"): "TextField"
    case "RCTTextInputComponentView", "RCTSinglelineTextInputView": "TextField"
    case "RCTMultilineTextInputView": "TextView"
    case let name where name.hasSuffix("UITextView"): "TextView"
    case let name where name.hasSuffix("TabBarButton"): "Button"
    case let name where name.hasSuffix("UIButton") || name == "_UIButtonBarButton": "Button"
    case let name where name.hasSuffix("Switch") || name == "RCTSwitchComponentView": "Switch"
    case let name where name.hasSuffix("Slider"): "Slider"
    case let name where name.hasSuffix("ImageView") || name == "RCTImageComponentView": "Image"
    case "UITabBar": "TabBar"
    case "UINavigationBar": "NavigationBar"
    case "UIToolbar": "Toolbar"
    case "UITableView": "Table"
    case "UICollectionView": "CollectionView"
    case "UISegmentedControl": "SegmentedControl"
    case "UIActivityIndicatorView": "ActivityIndicator"
    case "UIProgressView": "ProgressIndicator"
    case let name where name.hasSuffix("TableViewCell") || name.hasSuffix("CollectionViewCell"):
      "Cell"
    default: "Other"
    }
  }
}
