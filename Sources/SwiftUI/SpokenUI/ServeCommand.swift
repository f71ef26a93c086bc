import AppProtocol
import Foundation
import SpokenLive

/// `serve`: answers the lines that `spoken` writes, one line each, until its input ends.
///
/// The answers have standard output to themselves: what the app prints goes to standard error.
@MainActor
struct ServeCommand {
  /// Mounts the view, or says why there is none.
  let mount: @MainActor () throws(AppAnswer.Refusal) -> LiveScreen

  /// Answers until the end of the input, and returns the exit code of the program.
  func run() -> Int32 {
    // The copy is made first: afterwards the number of standard output leads to standard error.
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var server = AppServer(mount)
    while let line = readLine() {
      let answer = server.answer(to: line)
      // What the app printed is still in C's buffers, and belongs before the answer that it led to.
      fflush(nil)
      do { try answers.write(contentsOf: Data((answer.line + "\n").utf8)) } catch { return 74 }
    }
    return 0
  }
}
