/// The program that the compiler starts to expand macros.
///
/// The compiler writes messages to its standard input, and reads the answers from its standard
/// output: each is a length of eight bytes, little-endian, and JSON. The messages are those of
/// swift-syntax's SwiftCompilerPluginMessageHandling (PluginMessages.swift). They are answered
/// without swift-syntax, which takes minutes to build: the macros here are so simple that their text
/// is enough.
@main
enum SpokenMacrosMain {
  static func main() {
    while let message = PluginMessage.read() {
      guard let answer = Plugin.answer(to: message) else { break }
      answer.write()
    }
  }
}
