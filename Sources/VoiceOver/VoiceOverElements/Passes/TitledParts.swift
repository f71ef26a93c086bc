import ScreenTree

/// Views with a title and content below or beside it.
extension Resolver {
  /// A title as a heading or a text, then the content.
  mutating func titled(_ node: Node) -> [Part] {
    let members = parts(of: node.children)
    let container = container(ofTitled: node)
    guard let words = title(ofTitled: node) else {
      // What keeps its views together has its bars before and after the content, as with a title.
      let isKept = node[.groupChildren] == true
      guard isKept || container != nil else { return members }
      return [
        .group(
          Group(members: members, order: isKept ? .listed : .geometric, container: container))
      ]
    }
    let isHeading = node.shape != .modal
    let title = node.shape == .section ? sectionTitle(words) : words
    var element = Element(node: node.name, origin: origin(of: node))
    element.label = [title]
    element.traits = changed(
      [Sourced(isHeading ? .header : .staticText, from: element.origin, by: .classDefault)],
      by: node)
    // A title has no frame of its own; it goes where its content is.
    element.frame = members.first?.frame ?? frame(of: node)
    element.isReadByLayout = readsPlaces
    element.placement = placeOfTitle(of: node, before: members.first?.frame)
    return [
      .group(
        Group(
          members: [.element(Draft(element, kind: node.kind))] + members, order: .listed,
          container: container))
    ]
  }

  /// The words above the content; a label of a section names the container, not its title.
  private func title(ofTitled node: Node) -> Sourced<Wording>? {
    guard node.shape == .section, let title = node.title else {
      return node.shape == .section ? nil : label(of: node).first
    }
    return title.isBlank ? nil : Sourced(.text(title), from: origin(of: node), by: .title)
  }

  /// The container of an alert, a sheet, or a section with a label; nil for any other view.
  private func container(ofTitled node: Node) -> Container? {
    var container = container(of: node)
    if node.shape == .modal {
      // The title of a dialog is its first element, and would be heard twice.
      container.label = nil
      if node.kind == .alert {
        // Without a title beside the class the first text is the title.
        let texts = node.children.prefix(while: \.isPlainText)
        let message = node.title == nil ? texts.dropFirst().first : texts.first
        container.message = message.flatMap { label(of: $0).first }
      }
      return container
    }
    let isNamed = container.value != nil || !statedLabel(of: node).isEmpty
    return node.shape == .section && isNamed ? container : nil
  }

  /// A disclosure row, and its content while it is open.
  mutating func disclosure(_ node: Node) -> [Part] {
    let row = draft(of: node)
    // AccessibilitySnapshot recorded that the row is a heading in a list.
    if lists > 0, !node.states(.traits) {
      let header = Sourced(Node.Trait.header, from: row.element.origin, by: .classDefault)
      row.element.traits = (row.element.traits + [header]).inOrder
    }
    let header = Part.element(row)
    guard node[.expanded] == true else {
      for child in node.children { dropTree(child, because: .insideClosed(node.name)) }
      return [header]
    }
    return [.group(Group(members: [header] + parts(of: node.children), order: .listed))]
  }

  /// A cell of a table of UIKit: one element of its labels, with its controls after it.
  mutating func cell(_ node: Node) -> [Part] {
    let drafts = Group(members: parts(of: node.children)).ordered(on: screen)
    let texts = drafts.filter { $0.element.traits.allSatisfy { $0.value == .staticText } }
    let controls = drafts.filter { !$0.element.traits.allSatisfy { $0.value == .staticText } }
    let row = draft(of: node)
    if row.element.label.isEmpty {
      row.element.label = texts.flatMap(\.element.label).map { $0.combined }
    }
    row.element.frame = row.element.frame ?? drafts.first?.element.frame
    let others = controls.map(Part.element)
    guard !row.element.label.isEmpty || node.hasSpokenModifier else { return others }
    return others.isEmpty
      ? [.element(row)] : [.group(Group(members: [.element(row)] + others, order: .listed))]
  }

  /// A title and its content: texts are merged with it, a control gets it as its label, and several
  /// controls follow it with their own.
  mutating func labeledContent(_ node: Node) -> [Part] {
    guard !node.children.isEmpty else { return [single(node)] }
    let drafts = Group(members: parts(of: node.children)).ordered(on: screen)
    let controls = drafts.indices.filter {
      drafts[$0].element.traits.contains { $0.value != .staticText }
    }
    let row = draft(of: node)
    if controls.count > 1 {
      let title = row.element.label.isEmpty ? [] : [Part.element(row)]
      return [.group(Group(members: title + drafts.map(Part.element), order: .listed))]
    }
    guard let control = controls.first else {
      if statedLabel(of: node).isEmpty {
        row.element.label += drafts.flatMap(\.element.label).map { $0.combined }
      }
      row.element.frame = row.element.frame ?? drafts.compactMap(\.element.frame).union
      return [.element(row)]
    }
    // An explicit label of the control is the author's whole name for it.
    if drafts[control].element.label.allSatisfy({ $0.pass != .stated }) {
      drafts[control].element.label.insert(contentsOf: label(of: node), at: 0)
    }
    return drafts.map(Part.element)
  }

  /// A section's title: in capitals up to iOS 18, unchanged since iOS 26.
  private func sectionTitle(_ title: Sourced<Wording>) -> Sourced<Wording> {
    guard settings.systemVersion <= 18, screen.platform != .macos, title.pass == .title else {
      return title
    }
    return title.map { .text($0.description.uppercased()) }
  }
}

extension Node {
  /// Whether it is a text and nothing else.
  fileprivate var isPlainText: Bool {
    (givenTraits.isEmpty ? classTraits : givenTraits) == [.staticText]
  }
}
