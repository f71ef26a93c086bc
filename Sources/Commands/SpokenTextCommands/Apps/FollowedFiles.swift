import AppBuilds
import Synchronization

/// The files of a followed app that were never compiled: these may be left out, and no others.
///
/// What was heard once must not vanish from a screen while its source is edited: a file that cannot
/// be compiled any more is an error, and the screen before stays. A class, because all views of the
/// app share it; the lock guards its state.
final class FollowedFiles: Sendable {
  private let paths: Mutex<Set<String>>

  /// The files that the first build leaves out.
  init(leftOut: [LeftOutFile]) { paths = Mutex(Set(leftOut.map(\.path))) }

  /// The paths of the files that may be left out.
  var leftOut: Set<String> { paths.withLock { $0 } }

  /// Notes what a later build leaves out: what it compiled must be compiled from now on.
  func note(leftOut: [LeftOutFile]) {
    let now = leftOut.map(\.path)
    paths.withLock { $0.formIntersection(now) }
  }
}
