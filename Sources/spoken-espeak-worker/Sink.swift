import CEspeakNG

/// Gathers the samples and the starts of words of one text while the engine makes them.
@safe final class Sink {
  /// Ten minutes; no text that is worth hearing lasts longer.
  static let most = 22_050 * 600

  /// The samples; room for all is there from the start, but only what is written takes memory.
  private let samples = UnsafeMutableBufferPointer<Int16>.allocate(capacity: most)
  private var count = 0
  /// For each word its place in the text, in scalars from 1, and the sample that it starts at.
  private var words: [(place: Int32, sample: Int32)] = []
  private(set) var isFull = false

  /// Takes samples and says whether more may come.
  func take(_ more: UnsafeBufferPointer<Int16>) -> Bool {
    guard count + more.count <= Sink.most else {
      isFull = true
      return false
    }
    _ = unsafe samples[count...].update(fromContentsOf: more)
    count += more.count
    return true
  }

  /// Takes the events that come with a piece of sound.
  func note(_ events: UnsafePointer<espeak_EVENT>) {
    var event = unsafe events
    while unsafe event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if unsafe event.pointee.type == espeakEVENT_WORD {
        unsafe words.append((event.pointee.text_position, event.pointee.sample))
      }
      unsafe event += 1
    }
  }

  /// The number of words, and place and sample of each, in this machine's order.
  var starts: [UInt8] {
    let numbers = [Int32(words.count)] + words.flatMap { [$0.place, $0.sample] }
    return unsafe numbers.withUnsafeBytes { unsafe Array($0) }
  }

  /// The samples, in this machine's order.
  var sound: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: samples[..<count]))
  }
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
