import Foundation
import TestSupport
import Testing

@testable import SpokenListening

struct InlineTextFileTests {
  /// A source of many calls, one a line, each with a text of its own, and the folder of it.
  private func source() throws -> (folder: Scratch, file: URL) {
    let scratch = try Scratch()
    let lines = (0..<40).map { "    expectSpoken(basket, reads: \"stop \($0 / 2)\")\n" }
    return (scratch, try scratch.create("BasketTests.swift", lines.joined()))
  }

  @Test func `rewrites calls of one file side by side, and each its own`() async throws {
    let (scratch, file) = try source()
    defer { withExtendedLifetime(scratch) {} }
    let path = file.path
    await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          let fault = InlineText.replace(
            "stop \(number / 2)", with: "first\nof line \(number)", in: path, line: number + 1)
          #expect(fault == nil)
        }
      }
    }
    let values = InlineText.literals(
      of: Array(try String(contentsOf: file, encoding: .utf8).unicodeScalars)
    ).map(\.value)
    #expect(values == (0..<40).map { "first\nof line \($0)" })
  }

  @Test func `reports a text that is not there`() throws {
    let (scratch, file) = try source()
    defer { withExtendedLifetime(scratch) {} }
    let fault = InlineText.replace("other", with: "x", in: file.path, line: 1)
    #expect(fault == "the expected text is not written as a literal here; change it by hand")
    #expect(InlineText.replace("a", with: "b", in: "/nowhere.swift", line: 1) != nil)
  }

  @Test func `says why there is no lock`() throws {
    let (scratch, file) = try source()
    defer { withExtendedLifetime(scratch) {} }
    let lock = InlineText.lock(of: file.path)
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: lock) }
    let fault = try #require(InlineText.replace("stop 1", with: "x", in: file.path, line: 3))
    #expect(
      fault == "the expected text cannot be written into \(file.path): "
        + "\(lock) cannot be locked: Is a directory")
  }

  @Test(arguments: [([EINTR, EINTR], nil), ([EINTR, ENOLCK], POSIXError.Code.ENOLCK)])
  func `calls again what a signal interrupted`(errors: [Int32], code: POSIXError.Code?) throws {
    var left = errors[...]
    let call = {
      guard let error = left.popFirst() else { return 7 as Int32 }
      errno = error
      return -1
    }
    if let code {
      let error = #expect(throws: POSIXError.self) { try InlineText.uninterrupted(call) }
      #expect(error?.code == code)
    } else {
      #expect(try InlineText.uninterrupted(call) == 7)
    }
    #expect(left.isEmpty)
  }
}
