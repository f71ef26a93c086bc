import ScreenTree

/// Collects the report and the warnings while a capture becomes a screen.
struct CaptureNotes {
  /// The file as the user named it.
  let file: String
  /// Whether covered and off-screen nodes are kept.
  let keepsAll: Bool
  /// Whether the system's bars are kept, because the capture has nothing else.
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

  /// The name of the file, which is the default title of a screen.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// Records a node that is left out, and the rule.
  mutating func drop(_ rule: DropRule, _ subject: String, at position: Position) {
    capture.drops.append(
      Capture.Drop(rule: rule.rawValue, subject: subject, position: position))
  }

  mutating func warn(_ message: String, at position: Position) {
    guard findings.count < 1000 else { return }
    findings.append(Finding(.warning, file: file, position: position, message: message))
  }

  /// Warns once about an unknown class, type or role.
  mutating func warn(unknown type: String, _ word: String, at position: Position) {
    guard unknown.insert(type).inserted else { return }
    warn("the \(word) '\(type.prefix(60))' is not known; it is taken as a plain view", at: position)
  }

  /// Warns once about an unknown trait or attribute.
  mutating func warn(leftOut name: String, _ word: String, at position: Position) {
    guard unknown.insert("\(word) \(name)").inserted else { return }
    warn("the \(word) '\(name.prefix(60))' is not known; it is left out", at: position)
  }

  /// Converts positions of warnings and left-out nodes to positions in the file, for text that was
  /// wrapped.
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

  /// Notes peculiarities of the words and positions that are not the reader's fault.
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

  /// Notes how many children nodes name that do not exist.
  ///
  /// - Parameters:
  ///   - count: their number.
  ///   - whole: the tool's word for its output.
  mutating func remark(missing count: Int, from whole: String) {
    let named = count == 1 ? "1 child is named that is" : "\(count) children are named that are"
    remark("\(named) not in the \(whole).")
  }

  /// Records the properties that the capture lacks.
  mutating func cannotTell(_ missing: Set<AnyModifier>) {
    capture.notCaptured = missing.sorted { $0.name < $1.name }
  }

  /// Guesses the language and the direction from the script of the words, and reports that.
  mutating func guessLanguage(of screen: inout Screen) {
    let writing = WritingSystem(of: screen.views)
    if writing.isFromTheRight {
      screen.direction = .rtl
      remark("The direction is not captured; from the right is a guess from the writing.")
    }
    guard let language = writing.language else { return }
    screen.language = language
    remark("The language is not captured; \(language) is a guess from the writing.")
  }
}

/// The rules that leave out nodes of captures, by their names in the report.
enum DropRule: String, CaseIterable {
  /// The scroll bars of scroll views.
  case scrollBars = "scroll bars"
  /// Nodes outside of every window, such as rows far below.
  case offScreen = "off screen"
  /// Nodes without a size.
  case zeroSize = "size zero"
  /// Nodes that the capture marks as not visible.
  case notVisible = "not visible"
  /// Nodes behind a sheet, an alert or another screen.
  case covered = "covered"
  /// A control that occurs twice at the same place.
  case repeated = "the same control twice"
  /// Disclosure marks of rows.
  case disclosureMarks = "disclosure marks"
  /// Spacer keys of keyboards.
  case spacers = "keyboard spacers"
  /// Bars of the system or the tool.
  case systemBars = "status bar and bars of the tool"
  /// Containers whose members the tool does not show.
  case emptyContainers = "containers without items"
  /// Views without words.
  case silent = "views without words"
  /// Pictures without words.
  case decorative = "decorative images"
  /// Words that the element around them also has.
  case repeatedWords = "words that the element around says"
  /// The words of a view around elements that do not have them.
  case groupNames = "names of views around elements"
  /// Content that opens only when a control is used.
  case closed = "choices of closed controls"
  /// Bullets and numbers of list items, which the items' words follow.
  case listMarkers = "marks of list items"
  /// Content that the app hides from assistive technology.
  case hidden = "hidden from assistive technology"
}
