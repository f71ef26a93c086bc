import CEspeakNG
import EspeakProtocol
import SpokenCLibrary

/// Sends the samples of a text while the engine makes them, and collects the starts of its words.
@safe final class Sink {
  /// Ten minutes; no useful text lasts longer.
  static let most = 22_050 * 600

  private var count = 0
  /// For each word its position in the text, in scalars from 1, followed by its first sample.
  ///
  /// Numbers, not pairs: Swift would create the metadata of a pair again in each copy of the
  /// process.
  private var words: [Int32] = []
  private(set) var isFull = false

  /// Sends samples, and returns whether more are accepted.
  ///
  /// They are sent from the engine's buffer: new memory in each copy of the process would cost more
  /// than sending.
  func take(_ more: UnsafeBufferPointer<Int16>) -> Bool {
    guard count + more.count <= Sink.most else {
      isFull = true
      return false
    }
    count += more.count
    unsafe WorkerFrame.write(.sound, UnsafeRawBufferPointer(more), to: STDOUT_FILENO)
    return true
  }

  /// Handles the events of a block of sound.
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

  /// The position and the first sample of each word, in this machine's byte order.
  var starts: [UInt8] { unsafe words.withUnsafeBytes { unsafe Array($0) } }
}

/// The engine's callback for each block of sound; returns 0 to continue.
///
/// The sink is passed as the user data of the call, so that nothing is global.
let gather:
  @convention(c) (
    UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 = { start, count, event in
    // The user data is in each list of events, also in one that has only its terminator.
    guard let event = unsafe event, let data = unsafe event.pointee.user_data else { return 0 }
    let sink = unsafe Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
    unsafe sink.note(event)
    // No buffer means the end of the call; an empty one only carries events.
    guard let start = unsafe start, count > 0 else { return 0 }
    let piece = unsafe UnsafeBufferPointer(start: start, count: Int(count))
    return unsafe sink.take(piece) ? 0 : 1
  }
