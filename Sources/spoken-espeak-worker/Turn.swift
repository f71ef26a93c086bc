import CEngineMemory
import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the texts of a turn are kept from changing one another's samples.
enum Isolation: Hashable {
  /// Each text is spoken in a copy of the process.
  case copies
  /// One process speaks them all, and the engine's memory is put back after each.
  case restoring

  /// The most texts that one process speaks: whatever might gather in it is gone then.
  static let mostTexts = 10_000

  /// What a turn uses.
  ///
  /// At high speed the engine speaks by libsonic, whose memory is not the engine's.
  init(for manner: Manner, copying: Bool) {
    let isRestorable = engine_memory_is_restorable() != 0 && manner.rate < 450
    self = isRestorable && !copying ? .restoring : .copies
  }
}

/// Texts in one manner that come one after another.
///
/// A copy of the process gets ready for the manner, which takes reading files, and speaks each text so that the
/// next one cannot notice. So the process itself stays as it was when the engine was loaded, and the same request has
/// the same reply whatever came before.
enum Turn {
  /// Speaks a text and all in the same manner that follow; gives the first request that is not spoken.
  ///
  /// Where something ends the copy that is not the text's doing, the worker ends: half a reply may have been
  /// written, and another worker may fare better.
  static func speak(_ order: Order, copying: Bool) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { _exit(1) }
    let copy = Child.make()
    if copy == 0 {
      close(ends[0])
      shim_end_with_parent()
      serve(order, copying: copying, handingOnTo: ends[1])
    }
    close(ends[1])
    let next = Frame.read(from: ends[0])
    close(ends[0])
    switch Child.end(of: copy) {
    case .itself(code: 0): break
    case .itself: _exit(1)
    case .engine(let refusal): refusal.write()
    }
    return next
  }

  /// The life of the copy.
  private static func serve(_ order: Order, copying: Bool, handingOnTo heir: Int32) -> Never {
    Child.limit()
    do throws(Refusal) {
      try Engine.prepare(order.manner)
    } catch {
      error.write()
      _exit(0)
    }
    let isolation = Isolation(for: order.manner, copying: copying)
    switch isolation {
    case .copies: Child.unlimitTime()
    case .restoring: if engine_memory_save() != 0 { _exit(1) }
    }
    speak(order.text, isolation)
    var count = 1
    while let bytes = Frame.read(from: STDIN_FILENO) {
      guard case .speak(let next)? = Request(bytes), next.manner == order.manner,
        count < Isolation.mostTexts
      else {
        Frame.forward(bytes, to: heir)
        _exit(0)
      }
      count += 1
      speak(next.text, isolation)
    }
    _exit(0)
  }

  /// Speaks a text, and leaves nothing of it behind.
  private static func speak(_ text: [UInt8], _ isolation: Isolation) {
    switch isolation {
    case .copies: Child.speak(text)
    case .restoring:
      Child.limitTime()
      // What the engine failed at may have gone farther than its memory: the next text has another copy.
      guard Child.answer(with: text) else { _exit(0) }
      engine_memory_restore()
    }
  }
}
