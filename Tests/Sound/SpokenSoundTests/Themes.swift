import Foundation
import SpokenSound
import TestSupport

/// The folder of the recipes that come along.
let earconFolder = root.appending(path: "voices/earcons").path

/// The themes that come along.
func themes() throws -> [EarconTheme] {
  try EarconTheme.names(in: [earconFolder]).map { try EarconTheme(named: $0, in: [earconFolder]) }
}
