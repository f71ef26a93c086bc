import Foundation
import FuzzTargets

private let targets =
  FuzzTarget.all { try InProcessEngine.speak($0, in: $1) } + [FuzzTarget.engineMemory]

/// The target that is tried, from the environment.
private let target: FuzzTarget? = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
  return targets.first { $0.name == name }
}()

/// Is called by libFuzzer before the first input.
///
/// With `FUZZ_LIST` it prints the names of the targets, with `FUZZ_SEEDS` it writes seeds into the
/// folder of that name; then the program ends.
@_cdecl("LLVMFuzzerInitialize")
public func prepare(
  _ count: UnsafeMutablePointer<CInt>?,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  let environment = ProcessInfo.processInfo.environment
  if environment["FUZZ_LIST"] != nil {
    print(targets.map(\.name).joined(separator: "\n"))
    exit(0)
  }
  guard let folder = environment["FUZZ_SEEDS"] else { return 0 }
  do {
    try Seeds.write(to: folder)
    exit(0)
  } catch {
    fatalError("the seeds cannot be written: \(error)")
  }
}

/// Reads one input as libFuzzer makes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { fatalError("FUZZ_TARGET names no target") }
  // An input that is refused does not come into the corpus.
  guard count <= target.longest else { return -1 }
  do {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(target.name): \(error)")
  }
  return 0
}

/// What libFuzzer calls its driver: it tries inputs until it is done, and answers the exit status.
@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The program: libFuzzer's driver, started by a main function of ours, because SwiftPM renames
/// that of every program.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var words = CommandLine.unsafeArgv
    exit(drive(&count, &words, fuzz))
  }
}
