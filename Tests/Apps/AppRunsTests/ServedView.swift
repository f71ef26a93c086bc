import AppProtocol
import SpokenLive
import SpokenViews

@testable import AppRuns
@testable import SpokenUI

/// The server of a view without a process of its own: both sides of the protocol in one place.
@MainActor
final class ServedView: AppTransport {
  private var server: AppServer
  /// The lines that were asked.
  private(set) var asked: [String] = []

  /// A server of a view that is made now.
  init(_ view: AnyView, title: String = "S") {
    let live = LiveScreen(view, title: title, app: "App")
    // The main actor is busy with the test, so that no time can pass for the view.
    server = AppServer(wait: { _, _ in }) { () throws(AppAnswer.Refusal) in live }
  }

  nonisolated func ask(_ line: String, letting duration: Duration) throws(AppSilence) -> [UInt8] {
    MainActor.assumeIsolated {
      asked.append(line)
      return Array(server.answer(to: line).line.utf8)
    }
  }

  /// An app that serves a new view each time that it is started.
  static func app(
    _ view: @escaping @MainActor @Sendable () -> AnyView
  ) throws(AppSilence) -> RemoteApp {
    try RemoteApp { () throws(AppSilence) in MainActor.assumeIsolated { ServedView(view()) } }
  }
}
