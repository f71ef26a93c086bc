import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sends the samples of one text while the engine makes them, and gathers the starts of its words.
@safe final class Sink {
  /// Ten minutes; no text that is worth hearing lasts longer.
  static let most = 22_050 * 600

  private var count = 0
  /// For each word its place in the text, in scalars from 1, and behind it the sample that it starts at.
  ///
  /// Numbers, not pairs: Swift would learn what a pair is in each copy of the process anew.
  private var words: [Int32] = []
  private(set) var isFull = false

  /// Takes samples and says whether more may come.
  ///
  /// They are sent from where the engine has them: memory of its own would be new in each copy of the
  /// process, which takes longer than sending.
  func take(_ more: UnsafeBufferPointer<Int16>) -> Bool {
    guard count + more.count <= Sink.most else {
      isFull = true
      return false
    }
    count += more.count
    unsafe Frame.write(.sound, UnsafeRawBufferPointer(more), to: STDOUT_FILENO)
    return true
  }

  /// Takes the events that come with a piece of sound.
  func note(_ events: UnsafePointer<espeak_EVENT>) {
    var event = unsafe events
    while unsafe event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if unsafe event.pointee.type == espeakEVENT_WORD {
        unsafe words.append(event.pointee.text_position)
        unsafe words.append(event.pointee.sample)
      }
      unsafe event += 1
    }
  }

  /// Place and sample of each word, in this machine's order.
  var starts: [UInt8] { unsafe words.withUnsafeBytes { unsafe Array($0) } }
}

/// What the engine calls with each piece of sound; 0 asks for more.
///
/// The sink travels as the user data of the call, so that nothing is global.
let gather:
  @convention(c) (
    UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 = { start, count, event in
    guard let event = unsafe event, let data = unsafe event.pointee.user_data else { return 0 }
    let sink = unsafe Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
    unsafe sink.note(event)
    guard let start = unsafe start, count > 0 else { return 0 }
    let piece = unsafe UnsafeBufferPointer(start: start, count: Int(count))
    return unsafe sink.take(piece) ? 0 : 1
  }
