import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSpeech

struct VoiceOverModelTests {
  private static func names(_ platform: Platform, _ changes: [String: String] = [:]) throws
    -> [RuleID]
  {
    var settings = SpeechSettings()
    for (key, value) in changes { try settings.set(key, to: value) }
    return VoiceOverModel.model(of: platform, settings).rules.map(\.id)
  }

  @Test func `is chosen from the system and the settings`() throws {
    let ios = try Self.names(.ios)
    #expect(try Self.names(.ipados) == ios)
    #expect(ios.prefix(3) == ["selected", "container", "selected"])
    let snapshot = try Self.names(.ios, ["compatibility": "snapshot"])
    #expect(
      Set(ios).subtracting(snapshot) == ["editing", "table", "landmark", "alertMessage"]
        && Set(snapshot).isSubset(of: ios))
    let first = try Self.names(.ios, ["traits": "before"])
    #expect(first.prefix(5) == ["selected", "container", "states", "traits", "draggable"])
    #expect(first.count == ios.count)
    #expect(try Self.names(.macos).contains("macRole"))
    #expect(try Self.names(.macos, ["traits": "before"]) == Self.names(.macos))
  }

  @Test func `the Mac has rules of its own for places, changes and the stops of containers`() {
    #expect(VoiceOverModel.mac.containerRules.prefix(2).map(\.id) == ["macStart", "macEnd"])
    #expect(VoiceOverModel.ios.containerRules.isEmpty)
    let (events, ios) = (VoiceOverModel.mac.eventRules, VoiceOverModel.ios.eventRules)
    #expect(events.map(\.id).contains("macChange") && !events.map(\.id).contains("change"))
    #expect(events.count == ios.count && !ios.map(\.id).contains("macChange"))
    #expect(events.map(\.id).contains("macContent") && !events.map(\.id).contains("content"))
    let ofIOS: [RuleID] = [
      "label", "value", "cell", "landmark", "table", "traits", "states", "hint", "popup",
    ]
    #expect(!VoiceOverModel.mac.rules.map(\.id).contains(where: ofIOS.contains))
  }

  @Test(arguments: [Platform.ios, .macos]) func `is as tolerant as the settings ask for`(
    platform: Platform
  ) throws {
    var settings = SpeechSettings()
    #expect(VoiceOverModel.model(of: platform, settings).tolerances == [])
    try settings.set("compatibility", to: "snapshot")
    #expect(VoiceOverModel.model(of: platform, settings).tolerances == .snapshot)
  }

  @Test func `counts the sources of a rule with those of its variants`() {
    let (ios, mac) = (VoiceOverModel.ios, VoiceOverModel.mac)
    #expect(ios.attestation(of: "label")?.standing == "●●, iOS 15")
    #expect(ios.attestation(of: "selected")?.standing == "●●●, iOS 27.0")
    #expect(mac.attestation(of: "selected")?.standing == "●, iOS 26")
    #expect(mac.attestation(of: "macStart")?.standing == "●●●, iOS 26")
    #expect(ios.attestation(of: "macLabel") == nil && ios.attestation(of: "none") == nil)
  }
}
