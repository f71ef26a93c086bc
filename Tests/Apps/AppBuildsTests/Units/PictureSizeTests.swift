import Foundation
import Testing

@testable import AppBuilds

struct PictureSizeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x2C, 0, 0, 0, 0xC8]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC0, 0, 11, 8, 0, 0x50, 0,
    0x78, 1, 1,
  ]

  @Test(arguments: [
    ("PNG", png, "300 200"), ("JPEG", jpeg, "120 80"),
    ("PDF", Array("%PDF-1.4 << /Type /Page /MediaBox [0 10 24.5 40] >>".utf8), "24.5 30"),
    ("SVG", Array("<?xml version='1.0'?><svg width=\"32px\" height='16'/>".utf8), "32 16"),
    ("view box", Array("<svg xmlns=\"x\" viewBox=\"0 0 64, 48\">".utf8), "64 48"),
    ("a size in percent", Array("<svg width=\"100%\" height=\"100%\">".utf8), nil),
    ("cut", Array(png.prefix(20)), nil), ("cut JPEG", Array(jpeg.prefix(16)), nil),
    ("no width", Array(png.prefix(16)) + [0, 0, 0, 0, 0, 0, 0, 1], nil),
    ("too large", Array(png.prefix(16)) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1], nil),
    ("text", Array("hello".utf8), nil), ("nothing", [], nil),
  ]) func `reads the size from the beginning of a file`(
    what: String, bytes: [UInt8], size: String?
  ) {
    let read = PictureSize(bytes).map { "\($0.width.formatted()) \($0.height.formatted())" }
    #expect(read == size, "\(what)")
  }
}
