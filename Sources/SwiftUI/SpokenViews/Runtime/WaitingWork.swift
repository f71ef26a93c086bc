/// What everything that a screen started and that waits for time holds until it ends.
///
/// A class without content: tasks inherit it with `ActingScreen.work`, and what waits in a queue or
/// a timer holds it by its closure, so that nobody holds it any more once all of them ended.
package final class WaitingWork: Sendable {
  /// Work of which nothing was started yet.
  init() {}
}
