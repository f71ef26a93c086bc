import ScreenTree

extension CaptureNode {
  /// Replaces roles and states of AT-SPI by those of the web.
  ///
  /// - Parameters:
  ///   - path: the AT-SPI roles around, outermost first.
  ///   - notes: the report, for unknown roles.
  mutating func nameAuralinuxRoles(in path: [String], _ notes: inout CaptureNotes) {
    let role = type
    nameStates(of: role)
    // Only near roles decide, and a whole path at each level would be quadratic in deep trees.
    let inner = path.suffix(8) + [role]
    // Marks of items and repeated links are found by roles of the web, so the content comes first.
    for index in children.indices { children[index].nameAuralinuxRoles(in: Array(inner), &notes) }
    if role == "list item" {
      type = path.last == "list box" ? "option" : "listitem"
    } else if role == "menu", path.last == "combo box" {
      type = "menulistpopup"
    } else if role == "menu item", path.contains("combo box") {
      type = "option"
    } else if role == "landmark" {
      type = self["xml-roles"].flatMap(WebRoles.name) ?? "region"
    } else if let name = AuralinuxRoles.name(of: role) {
      type = name
    } else {
      notes.warn(unknown: role, "role", at: position)
      type = "unknown"
    }
    if type == "listitem" { markListMarker() }
    if type == "treeitem" { dropRepeatedLinks(&notes) }
  }

  private static let statesOfWeb = [
    "multi-line": "multiline", "read-only": "readonly", "placeholder-text": "placeholder",
    "invalid-entry": "invalid",
  ]

  /// Renames states as on the web.
  private mutating func nameStates(of role: String) {
    for index in attributes.indices {
      let name = attributes[index].name
      if name == "checked", role == "toggle button" {
        attributes[index].name = "pressed"
      } else if let nameOnWeb = Self.statesOfWeb[name] {
        attributes[index].name = nameOnWeb
      }
    }
    func say(_ name: String, _ value: String, _ key: String) {
      guard self[name] == nil else { return }
      attributes.append(Attribute(name: name, value: value, position: place(of: key)))
    }
    if flag("indeterminate") == true {
      say("checked", "mixed", "indeterminate")
    } else if flag("checkable") == true {
      say("checked", "false", "checkable")
    }
    if flag("expandable") == true { say("expanded", "false", "expandable") }
  }

  /// Marks the bullet or the number of an item: a group before the words, with only a text.
  private mutating func markListMarker() {
    guard children.count > 1, children[0].type == "group", children[0].words("name") == nil,
      children[0].children.count == 1, children[0].children[0].type == "text",
      let mark = children[0].children[0]["name"], mark.last == " "
    else { return }
    children[0].type = "listmarker"
    children[0].attributes.append(Attribute(name: "name", value: mark, position: position))
  }

  /// Removes links that repeat the item of a tree around them.
  private mutating func dropRepeatedLinks(_ notes: inout CaptureNotes) {
    let name = self["name"]
    for index in children.indices
    where children[index].type == "link" && children[index]["name"] == name {
      notes.drop(.repeatedWords, "link '\((name ?? "").prefix(60))'", at: children[index].position)
      children[index].type = "generic"
    }
  }
}
