import ArgumentParser
package import Foundation
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// A picture of a screen as PNG, and its size in points.
package struct ScreenPicture: Sendable {
  /// The bytes of the file.
  package let bytes: Data
  /// The width and the height in points.
  package let size: [Double]

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - option: the file, and how many pixels a point has.
  ///   - width: the width of the elements on the screen, which decides about the scale when the
  ///     option does not.
  /// - Throws: the exit code for a file that is missing or no PNG.
  init(_ option: PictureOption, widthOfElements width: Double?) throws {
    bytes = Data(try endingWithStatus { try InputFile.bytes(of: option.path) })
    guard let pixels = Self.pixels(of: bytes) else {
      throw Status.faultyInput.because("\(option.path): this is no PNG picture")
    }
    // Rounded down: elements are seldom as wide as the screen, which makes the quotient too large.
    let guess = width.map { max(1, (Double(pixels.width) / $0).rounded(.down)) } ?? 1
    let scale = option.scale ?? min(guess, 4)
    size = [Double(pixels.width) / scale, Double(pixels.height) / scale]
  }

  /// The size in the header of a PNG; nil for any other file.
  static func pixels(of bytes: Data) -> (width: Int, height: Int)? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array(bytes.prefix(24))
    guard header.count == 24, header.starts(with: start),
      Array(header[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    func number(at place: Int) -> Int {
      header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? (width, height) : nil
  }
}

/// A picture as an option names it: `home.png`, `home.png@3`, `details=details.png@2`.
package struct PictureOption: Hashable, ExpressibleByArgument {
  /// The name of the screen in the walkthrough; nil for the first screen.
  package var screen: String?
  /// The file.
  package var path: String
  /// How many pixels a point has; nil to find out.
  package var scale: Double?

  package init?(argument: String) {
    var rest = argument[...]
    // Only a number after the sign is a scale: names of files may contain the sign.
    if let sign = rest.utf8.lastIndex(of: UInt8(ascii: "@")),
      let scale = Double(rest[rest.utf8.index(after: sign)...]),
      (1...4).contains(scale)
    {
      self.scale = scale
      rest = rest[..<sign]
    }
    // With a slash before it, the sign belongs to a path.
    if let sign = rest.utf8.firstIndex(of: UInt8(ascii: "=")),
      !rest[..<sign].contains(byte: "/")
    {
      screen = String(rest[..<sign])
      rest = rest[rest.utf8.index(after: sign)...]
    }
    guard !rest.isEmpty else { return nil }
    path = String(rest)
  }

  /// The index of the screen in a walkthrough.
  ///
  /// - Throws: the exit code for a screen that the walkthrough does not name.
  func index(in scenario: Scenario) throws -> Int {
    guard let screen else { return 0 }
    guard let file = scenario.screenFiles[screen],
      let index = scenario.screens.firstIndex(where: { $0.file == file })
    else {
      let names = scenario.screenFiles.keys.sorted().joined(separator: ", ")
      let known = names.isEmpty ? "it has only one" : "its screens are \(names)"
      throw Status.wrongUse.because("\(scenario.file) has no screen '\(screen)'; \(known)")
    }
    return index
  }
}
