import CSpokenSystem

/// The arguments of the command line.
package enum Arguments {
  /// The arguments as the system has them, the name of the program first.
  package static var all: [UnsafePointer<CChar>] {
    guard let kept = spoken_arguments() else {
      let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      return own.compactMap { $0.map { UnsafePointer($0) } }
    }
    var words: [UnsafePointer<CChar>] = []
    while let word = kept[words.count] { words.append(UnsafePointer(word)) }
    return words
  }

  /// The name with which the program was started, possibly with folders; empty without one.
  package static var program: String { all.first.map { String(cString: $0) } ?? "" }
}
