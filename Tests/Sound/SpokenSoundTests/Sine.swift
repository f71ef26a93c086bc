import Foundation

/// A tone without overtones.
///
/// - Parameters:
///   - frequency: its frequency in hertz.
///   - count: how many samples of one channel.
///   - sampleRate: how many make a second.
///   - level: the highest sample.
///   - channels: on how many channels it is heard at once.
/// - Returns: the samples.
func sine(
  _ frequency: Double, count: Int, at sampleRate: Int, level: Double = 8000, channels: Int = 1
) -> [Int16] {
  (0..<count).flatMap { index in
    let angle = 2 * Double.pi * frequency * Double(index) / Double(sampleRate)
    return repeatElement(Int16(level * sin(angle)), count: channels)
  }
}

/// Samples from the bytes that a tool prints, the lower byte first.
func samples(_ bytes: [UInt8]) -> [Int16] {
  stride(from: 0, to: bytes.count - 1, by: 2).map {
    Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
  }
}
