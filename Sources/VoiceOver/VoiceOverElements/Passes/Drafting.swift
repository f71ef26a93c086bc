import ScreenTree

extension Resolver {
  /// An element with only the view's own properties; its children are ignored.
  func draft(of node: Node) -> Draft {
    let draft = Draft(element(of: node), kind: node.kind, priority: node[.sortPriority] ?? 0)
    draft.isNamedByImage = isNamedByImage(draft.element.label)
    draft.marksSelection = node.marksSelection
    draft.isTapped = node.states(.onActivate)
    if node[.editable] == false, node.kind.takesText { draft.speaksTextAlone() }
    return draft
  }

  private func element(of node: Node) -> Element {
    let origin = origin(of: node)
    var element = Element(node: origin.node, origin: origin)
    element.kind = node.kind
    element.label = label(of: node)
    element.value = value(of: node)
    element.traits = traits(of: node)
    element.expanded = expansion(of: node)
    element.language = node[.language] ?? node[.speech]?.language ?? language
    element.frame = frame(of: node)
    element.placement = node.placement
    element.isReadByLayout = readsPlaces
    // Most views have no properties, and each of these look-ups walks all that a view has.
    if !node.properties.isEmpty { addWhatIsSaid(of: node, to: &element) }
    return element
  }

  /// The value of a modifier in the file, with its position.
  func stated<Value>(_ modifier: Modifier<Value>, of node: Node) -> Sourced<Value>? {
    node[modifier].map { Sourced($0, from: origin(of: node, modifier), by: .stated) }
  }

  /// Adds the properties that a view has only if the file sets them.
  private func addWhatIsSaid(of node: Node, to element: inout Element) {
    element.identifier = node[.identifier]
    element.style = node[.style]
    element.hint = statedWords(.hint, of: node)
    element.headingLevel = headingLevel(of: node)
    element.customContent = customContent(of: node)
    element.actions = actions(of: node)
    element.dropPoints = dropPoints(of: node)
    addContext(of: node, to: &element)
    for property in node.properties
    where property.modifier.isPassedOn || property.modifier == .chart {
      let origin = origin(of: node, property.modifier)
      element.stated.append(Sourced(property, from: origin, by: .stated))
    }
    addSpeech(of: node, to: &element)
    addStates(of: node, to: &element)
    if let prompt = prompt(of: node) { element.suppressed.append(prompt) }
  }

  /// The words of a modifier in the file; nil when they are blank.
  func statedWords(_ modifier: Modifier<String>, of node: Node) -> Sourced<String>? {
    stated(modifier, of: node).flatMap { $0.value.isBlank ? nil : $0 }
  }

  private func headingLevel(of node: Node) -> Sourced<Int>? {
    if let level = stated(.heading, of: node) { return level }
    if node[.role] == "heading", let level = stated(.level, of: node) { return level }
    guard node.states(.attributed) else { return nil }
    return stated(.attributed, of: node).flatMap { ranges in
      ranges.value.lazy.compactMap(\.speech.headingLevel).first.map { level in
        ranges.map { _ in level }
      }
    }
  }

  private func expansion(of node: Node) -> Sourced<Bool>? {
    if let expanded = stated(.expanded, of: node) { return expanded }
    guard node.shape == .disclosure else { return nil }
    // SwiftUI's disclosure group is closed unless its binding says otherwise.
    return Sourced(false, from: origin(of: node), by: .classDefault)
  }

  /// The speech attributes of the element and of parts of its label.
  private func addSpeech(of node: Node, to element: inout Element) {
    element.speech = stated(.speech, of: node)
    for range in node[.attributed] ?? [] {
      element.attributed.append(
        Element.AttributedPart(
          start: range.start, length: range.length,
          speech: Sourced(range.speech, from: origin(of: node, .attributed), by: .stated)))
    }
    for rotor in node[.rotors] ?? [] {
      element.rotors.append(Sourced(rotor, from: origin(of: node, .rotors), by: .stated))
    }
    element.rotorEntry = stated(.rotorEntry, of: node)
  }

