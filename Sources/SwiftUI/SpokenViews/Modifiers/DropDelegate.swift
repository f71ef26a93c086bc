public import Foundation
import ScreenTree
public import SpokenUniformTypeIdentifiers

/// Takes what is dropped on a view, step by step.
public protocol DropDelegate {
  /// Takes the drop; false if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it takes the drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Is called when what is dragged comes over the view.
  func dropEntered(info: DropInfo)
  /// Says what the drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is called when what is dragged leaves the view, which it does not here.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nothing in particular.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// Where it is dropped, in points: the start of the view.
  public let location = CGPoint.zero
  private let providers: [NSItemProvider]

  init(_ providers: [NSItemProvider]) { self.providers = providers }

  /// Whether there is something; its types are not known here.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
  /// What is dropped; its types are not known here.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Takes dropped item providers by a delegate.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    onDrop(
      of: supportedContentTypes, isTargeted: nil,
      perform: { providers in
        let info = DropInfo(providers)
        // The calls come in the order in which a finger causes them, because a delegate may keep
        // state between them.
        guard delegate.validateDrop(info: info) else { return false }
        delegate.dropEntered(info: info)
        let proposal = delegate.dropUpdated(info: info)
        guard ![.cancel, .forbidden].contains(proposal?.operation) else { return false }
        return delegate.performDrop(info: info)
      }, file: file, line: line, column: column)
  }
}
