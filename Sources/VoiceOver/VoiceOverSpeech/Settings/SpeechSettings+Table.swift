extension SpeechSettings {
  /// Every setting, then VoiceOver's pauses and pitches, as two tables in Markdown.
  package static var page: String {
    let rows = descriptions.map { setting in
      "| `\(setting.key)` | \(setting.allowed) | `\(setting.value)` | \(setting.meaning) |\n"
    }
    return "### Keys\n\n| key | value | default | meaning |\n|---|---|---|---|\n" + rows.joined()
      + "\n### Amounts\n\n" + SpeechAmounts.table
  }
}
