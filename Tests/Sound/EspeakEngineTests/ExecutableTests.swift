import Foundation
import Testing

@testable import EspeakEngine

struct ExecutableTests {
  @Test(
    arguments: [
      ("/opt/bin/spoken", "/usr/bin", "/opt/bin/spoken"),
      ("./spoken", "/usr/bin", "./spoken"),
      ("bin/spoken", "/usr/bin", "bin/spoken"),
      ("spoken", "/usr/bin:/opt/bin", "/opt/bin/spoken"),
      ("spoken", "/opt/bin:/home/bin", "/opt/bin/spoken"),
      // The current folder, in each way in which a search path names it.
      ("spoken", ".:/opt/bin", "/opt/bin/spoken"),
      ("spoken", "::bin", nil),
      ("spoken", ".", nil),
      ("spoken", "", nil),
      ("", "/opt/bin", nil),
    ] as [(String, String, String?)])
  func `A program is never looked for in the current folder, unless it was started by a path`(
    name: String, searchPath: String, place: String?
  ) {
    let programs = ["/opt/bin/spoken", "/home/bin/spoken", "./spoken", "spoken", "bin/spoken"]
    #expect(Executable.place(of: name, on: searchPath, isProgram: programs.contains) == place)
  }

  @Test func `The folder of the tests is that of the worker`() {
    #expect(Executable.folders.first == Worker.program.deletingLastPathComponent().path)
  }
}
