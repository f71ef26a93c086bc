import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct CompressedFileTests {
  @Test(
    arguments: [
      ([0x1F, 0x8B, 8, 0], "gzip; unpack it first (gunzip)"),
      ([0x50, 0x4B, 3, 4, 20], "zip; unpack it first (unzip)"),
      ([0x50, 0x4B, 5, 6], "zip; unpack it first (unzip)"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz; unpack it first (unxz)"),
      (Array("BZh91AY".utf8), "bzip2; unpack it first (bunzip2)"),
      ([0x28, 0xB5, 0x2F, 0xFD, 4], "zstd; unpack it first (unzstd)"),
    ] as [([UInt8], String)]) func `names a compressed file`(bytes: [UInt8], rest: String)
  {
    let message = "the file is compressed with \(rest)"
    let fault = Importer.fault(ofUnknown: bytes, file: "f")
    #expect(fault?.message == message && fault?.position == Position(line: 1, column: 1))
    #expect(Importer.detect(bytes) == nil)
    #expect(Importer.idb.read(bytes, file: "f").findings.map(\.message) == [message])
  }

  @Test(arguments: ["", "PK", "BZ", "screen: S"]) func `takes text for text`(text: String) {
    #expect(CompressedFile(Array(text.utf8)) == nil)
  }
}
