import EspeakProtocol
import Foundation
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

/// A worker whose processes break down.
@Suite(.timeLimit(.minutes(20))) struct EspeakWorkerTests {
  func worker(_ path: String, timeout: Int = 20) -> EspeakWorker {
    EspeakWorker(path: path, bufferLength: 200, timeout: timeout)
  }

  let save = WorkerRequest.speak("Save", Engine.american)

  @Test func `asks another process when the first one breaks down`() throws {
    let fragile = try FragileWorker(failures: 1)
    let expected = try worker(Worker.program.path).reply(to: save)
    // Without any timeout, which is for ever: a stream that somebody holds open is waited for.
    #expect(try worker(fragile.path, timeout: 0).reply(to: save) == expected)
    #expect(fragile.starts == 2)
  }

  @Test(arguments: [
    ("exit 1", 4, "ended 4 times while it worked, or was stopped"),
    ("kill -9 $$", 4, "ended 4 times while it worked, or was stopped"),
    ("kill -STOP $$", 4, "ended 4 times while it worked, or was stopped"),
    ("printf nonsense; exit", 4, "ended 4 times while it worked, or was stopped"),
    ("exec sleep 600", 1, "did nothing for 1 s, and was ended"),
  ])
  func `gives up a text that breaks down every process, and speaks the next`(
    ending: String, failures: Int, cause: String
  ) throws {
    let fragile = try FragileWorker(failures: failures, ending: ending)
    let worker = worker(fragile.path, timeout: 1)
    #expect(try worker.reply(to: save) == .failure("its worker \(cause)"))
    guard case .answer(_, let sound) = try worker.reply(to: save) else {
      Issue.record("the next text is not spoken")
      return
    }
    #expect(sound.count > 10_000)
    #expect(fragile.starts == failures + 1)
  }

  @Test func `A worker that is killed before it can speak is started again`() throws {
    let expected = try worker(Worker.program.path).reply(to: save)
    let fragile = try FragileWorker(failures: 3, before: "kill -9 $$")
    #expect(try worker(fragile.path).reply(to: save) == expected)
    #expect(fragile.starts == 4)
  }

  @Test func `has no engine when no process answers anything`() throws {
    let fragile = try FragileWorker(failures: .max)
    let fault = #expect(throws: EngineUnavailable.self) {
      try worker(fragile.path).reply(to: save)
    }
    #expect(
      fault?.description
        == "no speech engine: \(fragile.path) ended 4 times while it worked, or was stopped; "
        + "see whether something ends or stops it, and whether memory is short")
    #expect(fragile.starts == 5)
    // What asks for no text has nothing that could be at fault.
    let another = try FragileWorker(failures: .max)
    #expect(throws: EngineUnavailable.self) { try worker(another.path).reply(to: .voices) }
    #expect(another.starts == 4)
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
        + "install both programs again")
  }
}
