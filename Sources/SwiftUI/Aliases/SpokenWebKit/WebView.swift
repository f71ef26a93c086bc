public import Foundation
public import Observation
import ScreenTree
public import SpokenViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page of the web, which is not captured.
///
/// A label of the app makes it an element.
public struct WebView: View {
  private let position: Position

  /// The page of an address.
  public init(
    url: URL?, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { position = Position(file, line, column) }

  /// A page.
  public init(
    _ page: WebPage, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { position = Position(file, line, column) }

  /// Nothing, and a finding.
  public var body: some View { UncapturedArea("WebView", at: position) }
}

extension View {
  /// Whether a page goes back and on by swipes; not heard.
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebView.ActionBehavior
  ) -> some View { self }
  /// Whether links have a preview; not heard.
  public nonisolated func webViewLinkPreviews(_ value: WebView.ActionBehavior) -> some View { self }
  /// Whether a page can be made larger; not heard.
  public nonisolated func webViewMagnificationGestures(
    _ value: WebView.ActionBehavior
  ) -> some View { self }
  /// What is behind a page; not heard.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

extension WebView {
  /// Whether something works; not heard.
  public enum ActionBehavior: Sendable { case automatic, enabled, disabled }
}

/// A page of the web, which is not loaded: it keeps the address alone.
@preconcurrency
@MainActor
@Observable
public final class WebPage {
  /// The address.
  public private(set) var url: URL?

  /// A page.
  public init() {}

  /// Its title; empty, because it is not loaded.
  public var title: String { "" }
  /// Whether it loads.
  public var isLoading: Bool { false }
  /// How much of it is there.
  public var estimatedProgress: Double { 0 }
  /// Keeps an address.
  public func load(_ url: URL?) { self.url = url }
  /// Keeps an address.
  public func load(_ request: URLRequest) { url = request.url }
  /// Keeps an address; the words are not read.
  public func load(html: String, baseURL: URL) { url = baseURL }
  /// Does nothing.
  public func reload() {}
  /// Does nothing.
  public func stopLoading() {}
}
