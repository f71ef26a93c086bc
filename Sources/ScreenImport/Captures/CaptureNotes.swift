import ScreenTree

/// What is found out while a capture becomes a screen: a report, and warnings.
struct CaptureNotes {
  /// The file as the user named it.
  let file: String
  /// Whether what is covered or off the screen is kept.
  let keepsAll: Bool
  /// Whether the bars of the system are kept, because nothing else is there.
  let keepsBars: Bool
  var capture: Capture
  private(set) var findings: [Finding] = []
  private var unknown: Set<String> = []

  init(file: String, format: String, keepsAll: Bool = false, keepsBars: Bool = false) {
    self.file = file
    self.keepsAll = keepsAll
    self.keepsBars = keepsBars
    capture = Capture(format: format)
  }

  /// The name of the file, which is the title of a screen that has no other.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Remembers a node that is left out, and why.
  mutating func drop(_ rule: DropRule, _ subject: String, at position: Position) {
    capture.drops.append(
      Capture.Drop(rule: rule.rawValue, subject: subject, position: position))
  }

  mutating func warn(_ message: String, at position: Position) {
    guard findings.count < 1000 else { return }
    findings.append(Finding(.warning, file: file, position: position, message: message))
  }

  /// Warns once of a class, type or role that nothing is known about.
  mutating func warn(unknown type: String, _ word: String, at position: Position) {
    guard unknown.insert(type).inserted else { return }
    warn("the \(word) '\(type.prefix(60))' is not known; it is taken as a plain view", at: position)
  }

  /// Warns once of a trait or an attribute that nothing is known about.
  mutating func warn(leftOut name: String, _ word: String, at position: Position) {
    guard unknown.insert("\(word) \(name)").inserted else { return }
    warn("the \(word) '\(name.prefix(60))' is not known; it is left out", at: position)
  }

  /// Gives the warnings and what is left out their places in the file, for text that was wrapped.
  mutating func place(_ place: (Position) -> Position) {
    for index in findings.indices { findings[index].position = place(findings[index].position) }
    for index in capture.drops.indices {
      capture.drops[index].position = place(capture.drops[index].position)
    }
  }

  /// Adds a sentence to the report, once.
  mutating func remark(_ sentence: String) {
    if !capture.remarks.contains(sentence) { capture.remarks.append(sentence) }
  }

  /// Says what in the words and places of elements is no fault of the reader's.
  mutating func remark(onWordsOf screen: Screen) {
    var (radioButtons, joined) = (0, 0)
    var waiting = screen.views
    while let node = waiting.popLast() {
      waiting += node.children + node.members
      if node.isRadioButton, !node.states(.place) { radioButtons += 1 }
      if let label = node[.label], label.hasPrefix(","), label.count > 1 { joined += 1 }
    }
    if radioButtons > 0 {
      remark(
        "\(radioButtons.counted("radio button")) outside a group: the place among the others is not known."
      )
    }
    if joined > 0 {
      remark("\(joined.counted("label")) with a comma at the start: the app joined an empty text.")
    }
  }

  /// Says how many children nodes name that are not there.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - whole: what the tool calls all that it wrote.
  mutating func remark(missing count: Int, from whole: String) {
    let named = count == 1 ? "1 child is named that is" : "\(count) children are named that are"
    remark("\(named) not in the \(whole).")
  }

  /// Says which properties no node of the capture can tell.
  mutating func cannotTell(_ missing: Set<AnyModifier>) {
    capture.notCaptured = missing.sorted { $0.name < $1.name }
  }

  /// Takes the language and the direction from the writing of the words, as guesses that it reports.
  mutating func guessLanguage(of screen: inout Screen) {
    let writing = Writing(of: screen.views)
    if writing.isFromTheRight {
      screen.direction = .rtl
      remark("The direction is not captured; from the right is a guess from the writing.")
    }
    guard let language = writing.language else { return }
    screen.language = language
    remark("The language is not captured; \(language) is a guess from the writing.")
  }
}

/// The rules by which nodes of captures are left out, by the names in the report.
enum DropRule: String, CaseIterable {
  /// The bars that scroll views draw.
  case scrollBars = "scroll bars"
  /// What lies outside of every window, as rows far below.
  case offScreen = "off screen"
  /// What has no size.
  case zeroSize = "size zero"
  /// What the capture says is not visible.
  case notVisible = "not visible"
  /// What a sheet, an alert or another screen lies over.
  case covered = "covered"
  /// What is there a second time at the same place.
  case repeated = "the same control twice"
  /// Marks that a row leads on.
  case disclosureMarks = "disclosure marks"
  /// Keys that only keep others apart.
  case spacers = "keyboard spacers"
  /// What the system or the tool adds to the app.
  case systemBars = "status bar and bars of the tool"
  /// Containers whose members the tool does not show.
  case emptyContainers = "containers without items"
  /// Views that say nothing.
  case silent = "views without words"
  /// Pictures that have no words of their own.
  case decorative = "decorative images"
  /// Words that the element around them says.
  case repeatedWords = "words that the element around says"
  /// The words of a view around elements that do not say them.
  case groupNames = "names of views around elements"
  /// What opens only when a control is used.
  case closed = "choices of closed controls"
  /// Bullets and numbers of list items, which the items' words follow.
  case listMarkers = "marks of list items"
  /// What the app says is hidden from assistive technology.
  case hidden = "hidden from assistive technology"
}
