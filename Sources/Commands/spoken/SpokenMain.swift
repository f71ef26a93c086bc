import SpokenCommand
import SpokenTextCommands

/// The command `spoken`.
@main
enum SpokenMain {
  static func main() { Spoken.launch() }
}
