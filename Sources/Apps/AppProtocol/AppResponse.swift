package import ScreenTree
package import VoiceOverElements
package import VoiceOverSession

/// A response of a running app: as `Response`, with elements by the names of their nodes.
package enum AppResponse: Hashable, Sendable {
  /// Another screen is shown, with its name or none; the cursor lands on the element with an id.
  case opened(String?, landingOn: String?)
  /// Elements changed.
  case rearranged
  /// Words must be spoken.
  case announced(Announcement)
  /// A live region of web content changed, of these elements.
  case changedLiveRegion([String], isAssertive: Bool)
  /// The app moves the focus to the element with an id.
  case focused(String)
  /// The app posts that the screen or a part of it changed.
  case notified(Effect.Target?, wholeScreen: Bool)
  /// A page is shown, described by these words.
  case paged(String)
  /// The page with a number is shown, from 1, out of a count.
  case turned(to: Int, of: Int)
  /// This text was deleted.
  case deleted(String)
  /// There is no further page, value or screen in this direction.
  case atEnd
  /// Nothing happens, for this reason.
  case nothing(String)
  /// A request is impossible, for this reason.
  case failed(String)

  /// What a response says, without its elements.
  package init(_ response: Response) {
    switch response {
    case .opened(let name, _, let id): self = .opened(name, landingOn: id)
    case .rearranged: self = .rearranged
    case .announced(let announcement): self = .announced(announcement)
    case .changedLiveRegion(let change):
      self = .changedLiveRegion(change.elements.map(\.node), isAssertive: change.isAssertive)
    case .focused(let id): self = .focused(id)
    case .notified(let target, let wholeScreen):
      self = .notified(target, wholeScreen: wholeScreen)
    case .paged(let words): self = .paged(words)
    case .turned(let number, let count): self = .turned(to: number, of: count)
    case .deleted(let text): self = .deleted(text)
    case .atEnd: self = .atEnd
    case .nothing(let reason): self = .nothing(reason)
    case .failed(let reason): self = .failed(reason)
    }
  }

  /// The response with the elements of the screen that belongs to it.
  package func response(on elements: [Element]) -> Response {
    switch self {
    case .opened(let name, let id): .opened(name, elements, landingOn: id)
    case .rearranged: .rearranged
    case .announced(let announcement): .announced(announcement)
    case .changedLiveRegion(let names, let isAssertive):
      .changedLiveRegion(
        LiveChange(elements.filter { names.contains($0.node) }, isAssertive: isAssertive))
    case .focused(let id): .focused(id)
    case .notified(let target, let wholeScreen): .notified(target, wholeScreen: wholeScreen)
    case .paged(let words): .paged(words)
    case .turned(let number, let count): .turned(to: number, of: count)
    case .deleted(let text): .deleted(text)
    case .atEnd: .atEnd
    case .nothing(let reason): .nothing(reason)
    case .failed(let reason): .failed(reason)
    }
  }
}
