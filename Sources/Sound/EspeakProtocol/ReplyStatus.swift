/// The type of a worker's reply; its first byte.
package enum ReplyStatus: UInt8 {
  /// The answer: the starts of words behind their sound, or the lines of a list.
  case answer = 0
  /// The voice cannot be used, for the reason in the body.
  case voiceFault = 1
  /// This text cannot be spoken, for the reason in the body.
  case failure = 2
  /// This text crashes the engine; the body has the signal.
  case crash = 3
  /// A block of sound that precedes its answer: samples of 16 bits in this machine's order.
  case sound = 4
}
