/// The roles of the Mac's accessibility by the names of web roles.
enum MacRoles {
  /// The web role of an `AXRole` with its `AXSubrole`, both without `AX`; nil for an unknown role.
  static func name(of role: String, _ subrole: String) -> String? {
    subroles[subrole] ?? roles[role] ?? WebRoles.name(of: role)
  }

  /// The roles of AppKit and of web content, and what web content calls them.
  ///
  /// A column repeats the cells of its rows, and a scroll bar or an indicator is no stop.
  private static let roles: [String: String] = [
    "Application": "generic", "Browser": "generic", "BusyIndicator": "progressbar",
    "Button": "button", "Cell": "cell", "CheckBox": "checkbox", "ColorWell": "colorwell",
    "Column": "inlinetextbox", "ComboBox": "combobox", "DateField": "textbox",
    "DateTimeField": "textbox", "DisclosureTriangle": "summary", "Drawer": "dialog",
    "Group": "generic", "Heading": "heading", "HelpTag": "tooltip", "Image": "img",
    "Incrementor": "spinbutton", "LevelIndicator": "meter", "Link": "link", "List": "list",
    "ListMarker": "listmarker", "Menu": "menu", "MenuBar": "menubar", "MenuBarItem": "menuitem",
    "MenuButton": "menubutton", "MenuItem": "menuitem", "Outline": "tree", "Popover": "group",
    "PopUpButton": "select", "ProgressIndicator": "progressbar", "RadioButton": "radio",
    "RadioGroup": "radiogroup", "RelevanceIndicator": "meter", "Row": "row",
    "ScrollArea": "generic", "ScrollBar": "inlinetextbox", "Sheet": "dialog", "Slider": "slider",
    "SplitGroup": "generic", "Splitter": "separator", "StaticText": "text", "TabGroup": "tablist",
    "Table": "table", "TextArea": "textarea", "TextField": "textbox", "TimeField": "textbox",
    "Toolbar": "toolbar", "Unknown": "generic", "ValueIndicator": "inlinetextbox",
    "WebArea": "document", "Window": "document",
  ]

  /// The subroles that say more than their role.
  ///
  /// HTML's `details` is no stop: in a recording its summary follows the item around it.
  private static let subroles: [String: String] = [
    "ApplicationAlert": "alert", "ApplicationAlertDialog": "dialog", "ApplicationDialog": "dialog",
    "ApplicationGroup": "group", "ApplicationLog": "log", "ApplicationMarquee": "marquee",
    "ApplicationStatus": "status", "ApplicationTimer": "timer", "CodeStyleGroup": "code",
    "ContentList": "list", "Definition": "definition", "DefinitionList": "definitionlist",
    "DeleteStyleGroup": "deletion", "Description": "definition",
    "DescriptionList": "definitionlist", "Details": "generic", "Dialog": "dialog",
    "DocumentArticle": "article", "DocumentMath": "math", "DocumentNote": "note",
    "EmphasisStyleGroup": "emphasis", "Fieldset": "group", "FileUploadButton": "filebutton",
    "InsertStyleGroup": "insertion", "LandmarkBanner": "banner",
    "LandmarkComplementary": "complementary", "LandmarkContentInfo": "contentinfo",
    "LandmarkForm": "form", "LandmarkMain": "main", "LandmarkNavigation": "navigation",
    "LandmarkRegion": "region", "LandmarkSearch": "search", "Meter": "meter",
    "OutlineRow": "treeitem", "RatingIndicator": "slider", "SearchField": "searchbox",
    "SecureTextField": "password", "StrongStyleGroup": "strong", "SubscriptStyleGroup": "subscript",
    "Summary": "summary", "SuperscriptStyleGroup": "superscript", "Switch": "switch",
    "TabButton": "tab", "TabPanel": "tabpanel", "Term": "term", "TimeGroup": "emphasis",
    "Toggle": "togglebutton", "ToggleButton": "togglebutton", "UserInterfaceTooltip": "tooltip",
    "WebApplication": "application",
  ]
}

extension CaptureNode {
  /// Replaces roles of the Mac by those of the web, and its attributes by the states of the web.
  ///
  /// - Parameter parent: the role of the node around, by its new name; nil for the outermost.
  mutating func nameMacRoles(inside parent: String?) {
    let role = type.withoutAX
    let subrole = (self["AXSubrole"] ?? "").withoutAX
    type = MacRoles.name(of: role, subrole) ?? role
    if role == "Group", type == "generic", parent == "list" {
      type = "listitem"
    } else if role == "Group", type == "generic", subrole.isEmpty, words("name") != nil {
      type = "group"
    }
    nameMacStates()
    for index in children.indices { children[index].nameMacRoles(inside: type) }
  }

  /// Names what the value of a role is, and puts what differs on the Mac in the words of the web.
  private mutating func nameMacStates() {
    switch type {
    case "checkbox", "radio", "switch": rename("value", to: "checked")
    case "tab": rename("value", to: "selected")
    case "heading": rename("value", to: "level")
    case "summary": if self["expanded"] == nil { rename("value", to: "expanded") }
    case "text", "listmarker": if self["name"] == nil { rename("value", to: "name") }
    case "togglebutton":
      type = "button"
      rename("value", to: "pressed")
    case "menubutton":
      type = "button"
      opensMenu()
    default: if flag("AXHasPopup") == true { opensMenu() }
    }
    for index in attributes.indices where attributes[index].name == "AXEnabled" {
      let isEnabled = !["0", "NO", "false"].contains(attributes[index].value)
      attributes[index].name = "disabled"
      attributes[index].value = isEnabled ? "false" : "true"
    }
    nameMacSort()
  }

  /// Adds that it opens a menu, unless what it opens is known.
  private mutating func opensMenu() {
    guard self["haspopup"] == nil else { return }
    attributes.append(Attribute(name: "haspopup", value: "menu", position: position))
  }

  /// The order of a column, which only a header has.
  private mutating func nameMacSort() {
    let orders = [
      "AXAscendingSortDirection": "ascending", "AXDescendingSortDirection": "descending",
    ]
    for index in attributes.indices where attributes[index].name == "sort" {
      guard let order = orders[attributes[index].value] else { continue }
      attributes[index].value = order
      if type == "cell" { type = "columnheader" }
    }
  }

  private mutating func rename(_ name: String, to other: String) {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return }
    attributes[index].name = other
  }
}

extension String {
  /// The name of a role of the Mac without the prefix `AX`, if it has one.
  var withoutAX: String {
    utf8.starts(with: "AX".utf8) ? String(Substring(utf8.dropFirst(2))) : self
  }
}
