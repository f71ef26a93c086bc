import Foundation

/// The samples of a WAV file as bytes: what its chunk `data` holds.
func waveData(of file: URL) throws -> Data {
  let bytes = try Data(contentsOf: file)
  var start = 12
  while start + 8 <= bytes.count {
    let size = bytes[start + 4..<start + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
    if bytes[start..<start + 4].elementsEqual("data".utf8) {
      return Data(bytes[(start + 8)...].prefix(size))
    }
    start += 8 + size + size % 2
  }
  return Data()
}
