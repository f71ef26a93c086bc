import Foundation
import Testing

@testable import SpokenTextCommands

struct ScreenPictureTests {
  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  @Test func `reads the size of a PNG from its header`() throws {
    let size = ScreenPicture.pixels(of: Data(Self.header + [0, 0, 4, 0xB6, 0, 0, 10, 0x3E, 8]))
    #expect(try #require(size) == (1206, 2622))
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8), header, header + [0, 0, 0, 0, 0, 0, 0, 1],
    Array(header.dropLast()) + [0x53] + [0, 0, 0, 1, 0, 0, 0, 1],
  ])
  func `anything else is no picture`(bytes: [UInt8]) {
    #expect(ScreenPicture.pixels(of: Data(bytes)) == nil)
  }

  @Test(arguments: [
    ("home.png", nil as String?, "home.png", nil as Double?),
    ("home.png@3", nil, "home.png", 3),
    ("details=a/b.png@2", "details", "a/b.png", 2),
    ("a@2x/b.png", nil, "a@2x/b.png", nil),
    ("b@9", nil, "b@9", nil),
    ("a/x=y.png", nil, "a/x=y.png", nil),
  ])
  func `an option names a screen, a file and a scale`(
    text: String, screen: String?, path: String, scale: Double?
  ) throws {
    let option = try #require(PictureOption(argument: text))
    #expect(option.screen == screen && option.path == path && option.scale == scale)
  }

  @Test func `an option without a file is refused`() {
    #expect(PictureOption(argument: "home=") == nil)
  }
}
