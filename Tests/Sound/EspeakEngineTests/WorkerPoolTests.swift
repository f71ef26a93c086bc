import Foundation
import Synchronization
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

@Suite(.timeLimit(.minutes(20))) struct WorkerPoolTests {
  func pool(_ size: Int, path: String = Worker.program.path) -> WorkerPool {
    WorkerPool(path: path, bufferLength: 200, size: size, timeout: 20)
  }

  /// What is said of each text, asked for by many threads at once.
  func replies(
    to texts: [String], by pool: WorkerPool, threads: Int
  ) throws -> [WorkerReply] {
    let replies = Mutex<[Int: WorkerReply]>([:])
    let faults = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for place in stride(from: thread, to: texts.count, by: threads) {
        do {
          let reply = try pool.reply(to: .speak(texts[place], Engine.american))
          replies.withLock { $0[place] = reply }
        } catch {
          faults.withLock { $0.append(error) }
        }
      }
    }
    if let fault = faults.withLock(\.first) { throw fault }
    return replies.withLock { known in texts.indices.compactMap { known[$0] } }
  }

  @Test func `gives each request its own reply, however many ask at once`() throws {
    let texts = Array(try Engine.utterances().prefix(24))
    let expected = try replies(to: texts, by: pool(1), threads: 1)
    #expect(Set(expected.map { "\($0)" }).count > 20)
    let pool = pool(3)
    #expect(try replies(to: texts, by: pool, threads: 8) == expected)
    #expect(1...3 ~= Set(pool.identifiers).count)
  }

  @Test func `starts a worker only when all before it are busy`() throws {
    let pool = pool(4)
    #expect(pool.identifiers == [])
    _ = try pool.start()
    for text in ["One", "Two", "Three"] {
      _ = try pool.reply(to: .speak(text, Engine.american))
    }
    #expect(pool.identifiers.count == 1)
  }

  @Test func `replaces a worker that was killed, and goes on in order`() throws {
    let pool = pool(1)
    let texts = ["One", "Two", "Three"]
    let expected = try replies(to: texts, by: pool, threads: 1)
    let first = try #require(pool.identifiers.first)
    #expect(kill(first, SIGKILL) == 0)
    // Its copy may answer until it is gone itself.
    var end = siginfo_t()
    while waitid(P_PID, id_t(first), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    #expect(try replies(to: texts, by: pool, threads: 1) == expected)
    let second = try #require(pool.identifiers.first)
    #expect(second != first)
    // It is not left as a zombie either.
    #expect(kill(first, 0) == -1)
  }

  @Test func `takes a worker back that has no engine, so that others need not wait`() throws {
    let fragile = try FragileWorker(failures: 5)
    let pool = pool(1, path: fragile.path)
    #expect(throws: EngineUnavailable.self) {
      try pool.reply(to: .speak("One", Engine.american))
    }
    #expect(
      try pool.reply(to: .speak("One", Engine.american))
        == self.pool(1).reply(to: .speak("One", Engine.american)))
  }

  @Test func `One worker speaks all when no second one can be had`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The first process makes a folder and is a worker; the others cannot and end, as where a system has no more
    // processes to give.
    let script = "#!/bin/sh\nmkdir \"$0.first\" || exit 1\nexec '\(Worker.program.path)' \"$@\"\n"
    try Engine.install(script, at: folder + "/worker")
    let texts = Array(try Engine.utterances().prefix(16))
    let pool = pool(4, path: folder + "/worker")
    _ = try pool.start()
    #expect(
      try replies(to: texts, by: pool, threads: 8)
        == replies(to: texts, by: self.pool(1), threads: 1))
    #expect(pool.identifiers.count == 1)
  }

  @Test func `ends its workers and closes their streams with itself`() throws {
    let folder = try Engine.scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try #require(mkfifo(folder + "/closed", 0o600) == 0)
    // What the worker leaves behind reads the stream to its end, which comes when our end is closed.
    let watch = "exec 3<&0; { cat <&3; echo closed; } > '\(folder)/closed' &"
    let program = try FragileWorker(failures: 1, before: watch, ending: "exec sleep 600")
    var pool: WorkerPool? = pool(1, path: program.path)
    _ = try pool?.start()
    let number = try #require(pool?.identifiers.first)
    pool = nil
    #expect(kill(number, 0) == -1)
    let told = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder + "/closed")).readToEnd()
    #expect(told == Data("closed\n".utf8))
  }
}
