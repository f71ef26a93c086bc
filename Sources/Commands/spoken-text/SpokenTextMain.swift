import SpokenTextCommands

/// The command `spoken-text`.
@main
enum SpokenTextMain {
  static func main() { SpokenText.launch() }
}
