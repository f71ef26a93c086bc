import ScreenDocuments
import ScreenTree

/// An object of the tool's JSON, with the keys of its older and its newer form.
struct IDBNode {
  let document: Document

  init(_ document: Document) { self.document = document }

  private func text(_ keys: String...) -> String? { entry(keys)?.value.text }

  /// The first of some keys that has words.
  private func entry(_ keys: [String]) -> Document.Entry? {
    for key in keys {
      if let entry = document.entries?.last(where: { $0.key == key }), !entry.value.isNull,
        entry.value.text?.spoken != nil
      {
        return entry
      }
    }
    return nil
  }

  /// The role and the words, for reports.
  var subject: String {
    [role, (label ?? identifier).map { "'\($0.prefix(60))'" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Every role of these tools.
  static let known: Set<String> = [
    "Application", "Button", "CheckBox", "GenericElement", "Group", "Heading", "Image", "Link",
    "RadioButton", "ScrollArea", "ScrollBar", "TabGroup", "Slider", "StaticText", "TextField",
    "WebArea", "TextArea", "Splitter", "SplitGroup", "PopUpButton", "Sheet", "Grid", "Cell", "Row",
    "Table", "Other", "Switch", "SearchField", "SecureTextField", "ProgressIndicator", "Window",
    "MenuButton", "MenuItem", "Key", "Keyboard", "Picker", "Stepper", "Tab", "TabBar",
    "NavigationBar", "Toolbar", "Icon", "TextView", "ComboBox", "Incrementor", "DateField",
  ]

  var role: String { (text("role", "type") ?? "").withoutAX }
  var subrole: String { text("subrole") ?? "" }
  var label: String? { text("AXLabel", "label", "title") }
  var value: String? {
    let text = text("AXValue", "value")
    // Versions of the tool write the state of a box as a flag or as a number.
    guard role == "CheckBox" || role == "Switch", let flag = text.flatMap(Bool.init) else {
      return text
    }
    return flag ? "1" : "0"
  }
  var hint: String? { text("help", "hint") }
  var identifier: String? { text("AXUniqueId", "identifier") }
  var isRequired: Bool { document["content_required"]?.flag == true }
  var isField: Bool {
    ["TextField", "TextArea", "SearchField", "SecureTextField", "TextView"].contains(role)
  }

  /// The keys of these tools, of which every node has some.
  static let keys = [
    "AXLabel", "AXFrame", "AXValue", "AXUniqueId", "role", "type", "role_description", "subrole",
    "label",
  ]

  /// Whether it is part of the status bar, which the tool adds or iOS shows to it.
  var isOfStatusBar: Bool {
    if traitNames?.contains("StatusBarElement") == true { return true }
    guard isSynthesized, let frame else { return false }
    // The tallest status bars, those around a camera, are 59 points high.
    return frame.y + frame.height <= 59
  }

  /// Whether it contains others and is no element itself.
  var isContainer: Bool {
    ["Group", "TabGroup", "ScrollArea", "Grid", "Sheet", "WebArea", "Window"].contains(role)
  }

  var isSynthesized: Bool { document["synthesized"]?.flag == true }
  var isEnabled: Bool { document["enabled"]?.flag != false }
  var actions: [String] { document["custom_actions"]?.items?.compactMap(\.text) ?? [] }

  /// The names of traits, or nil when they were not requested.
  var traitNames: [String]? {
    // AXe writes an empty list when it did not ask for traits; an element without any has `None`.
    guard let items = document["traits"]?.items, !items.isEmpty else { return nil }
    return items.compactMap(\.text)
  }

  var frame: Frame? {
    // AXFrame is exact, and the numbers beside it are null where they are not finite.
    if let exact = text("AXFrame").flatMap({ Frame($0) }) { return exact }
    let numbers = ["x", "y", "width", "height"].compactMap { document["frame"]?[$0]?.number }
    guard numbers.count == 4 else { return nil }
    return Frame(origin: (numbers[0], numbers[1]), size: (numbers[2], numbers[3]))
  }

  /// Whether it is a control, whose content VoiceOver does not reach.
  var isControl: Bool {
    [
      "Button", "CheckBox", "RadioButton", "Link", "Slider", "TextField", "TextArea", "PopUpButton",
      "Heading", "StaticText", "Image",
    ].contains(role)
  }

  private var isTab: Bool { subrole == "AXTabButton" }

  /// Whether it is an app's custom search field, which is a stop even without words.
  var isSearchField: Bool { subrole == "AXSearchField" }

  /// The element with exactly the properties in the capture.
  func element(at position: Position, missing: Set<AnyModifier>) -> Node {
    var node = Node(.element, className: role, notCaptured: missing, position: position)
    if traitNames == nil { node.notCaptured.insert(.traits) }
    if document["placeholder"] == nil { node.notCaptured.insert(.placeholder) }
    if document["expanded"] == nil { node.notCaptured.insert(.expanded) }
    if document["custom_actions"] == nil { node.notCaptured.insert(.actions) }
    func say(_ value: Property, _ keys: String...) {
      let entry = document.entries?.first { keys.contains($0.key) }
      node.properties.append(value.at(entry?.position ?? position))
    }
    if let label { say(.label(label), "AXLabel", "label") }
    let placeholder = text("placeholder")
    let isOn = value.flatMap { ["1": true, "true": true, "0": false, "false": false][$0] }
    // The value of a tab is whether it is selected, which is a trait to VoiceOver.
    if let value, !isTab, value != label {
      say(.value(.text(value)), "AXValue", "value")
    } else if isField, value == nil, let placeholder, placeholder != label {
      // VoiceOver reads the prompt of an empty field instead of a value.
      say(.value(.text(placeholder)), "placeholder")
    }
    say(.traits(traits), "traits", "role", "type")
    if let hint { say(.hint(hint), "help", "hint") }
    if let identifier { say(.identifier(identifier), "AXUniqueId", "identifier") }
    if let placeholder {
      say(.placeholder(placeholder), "placeholder")
    } else if subrole == "AXSecureTextField", label == nil, let value, !value.isBulleted {
      // An empty field has its prompt as its value; what is entered is written as bullets.
      say(.placeholder(value), "AXValue", "value")
    }
    if let expanded = document["expanded"]?.flag { say(.expanded(expanded), "expanded") }
    if !actions.isEmpty { say(.actions(actions.map { .init($0) }), "custom_actions") }
    if let frame { say(.frame(frame), "frame", "AXFrame") }
    if isRequired, isField { node.becomeEntry([.required(true)], at: position) }
    if role == "RadioButton", !isTab, let isOn { node.becomeChoice("radio", isOn ? .on : .off) }
    if role == "MenuItem" || traitNames?.contains("MenuItem") == true {
      node.becomeRole("menuitem")
    }
    return node
  }

  private var traits: [Node.Trait] {
    var traits = Set(roleTraits).union((traitNames ?? []).compactMap { ElementTypes.names[$0] })
    if traits.isSuperset(of: [.button, .staticText]) { traits.remove(.staticText) }
    if isTab {
      traits.insert(.tabBarItem)
      if ["1", "true"].contains(value) { traits.insert(.selected) }
    }
    if role == "Button", identifier == "BackButton" { traits.insert(.backButton) }
    if !isEnabled { traits.insert(.notEnabled) }
    if document["focused"]?.flag == true, traits.contains(.textEntry) { traits.insert(.isEditing) }
    return Node.Trait.allCases.filter(traits.contains)
  }

  private var roleTraits: [Node.Trait] {
    switch role {
    case "Button": [.button]
    case "RadioButton": isTab ? [] : [.button]
    case "CheckBox": [.button, .switchButton]
    case "Heading": [.header]
    // A progress view has no role, only a percentage; a hint is that of a control of the app's own.
    case "GenericElement" where value?.isPercentage == true && hint == nil: [.updatesFrequently]
    case "Image": [.image]
    case "Link": [.link]
    case "PopUpButton": [.button, .popUpButton]
    case "Slider": [.adjustable]
    case "StaticText": [.staticText]
    case "TextField":
      if isSearchField {
        [.textEntry, .searchField]
      } else {
        subrole == "AXSecureTextField" ? [.textEntry, .secureTextField] : [.textEntry]
      }
    case "TextArea": [.textEntry, .textArea]
    case let role where ElementTypes.known.contains(role): ElementTypes.traits(of: role)
    default: isSearchField ? [.searchField] : []
    }
  }
}
