import ScreenTree

/// A property of a node in Flutter's dump, which may have several lines.
struct FlutterProperty {
  let position: Position
  /// The name before the colon, or the words of a property without a value.
  private let name: String
  private var value: String
  private var lines = 1
  /// Whether the value is a text in quotation marks that begins below its name and so keeps its
  /// lines.
  private var isBlock: Bool
  /// Whether Flutter has a property with the name.
  private let isKnown: Bool

  /// Properties with a value, by their names.
  private static let names: Set<String> = [
    "tags", "actions", "customActions", "flags", "identifier", "label", "value", "increasedValue",
    "decreasedValue", "hint", "tooltip", "textDirection", "role", "sortKey", "text selection",
    "platformViewId", "maxValueLength", "currentValueLength", "scrollChildren", "scrollIndex",
    "scrollExtentMin", "scrollPosition", "scrollExtentMax", "indexInParent", "elevation",
    "thickness", "headingLevel", "owner", "linkUrl", "inputType", "validationResult",
    "controlsNodes",
    "traversalParentIdentifier", "traversalChildIdentifier", "hitTestBehavior", "locale",
    "minValue",
    "maxValue",
  ]

  /// Properties without a value, by their first words.
  private static let words = [
    "dirty", "STALE", "merged up", "merge boundary", "invisible", "HIDDEN",
  ]

  private static let texts: Set<String> = [
    "identifier", "label", "value", "increasedValue", "decreasedValue", "hint", "tooltip",
  ]

  /// Properties other than texts and rectangles that may continue below.
  private static let lists: Set<String> = ["tags", "actions", "customActions", "flags"]

  /// Flags in the list of a node, for truncated lists.
  private static let flags: Set<String> = [
    "hasCheckedState", "isChecked", "isSelected", "isButton", "isTextField", "isFocused",
    "hasEnabledState", "isEnabled", "isInMutuallyExclusiveGroup", "isHeader", "isObscured",
    "scopesRoute", "namesRoute", "isHidden", "isImage", "isLiveRegion", "hasToggledState",
    "isToggled", "hasImplicitScrolling", "isMultiline", "isReadOnly", "isFocusable", "isLink",
    "isSlider", "isKeyboardKey", "isCheckStateMixed", "hasExpandedState", "isExpanded",
    "hasSelectedState", "hasRequiredState", "isRequired",
  ]

  /// Reads the first line of a property.
  init(_ text: Substring, at position: Position) {
    self.position = position
    let colon = text.firstIndex(of: ":")
    let name = colon.map { String(text[..<$0]) } ?? ""
    if Self.names.contains(name), let colon {
      self.name = name
      value = String(text[text.index(after: colon)...]).trimmed
      isKnown = true
    } else {
      let word = Self.words.first { text.hasPrefix($0) }
      self.name = word ?? String(text)
      value = String(text)
      isKnown = word != nil || text.hasPrefix("Rect.")
    }
    isBlock = Self.texts.contains(self.name) && value.isEmpty
  }

  /// Adds a line below; false when it does not belong to this property.
  mutating func add(_ line: Substring) -> Bool {
    guard lines < 1000, value.utf8.count < 1 << 16 else { return false }
    let isList = Self.lists.contains(name) || value.hasPrefix("Rect.")
    guard Self.texts.contains(name) ? !isWhole : isList && !Self.begins(line) else { return false }
    lines += 1
    value += (value.isEmpty ? "" : isBlock ? "\n" : " ") + line
    return true
  }

  /// Whether a line starts a property, of this or another version of Flutter.
  private static func begins(_ line: Substring) -> Bool {
    let name = line.firstIndex(of: ":").map { line[..<$0] } ?? ""
    let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x40 && $0 < 0x7B }
    return isWord || names.contains(String(name)) || line.hasPrefix("Rect.")
      || words.contains { line.hasPrefix($0) }
  }

  /// Whether a text in quotation marks is complete, as far as that can be detected.
  var isWhole: Bool {
    guard Self.texts.contains(name) else { return true }
    return value.first == "\"" && value.utf8.count > 1 && (value.last == "\"" || value.last == "]")
  }

  /// Whether it can be the last one of a file.
  var isWholeAtEnd: Bool {
    guard isWhole, isKnown else { return false }
    if name == "flags" || name == "actions" {
      let last = value.listed.last ?? ""
      let isPart = Self.flags.contains { $0 != last && $0.hasPrefix(last) }
      return !value.hasSuffix(",") && !last.isEmpty && !last.contains(" ")
        && (Self.flags.contains(last) || !isPart)
    }
    if value.hasPrefix("Rect.") {
      return value.hasSuffix(")") || value.hasSuffix("x") || value.hasSuffix("]]")
    }
    return !value.isEmpty
  }

  /// The name of a property that Flutter is not known to have; nil for a known one.
  var unknownName: String? { isKnown ? nil : String(name.prefix { $0 != ":" }) }

  /// The attributes of its node.
  var attributes: [CaptureNode.Attribute] {
    if value.hasPrefix("Rect.") { return rectangle }
    guard isKnown else { return [] }
    guard Self.texts.contains(name) else {
      let isWord = Self.words.contains(name)
      return [.init(name: name, value: isWord ? "true" : value, position: position)]
    }
    // Attributes of ranges of a text may follow it.
    guard let end = value.lastIndex(of: "\""), end > value.startIndex else { return [] }
    let text = value[value.index(after: value.startIndex)..<end]
    return [.init(name: name, value: String(text), position: position)]
  }

  /// `Rect.fromLTRB(0.0, 0.0, 56.0, 56.0) scaled by 3.0x`, or with a transform of four rows.
  private var rectangle: [CaptureNode.Attribute] {
    guard let close = value.firstIndex(of: ")"),
      let open = value[..<close].firstIndex(of: "(")
    else { return [] }
    let edges = value[value.index(after: open)..<close].split(separator: ",")
      .compactMap { Double(String($0).trimmed) }
    guard edges.count == 4,
      let frame = Frame(
        origin: (edges[0], edges[1]), size: (edges[2] - edges[0], edges[3] - edges[1]))
    else { return [] }
    let rest = String(value[close...].dropFirst()).trimmed
    let shift = Self.shift(of: rest)
    var numbers = [
      ("x", frame.x + shift.x), ("y", frame.y + shift.y), ("width", frame.width),
      ("height", frame.height),
    ]
    if rest.hasPrefix("scaled by "), let scale = Double(rest.dropFirst(10).dropLast()),
      scale.isFinite, scale > 0, scale < 1000
    {
      numbers.append(("scale", scale))
    }
    return numbers.map { .init(name: $0.0, value: String($0.1), position: position) }
  }

  /// The translation of a matrix: the last numbers of its first two rows.
  private static func shift(of text: String) -> (x: Double, y: Double) {
    guard text.hasPrefix("with transform") else { return (0, 0) }
    let rows = text.split(separator: ";").prefix(2).map { row in
      row.split(separator: ",").last.flatMap { Double(String($0.filter { $0 != "]" }).trimmed) }
    }
    guard rows.count == 2, let x = rows[0], let y = rows[1], abs(x) < 1e9, abs(y) < 1e9 else {
      return (0, 0)
    }
    return (x, y)
  }
}
