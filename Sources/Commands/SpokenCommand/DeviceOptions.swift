import ArgumentParser
import Foundation
import SpokenSound

/// The device that plays.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The audio device, by the system's name for it; spoken doctor --device list prints them.",
      valueName: "name"),
    completion: .custom { _, _, _ in Loudspeaker.list.map(\.name) })
  var device = "default"

  func validate() throws {
    guard device == "list" else { return }
    throw CleanExit.message(Self.text(of: Loudspeaker.list))
  }

  /// The names, each with its description in a second column.
  static func text(of devices: [SoundDeviceName]) -> String {
    guard !devices.isEmpty else { return "there is no audio device" }
    let width = devices.map(\.name.count).max() ?? 0
    return devices.map { device in
      device.description.isEmpty
        ? device.name
        : device.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
          + device.description
    }.joined(separator: "\n")
  }
}
