/// The screen to which belongs what an app posts to assistive technologies.
package enum ActingScreen {
  /// The screen whose user acts or whose views are evaluated; tasks that start then inherit it.
  @TaskLocal package static var root: ViewRoot?

  /// What holds the screen's work that waits for time; tasks that start then inherit it.
  @TaskLocal package static var work: WaitingWork?

  /// The screen whose time passes, for timers and queues, which run in no task.
  @MainActor package static weak var passing: ViewRoot?
}
