import NIOHTTP1
import SpokenServer

extension ServerAnswer {
  /// A sound, or the part of it that a header `Range` asks for.
  init(sound: AnswerBody, range: String?) {
    let type = "audio/flac"
    switch ByteRange(range, of: sound.count) {
    case .whole: self.init(.ok, sound, type: type)
    case .part(let part):
      self.init(.partialContent, sound[part], type: type)
      let last = part.upperBound - 1
      headers.add(name: "Content-Range", value: "bytes \(part.lowerBound)-\(last)/\(sound.count)")
    case .outside:
      self.init(.rangeNotSatisfiable, "There is less.\n")
      headers.add(name: "Content-Range", value: "bytes */\(sound.count)")
    }
    headers.add(name: "Accept-Ranges", value: "bytes")
  }
}
