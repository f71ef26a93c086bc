import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Texts in one manner that come one after another.
///
/// A copy of the process gets ready for the manner, which takes reading files, and makes a copy of
/// itself for each text. So the process itself stays as it was when the engine was loaded, and the
/// same request has the same reply whatever came before.
enum Turn {
  /// Speaks a text and all in the same manner that follow; gives the first request in another one.
  ///
  /// Where something ends the copy that is not the text's doing, the worker ends: half a reply may have been
  /// written, and another worker may fare better.
  static func speak(_ order: Order) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { _exit(1) }
    let copy = shim_fork()
    guard copy >= 0 else { _exit(1) }
    if copy == 0 {
      close(ends[0])
      shim_end_with_parent()
      serve(order, handingOnTo: ends[1])
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
  private static func serve(_ order: Order, handingOnTo heir: Int32) -> Never {
    Child.limit()
    do throws(Refusal) {
      try Engine.prepare(order.manner)
    } catch {
      error.write()
      _exit(0)
    }
    alarm(0)
    Child.speak(order.text)
    while let bytes = Frame.read(from: STDIN_FILENO) {
      guard case .speak(let next)? = Request(bytes), next.manner == order.manner else {
        Frame.forward(bytes, to: heir)
        _exit(0)
      }
      Child.speak(next.text)
    }
    _exit(0)
  }
}