  /// The custom content; a later item with the same label replaces, an empty one removes.
  func customContent(of node: Node) -> [Sourced<Property.CustomContent>] {
    var contents: [Sourced<Property.CustomContent>] = []
    guard node.states(.customContent) else { return [] }
    let origin = origin(of: node, .customContent)
    for pieces in node.all(.customContent) {
      for piece in pieces { contents.put(Sourced(piece, from: origin, by: .stated)) }
    }
    return contents
  }

  /// The names of the custom actions: those of swipes first, in VoiceOver's order.
  ///
  /// On the Mac the app's actions come in the reverse of their order in the code.
  func actions(of node: Node) -> [Sourced<Wording>] {
    guard node.states(.actions) || node.states(.swipeActions) else { return [] }
    func names(_ modifier: Modifier<[Property.Action]>) -> [Sourced<Wording>] {
      node.all(modifier).joined().map {
        Sourced(.text($0.name), from: origin(of: node, modifier), by: .stated)
      }
    }
    let actions = names(.actions)
    return names(.swipeActions) + (screen.platform == .macos ? actions.reversed() : actions)
  }

  private func dropPoints(of node: Node) -> Sourced<[String]>? {
    let names = node.all(.dropPoints).flatMap { $0 }.filter { !$0.isBlank }
    return names.isEmpty
      ? nil : Sourced(names, from: origin(of: node, .dropPoints), by: .stated)
  }

  /// Adds the context in the file: what a container or a table would say.
  private func addContext(of node: Node, to element: inout Element) {
    if let stated = stated(.context, of: node) {
      element.context = context(stated.value).map { context in stated.map { _ in context } }
      element.cell = cell(stated)
    }
    if let place = stated(.place, of: node) { element.context = place.map(Element.Context.series) }
  }

  private func cell(_ context: Sourced<Property.Context>) -> Sourced<Element.TableCell>? {
    guard case .cell(let stated) = context.value else { return nil }
    var cell = Element.TableCell(stated.cell)
    cell.isFirstInRow = stated.isFirstInRow ?? false
    cell.isRowHeader = stated.isRowHeader
    cell.isColumnHeader = stated.isColumnHeader
    cell.rowHeaders = stated.rowHeaders.map(header)
    cell.columnHeaders = stated.columnHeaders.map(header)
    return context.map { _ in cell }
  }

  private func context(_ stated: Property.Context) -> Element.Context? {
    switch stated {
    case .series(let place): return .series(place)
    case .tab(let place): return .tab(place)
    case .tabBarItem(let place): return .tabBarItem(place)
    case .listStart: return .listStart
    case .listEnd: return .listEnd
    case .landmarkStart: return .landmarkStart
    case .landmarkEnd: return .landmarkEnd
    case .cell: return nil
    }
  }

  private func header(_ node: Node) -> Element.Header {
    Element.Header(label: label(of: node), value: value(of: node))
  }
}

extension Draft {
  /// Adds the trait of a disabled element, unless it has it.
  func dim(_ trait: Sourced<Node.Trait>) {
    guard !element.traits.has(.notEnabled) else { return }
    element.traits = (element.traits + [trait]).inOrder
  }

  /// Reduces a text view that cannot be edited to its text; without text to its label.
  fileprivate func speaksTextAlone() {
    // VoiceOver speaks such a text view without a role, and its label only while it is empty.
    let ofField: [Node.Trait] = [.textEntry, .textArea, .isEditing]
    element.traits.removeAll { ofField.contains($0.value) }
    guard !element.value.isEmpty else { return }
    element.suppressed += element.label.map {
      Suppression("\($0.value)", .segment(.label), by: .textAlone, origin: $0.origin)
    }
    element.label = []
  }
}

extension [Sourced<Property.CustomContent>] {
  /// Adds custom content; it replaces an item with the same label, and an empty one removes it.
  mutating func put(_ piece: Sourced<Property.CustomContent>) {
    // An empty item with nothing to remove is kept: VoiceOver can read a label alone.
    guard let index = firstIndex(where: { $0.value.label == piece.value.label }) else {
      return append(piece)
    }
    if piece.value.value.isEmpty { remove(at: index) } else { self[index] = piece }
  }
}
