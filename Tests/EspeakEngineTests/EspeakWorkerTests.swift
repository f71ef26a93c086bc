import Foundation
import ScreenSpeech
import Testing

@testable import EspeakEngine

/// A worker whose processes break down.
@Suite(.timeLimit(.minutes(2))) struct EspeakWorkerTests {
  func worker(_ path: String, patience: Int = 20) -> EspeakWorker {
    EspeakWorker(path: path, bufferLength: 200, patience: patience)
  }

  let save = WorkerRequest.speak("Save", Engine.american)

  @Test func `asks another process when the first one breaks down`() throws {
    let fragile = try FragileWorker(failures: 1)
    let expected = try worker(Worker.program.path).reply(to: save)
    // Without any patience, which is for ever: a stream that somebody holds open is waited for.
    #expect(try worker(fragile.path, patience: 0).reply(to: save) == expected)
    #expect(fragile.starts == 2)
  }

  @Test(arguments: [
    ("exit 1", 20), ("kill -9 $$", 20), ("exec sleep 600", 1), ("printf nonsense; exit", 20),
  ])
  func `gives up a text that breaks down two processes, and speaks the next`(
    ending: String, patience: Int
  ) throws {
    let fragile = try FragileWorker(failures: 2, ending: ending)
    let worker = worker(fragile.path, patience: patience)
    #expect(
      try worker.reply(to: save)
        == .failure("its worker ended twice while it worked, or said nothing for \(patience) s"))
    guard case .answer(_, let sound) = try worker.reply(to: save) else {
      Issue.record("the next text is not spoken")
      return
    }
    #expect(sound.count > 10_000)
    #expect(fragile.starts == 3)
  }

  @Test func `has no engine when no process answers anything`() throws {
    let fragile = try FragileWorker(failures: .max)
    let fault = #expect(throws: EngineUnavailable.self) {
      try worker(fragile.path).reply(to: save)
    }
    #expect(
      fault?.description
        == "no speech engine: \(fragile.path) ended twice while it worked, or said nothing for 20 s; "
        + "see whether something ends or stops it, and whether memory is short")
    #expect(fragile.starts == 3)
    // What asks for no text has nothing that could be at fault.
    let another = try FragileWorker(failures: .max)
    #expect(throws: EngineUnavailable.self) { try worker(another.path).reply(to: .voices) }
    #expect(another.starts == 2)
  }

  @Test func `refuses a program of another version`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/worker"
    // A greeting of one line, which tells nothing of data.
    try Engine.install(
      "#!/bin/sh\nprintf '\\005\\000\\000\\000\\0001.51'; exec cat\n", at: path)
    let fault = #expect(throws: EngineUnavailable.self) { try worker(path).start() }
    #expect(
      fault?.description == "no speech engine: \(path) is not of this version; "
        + "install both programs anew")
  }
}
