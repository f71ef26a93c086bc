/// Title, language and chapters of FLAC, Vorbis and Opus: a list of `KEY=text`.
struct VorbisComments {
  private let comments: [String]

  /// Encodes tags as comments.
  init(_ sheet: TagSheet) {
    var comments: [String] = []
    if !sheet.title.isEmpty { comments.append("TITLE=\(sheet.title)") }
    if !sheet.language.isEmpty { comments.append("LANGUAGE=\(sheet.language)") }
    for (index, chapter) in sheet.chapters.enumerated() {
      let key = "CHAPTER" + VorbisComments.digits(index + 1, 3)
      let time = VorbisComments.time(sheet.milliseconds(to: chapter.start))
      comments += ["\(key)=\(time)", "\(key)NAME=\(chapter.title)"]
    }
    self.comments = comments
  }

  /// The bytes of the list after the name of the encoder, which is copied from another list.
  func bytes(vendorOf other: some Collection<UInt8>) -> [UInt8] {
    let length = other.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let vendor = other.dropFirst(4).prefix(length)
    return [UInt8](littleEndian: UInt32(vendor.count)) + vendor
      + [UInt8](littleEndian: UInt32(comments.count))
      + comments.flatMap { [UInt8](littleEndian: UInt32($0.utf8.count)) + Array($0.utf8) }
  }

  /// A time as hours, minutes, seconds and milliseconds.
  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
      .joined(separator: ":") + "." + digits(milliseconds % 1000, 3)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
