import ScreenTree
import VoiceOverElements

/// A rotor.
package enum Rotor: Hashable, Sendable {
  /// A rotor of iOS.
  case system(System)
  /// A custom rotor, by its name.
  case custom(String)

  /// A rotor of iOS, by its English name, in the order of iOS's settings.
  package enum System: String, Hashable, Sendable, CaseIterable {
    case actions = "Actions"
    case adjust = "Adjust Value"
    case moreContent = "More Content"
    case audioGraph = "Audio Graph"
    case characters = "Characters"
    case words = "Words"
    case lines = "Lines"
    case containers = "Containers"
    case headings = "Headings"
    case heading1 = "Heading 1"
    case heading2 = "Heading 2"
    case heading3 = "Heading 3"
    case heading4 = "Heading 4"
    case heading5 = "Heading 5"
    case heading6 = "Heading 6"
    case links = "Links"
    case formControls = "Form Controls"
    case tables = "Tables"
    case lists = "Lists"
    case landmarks = "Landmarks"
    case visitedLinks = "Visited Links"
    case nonVisitedLinks = "Non-Visited Links"
    case buttons = "Buttons"
    case textFields = "Text Fields"
    case searchFields = "Search Fields"
    case images = "Images"
    case staticText = "Static Text"
    case speakingRate = "Speaking Rate"
    case volume = "Volume"
    case punctuation = "Punctuation"
    case language = "Language"
    case hints = "Hints"
  }

  /// The name: English for those of iOS.
  package var name: String {
    switch self {
    case .system(let system): system.rawValue
    case .custom(let name): name
    }
  }
}

extension Rotor {
  /// The unit of text by which it reads, or nil.
  var textUnit: VoiceOverGesture.TextUnit? {
    switch self {
    case .system(.characters): .character
    case .system(.words): .word
    case .system(.lines): .line
    case .system, .custom: nil
    }
  }
}

extension Rotor.System {
  /// Whether it depends on the element under the cursor.
  var isOfElement: Bool {
    self == .actions || self == .adjust || self == .moreContent || self == .audioGraph
  }

  /// Whether it changes a setting of VoiceOver, and finds nothing on the screen.
  var isOfSettings: Bool {
    switch self {
    case .speakingRate, .volume, .punctuation, .language, .hints: true
    // All others find something on the screen.
    default: false
    }
  }

  /// The numbers of the elements that it stops at, from 0, in order; nil when it moves within an
  /// element, or changes a setting.
  func stops(in elements: [Element]) -> [Int]? {
    switch self {
    case .actions, .adjust, .moreContent, .audioGraph, .characters, .words, .lines, .speakingRate,
      .volume, .punctuation, .language, .hints:
      return nil
    case .containers: return starts(in: elements) { _ in true }
    case .tables: return starts(in: elements) { $0.type == .dataTable }
    case .lists: return starts(in: elements) { $0.type == .list || $0.type == .definitionList }
    case .landmarks: return starts(in: elements) { $0.type == .landmark }
    // All others find elements by what they are.
    default: return elements.indices.filter { finds(elements[$0]) }
    }
  }

  /// The first elements of containers.
  private func starts(in elements: [Element], _ isMeant: (Container) -> Bool) -> [Int] {
    elements.indices.filter { index in
      // A container begins where the element before is outside; its elements stand together.
      let around = index > 0 ? elements[index - 1].containers.map(\.node) : []
      return elements[index].containers.contains { isMeant($0) && !around.contains($0.node) }
    }
  }

  private func finds(_ element: Element) -> Bool {
    let isVisited = element.states.contains { $0.value == .visited }
    return switch self {
    case .headings: element.has(.header)
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6:
      element.has(.header) && "Heading \(element.headingLevel?.value ?? 0)" == rawValue
    case .links: element.has(.link)
    case .visitedLinks: element.has(.link) && isVisited
    case .nonVisitedLinks: element.has(.link) && !isVisited
    case .buttons: element.has(.button) && !element.has(.link)
    case .formControls: element.isFormControl
    case .textFields: element.has(.textEntry) && !element.has(.searchField)
    case .searchFields: element.has(.searchField)
    case .images: element.has(.image)
    case .staticText: element.has(.staticText)
    // No other rotor finds an element by what it is.
    default: false
    }
  }
}

extension Element {
  /// Whether a user enters or chooses something with it.
  fileprivate var isFormControl: Bool {
    self.traits.contains { $0.value.facts.roles.contains(.formControl) } && !has(.link)
      || self.states.contains { if case .checked = $0.value { true } else { false } }
  }
}
