import Foundation
import SpokenSound
import TestSupport
import Testing
import VoiceOverSpeech

@Suite struct EarconThemeTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private let recipe = "description: A tick.\ntones: [{ frequency: 700, length: 30 }]\n"

  @Test func `has a recipe for each sound`() throws {
    let theme = try EarconTheme(in: [earconFolder])
    #expect(Set(theme.recipes.keys) == Set(Sound.allCases))
    #expect(theme.borrowed == [])
    let descriptions = theme.recipes.values.map(\.description)
    #expect(Set(descriptions).count == descriptions.count)
  }

  @Test func `takes from the default theme what a theme lacks`() throws {
    try scratch.create("item-focused.yaml", recipe)
    try scratch.create(".hidden", "not read")
    let theme = try EarconTheme(named: scratch.path, in: ["/nowhere", earconFolder])
    let standard = try EarconTheme(in: [earconFolder])
    #expect(theme.recipes[.itemFocused]?.description == "A tick.")
    #expect(theme.borrowed == Set(Sound.allCases).subtracting([.itemFocused]))
    #expect(theme.recipes[.link] == standard.recipes[.link])
  }

  @Test func `finds a theme in the first folder that has it`() throws {
    let folder = scratch.path + "/dry"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try scratch.create("dry/link.yaml", recipe)
    let folders = [earconFolder, scratch.path]
    #expect(EarconTheme.names(in: folders) == ["default", "dry", "wood"])
    #expect(try EarconTheme(named: "dry", in: folders).borrowed.contains(.link) == false)
    #expect(try EarconTheme(named: "wood", in: folders).borrowed.contains(.capital))
  }

  @Test func `finds the faults of all files of a theme`() throws {
    try scratch.create("item-focussed.yaml", recipe)
    try scratch.create("link.yaml", "description: A\ntones: 5\n")
    let fault = #expect(throws: EarconError.self) {
      try EarconTheme(named: scratch.path, in: [earconFolder])
    }
    #expect(
      fault?.description == """
        \(scratch.path)/item-focussed.yaml: error: no sound has this name. \
        Did you mean 'item-focused.yaml'?
        \(scratch.path)/link.yaml:2:8: error: 'tones' is a list of 1 to 16 tones, not '5'
        """)
  }

  @Test func `reports that there is no such theme`() throws {
    let names = [
      ("woood", "there is no theme of sounds 'woood'. Did you mean 'wood'?"),
      ("..", "there is no theme of sounds '..'. "),
      ("", "there is no theme of sounds ''. "),
      ("/nowhere", "cannot read /nowhere: there is no such folder"),
    ]
    for (name, message) in names {
      let fault = #expect(throws: EarconError.self) {
        try EarconTheme(named: name, in: [earconFolder])
      }
      #expect(fault?.description.hasPrefix(message) == true, "\(fault.debugDescription)")
    }
    #expect(throws: EarconError.missing(path: "/none", cause: "there is no such folder")) {
      try EarconTheme(in: ["/none"])
    }
  }

  @Test func `makes every sound at a rate`() throws {
    let earcons = try EarconTheme(in: [earconFolder]).earcons(at: 22_050)
    #expect(earcons.sampleRate == 22_050)
    for sound in Sound.allCases {
      #expect((500...2 * 22_050 * 2 / 5).contains(earcons[sound].count), "\(sound)")
      #expect(earcons[sound].count.isMultiple(of: 2))
    }
  }
}
