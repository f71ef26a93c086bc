import ArgumentParser
import SpokenSyntax
import SpokenTextCommands

/// A command that serves others until it is ended.
protocol ServingCommand: ParsableCommand {
  /// The IPv4 address that it listens on.
  var host: String { get }
}

extension ServingCommand {
  /// Warns when other machines can reach the address.
  func warnOfReach() {
    // Every address that begins so is a loopback.
    guard !host.starts(withBytes: "127.") else { return }
    Console.error("\(host) can be reached by other machines, without encryption")
  }

  /// Prints an address; when it cannot be written, that ends the work of the queue.
  static func show(_ address: String, _ queue: WorkQueue) {
    do {
      try Console.output(address + "\n")
    } catch {
      queue.stop(error)
    }
  }
}
