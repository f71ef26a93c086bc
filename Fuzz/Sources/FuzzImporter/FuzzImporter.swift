import Foundation
import SpokenScreen

/// The importer that is tried, from the environment.
private let importer: Importer? = ProcessInfo.processInfo.environment["FUZZ_FORMAT"].flatMap {
  Importer.named($0)
}

/// Reads one input as libFuzzer makes it, and everything that would be done with what comes of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let importer else { fatalError("FUZZ_FORMAT names no format") }
  _ = Importer.detect(bytes)
  let reading = importer.read(bytes, file: "fuzz")
  guard let screen = reading.value else {
    precondition(!reading.findings.isEmpty, "a capture is refused without a reason")
    return 0
  }
  // Every twentieth input is told and written too, which takes longer than reading it.
  guard count % 20 == 0, let story = try? StoryReader().story(of: screen).story else { return 0 }
  let heard = Transcript().text(of: story)
  let file = try? ScreenFormat.screen.text(of: screen, for: "fuzz.json")
  let again = file.map { ScreenReader.read(Array($0.utf8), file: "fuzz.json") }
  precondition(again?.findings.isEmpty == true, "a screen file that was written cannot be read")
  guard let read = again?.value, let retold = try? StoryReader().story(of: read).story else {
    return 0
  }
  precondition(Transcript().text(of: retold) == heard, "a screen file sounds otherwise")
  return 0
}
