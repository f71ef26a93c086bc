import CEspeakNG

/// Gathers the samples of one text while the engine makes them.
final class Sink {
  /// Ten minutes; no text that is worth hearing lasts longer.
  static let most = 22_050 * 600

  private(set) var samples: [Int16] = []
  private(set) var isFull = false

  /// Takes samples and says whether more may come.
  func take(_ more: UnsafeBufferPointer<Int16>) -> Bool {
    guard samples.count + more.count <= Sink.most else {
      isFull = true
      return false
    }
    unsafe samples.append(contentsOf: more)
    return true
  }

  /// The samples as bytes, in the order that this machine has them.
  var bytes: [UInt8] { unsafe samples.withUnsafeBytes { unsafe Array($0) } }
}

/// What the engine calls with each piece of sound; 0 asks for more.
///
/// The sink travels as the user data of the call, so that nothing is global.
let gather:
  @convention(c) (
    UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 = { start, count, event in
    guard let start = unsafe start, count > 0, let data = unsafe event?.pointee.user_data else {
      return 0
    }
    let sink = unsafe Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
    let piece = unsafe UnsafeBufferPointer(start: start, count: Int(count))
    return unsafe sink.take(piece) ? 0 : 1
  }
