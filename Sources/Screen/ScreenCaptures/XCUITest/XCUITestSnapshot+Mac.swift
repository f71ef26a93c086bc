import ScreenTree

/// The containers and controls of AppKit, as VoiceOver of the Mac stops at them and names them.
extension XCUITestSnapshot {
  /// The types that are containers with or without a label, by the role that has their word.
  private static let macRoles = [
    "CollectionView": WebRole.list, "Dialog": .dialog, "Menu": .menu, "MenuBar": .menubar,
    "Outline": .tree, "RadioGroup": .radiogroup, "Sheet": .dialog, "TabGroup": .tablist,
    "Toolbar": .toolbar,
  ]

  /// The types that are containers with a label, by their class.
  private static let macGroups: [String: ViewClass] = [
    "Drawer": .uiView, "Group": .uiView, "Popover": .uiView, "ScrollView": .scrollView,
    "SplitGroup": .uiView,
  ]

  /// A container at which VoiceOver of the Mac stops, with what is in it; nil for any other view.
  mutating func macContainer(_ node: XCUINode, in path: [String]) -> [Node]? {
    guard dialect.isMac else { return nil }
    if node.type == "Table" { return macTable(node, in: path) }
    if let role = Self.macRoles[node.type] {
      let members = nodes(of: node.children, in: path + [node.type])
      return members.isEmpty ? [] : [macContainer(node, as: role, members)]
    }
    guard let kind = Self.macGroups[node.type], node.label != nil else { return nil }
    let members = nodes(of: node.children, in: path + [node.type])
    var group = Node(kind, className: node.type, children: members, position: node.position)
    // A scroll view is a container by its label; any other view by this.
    if kind == .uiView { group.properties.append(.container(.semanticGroup, at: node.position)) }
    group.properties += words(of: node)
    return members.isEmpty ? [] : [group]
  }

  private func macContainer(_ node: XCUINode, as role: WebRole, _ members: [Node]) -> Node {
    Node(
      .web, className: node.type, children: members,
      properties: [.role(role.rawValue, at: node.position)] + words(of: node),
      position: node.position)
  }

  private func words(of node: XCUINode) -> [Property] {
    guard let label = node.label else { return [] }
    return [.label(label, at: node.source.place(of: "label", "title"))]
  }

  /// A table with its rows, each cell with its place.
  private mutating func macTable(_ node: XCUINode, in path: [String]) -> [Node] {
    var children: [Node] = []
    var (rows, columns) = (0, 0)
    for child in node.children {
      switch child.type {
      // A column repeats the cells of the rows.
      case "TableColumn": continue
      case "TableRow", "Cell":
        let cells = child.type == "Cell" ? [child] : child.children
        children += macRow(child, cells, number: rows, in: path + [node.type])
        rows += 1
        columns = max(columns, cells.count)
      default: children += nodes(of: [child], in: path + [node.type])
      }
    }
    guard !children.isEmpty else { return [] }
    var table = macContainer(node, as: .table, children)
    if rows > 0 {
      table.properties += [
        .rowCount(rows, at: node.position), .columnCount(columns, at: node.position),
      ]
    }
    return [table]
  }

  /// The elements of a row, each with the place of its cell.
  private mutating func macRow(
    _ row: XCUINode, _ cells: [XCUINode], number: Int, in path: [String]
  ) -> [Node] {
    var found: [Node] = []
    for (column, cell) in cells.enumerated() {
      var members = nodes(of: [cell], in: path)
      if found.isEmpty, row.source.flag("selected") == true { members = members.withFirstSelected }
      let place = Property.cell(Property.Cell(row: number, column: column), at: cell.position)
      if members.count == 1, members[0].kind != .uiView {
        members[0].properties.append(place)
        found += members
      } else if !members.isEmpty {
        found.append(
          Node(
            .web, className: "Cell", children: members,
            properties: [.role(WebRole.cell.rawValue, at: cell.position), place],
            position: cell.position))
      }
    }
    return found
  }
}

extension Node {
  /// Gives a control of AppKit the class or the role for which the Mac has a word.
  ///
  /// - Parameters:
  ///   - type: the type of XCUITest.
  ///   - isTab: whether it is one of the tabs of a group.
  mutating func becomeMacControl(_ type: String, isTab: Bool) {
    if isTab { return becomeTab() }
    switch type {
    case "Switch": properties.append(.style("switch", at: position))
    case "Toggle": properties.append(.style("button", at: position))
    case "Stepper": kind = .stepper
    case "ProgressIndicator", "ActivityIndicator": kind = .progressView
    case "MenuButton": becomeOpener("button", of: .menu)
    // AppKit's combo box says nothing of its list, other than a page's.
    case "ComboBox": becomeOpener("combobox", of: .nothing)
    case "ColorWell": becomeRole("colorwell")
    case "LevelIndicator", "RelevanceIndicator": becomeRole("meter")
    default: break
    }
  }
}
