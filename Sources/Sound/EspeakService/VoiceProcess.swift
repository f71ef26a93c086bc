import CEngineMemory
import CEspeakNG
import EspeakProtocol
import SpokenCLibrary

/// How texts are isolated, so that none changes the samples of another.
enum Isolation: Hashable {
  /// Each text is spoken in a copy of the process.
  case copies
  /// One process speaks all texts, and the engine's memory is restored after each.
  case restoring

  /// The most texts that one process speaks, which bounds any leak.
  static let mostTexts = 10_000

  /// The isolation for voice parameters.
  ///
  /// At high speed the engine uses libsonic, whose memory is not restored.
  init(for manner: VoiceParameters, copying: Bool) {
    let isRestorable = engine_memory_is_restorable() != 0 && manner.rate < 450
    self = isRestorable && !copying ? .restoring : .copies
  }
}

/// Consecutive texts with the same voice parameters.
///
/// A copy of the process sets the voice, which reads files, and speaks each text without effect on
/// the next one. So the process itself stays as it was when the engine was loaded, and the same
/// request always has the same reply.
enum VoiceProcess {
  /// Speaks a text and all following ones with the same parameters; returns the first other
  /// request.
  ///
  /// If the copy ends for a reason other than the text, the worker ends: half a reply may have been
  /// written, and another worker may succeed.
  static func speak(_ order: WorkerText, copying: Bool) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    // The copy reads the requests itself; one with other parameters comes back through this pipe.
    guard unsafe pipe(&ends) == 0 else { _exit(1) }
    let copy = UtteranceProcess.make()
    if copy == 0 {
      close(ends[0])
      shim_end_with_parent()
      serve(order, copying: copying, handingOnTo: ends[1])
    }
    // Only the copy may hold the writing end, so that its death ends the read below.
    close(ends[1])
    let next = WorkerFrame.read(from: ends[0])
    close(ends[0])
    switch UtteranceProcess.end(of: copy) {
    case .itself(code: 0): break
    case .itself: _exit(1)
    case .engine(let refusal): refusal.write()
    }
    return next
  }

  /// The loop of the copy.
  private static func serve(
    _ order: WorkerText, copying: Bool, handingOnTo handoffDescriptor: Int32
  ) -> Never {
    // Setting the voice reads files and runs the engine, so it has the limits of a text.
    UtteranceProcess.limit()
    do throws(EngineError) {
      try Engine.prepare(order.manner)
    } catch {
      error.write()
      _exit(0)
    }
    let isolation = Isolation(for: order.manner, copying: copying)
    switch isolation {
    // Each text's own copy gets a limit; this process only waits for them.
    case .copies: UtteranceProcess.unlimitTime()
    // Saved after the voice is set and before any text: the state that each text begins with.
    case .restoring: if engine_memory_save() != 0 { _exit(1) }
    }
    speak(order.text, isolation)
    var count = 1
    while let bytes = WorkerFrame.read(from: STDIN_FILENO) {
      guard case .speak(let next)? = WorkerRequest(bytes), next.manner == order.manner,
        count < Isolation.mostTexts
      else {
        WorkerFrame.forward(bytes, to: handoffDescriptor)
        _exit(0)
      }
      count += 1
      speak(next.text, isolation)
    }
    _exit(0)
  }

  /// Speaks a text without lasting effects.
  private static func speak(_ text: [UInt8], _ isolation: Isolation) {
    switch isolation {
    case .copies: UtteranceProcess.speak(text)
    case .restoring:
      // The timer counts the process, which speaks many texts, so it starts anew for each.
      UtteranceProcess.limitTime()
      // A failure may have changed more than the engine's memory, so the next text gets another
      // copy.
      guard UtteranceProcess.answer(with: text) else { _exit(0) }
      engine_memory_restore()
    }
  }
}
