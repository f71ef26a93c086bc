import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A password is counted, and no output has it.
struct SecretTests {
  /// Each of these is a part of the files and of no output.
  private static let secrets = ["hunter2", "swordfish", "Letmein9", "trustno1"]

  private static let screen = """
    screen: Sign in
    views:
      - Web: Password
        role: textbox
        addTraits: secureTextField
        value: hunter2
      - Element:
        label: Code
        traits: [textEntry, secureTextField]
        value: swordfish
      - TextField:
        label: New
        id: new
        addTraits: [secureTextField, isEditing]
        valueText: Letmein9
      - Element:
        label: Door
        addTraits: secureTextField
        value: swordfish
      - Text: Bike
        addTraits: secureTextField
        value: trustno1
      - SecureField: Again
        id: again
        value: trustno1
      - Button: Fill
        onActivate: { update: { id: again, value: hunter2 } }
        actions: [{ name: Fill too, do: { update: { id: new, valueText: swordfish } } }]

    """

  private static let walk = """
    walkthrough: Sign in
    screens: { home: in.screen.yaml }
    steps:
      - open: home
      - byCharacter
      - byWord
      - byLine
      - spell
      - { rotor: Words }
      - rotorNext
      - { touch: new }
      - { touch: again }
      - { type: hunter2 }
      - expect: { contains: bullet }
      - delete

    """

  private static let capture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" value="hunter2" name="Password" label="Password" enabled="true" visible="true" accessible="true" x="10" y="10" width="150" height="44"/>
      <XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" value="Letmein9" name="Letmein9" label="Letmein9" enabled="true" visible="true" accessible="true" x="10" y="60" width="150" height="44"/>
    </XCUIElementTypeApplication>

    """

  /// The files; the old screen has another secret and another word.
  private func folder() throws -> Scratch {
    let old = Self.screen.replacing("hunter2", with: "hunter2!").replacing("Code", with: "PIN")
    return try Scratch([
      "in.screen.yaml": Self.screen, "signing.walk.yaml": Self.walk, "old.screen.yaml": old,
      "page.xml": Self.capture,
    ])
  }

  private func expectNoSecret(_ text: String, _ what: String) {
    for secret in Self.secrets { #expect(!text.contains(secret), "\(what): \(secret)") }
  }

  @Test(arguments: [
    ["transcript", "signing.walk.yaml"], ["transcript", "signing.walk.yaml", "--format", "jsonl"],
    ["transcript", "signing.walk.yaml", "--format", "markdown"],
    ["transcript", "signing.walk.yaml", "--format", "ssml"],
    ["transcript", "signing.walk.yaml", "--style", "snapshot"],
    ["transcript", "signing.walk.yaml", "--set", "compatibility=snapshot"],
    ["transcript", "page.xml"], ["inspect", "page.xml", "--stage", "screen"],
    ["inspect", "in.screen.yaml", "--stage", "screen"],
    ["explain", "signing.walk.yaml"], ["explain", "signing.walk.yaml", "--format", "json"],
    ["inspect", "signing.walk.yaml", "--stage", "screen"],
    ["inspect", "signing.walk.yaml", "--stage", "elements"],
    ["inspect", "signing.walk.yaml", "--stage", "events"],
    ["inspect", "signing.walk.yaml", "--stage", "utterances"],
    ["inspect", "signing.walk.yaml", "--stage", "plan"],
    ["lint", "signing.walk.yaml"], ["lint", "in.screen.yaml", "--format", "json"],
    ["claim", "signing.walk.yaml"], ["claim", "signing.walk.yaml", "--format", "markdown"],
    ["claim", "signing.walk.yaml", "--format", "json"],
    ["claim", "signing.walk.yaml", "--format", "html"],
    ["cost", "in.screen.yaml"], ["cost", "in.screen.yaml", "--format", "json"],
    ["matrix", "in.screen.yaml", "--platforms", "ios,macos"],
    ["diff", "old.screen.yaml", "in.screen.yaml"],
    ["diff", "old.screen.yaml", "in.screen.yaml", "--format", "json"],
    ["import", "page.xml"], ["import", "in.screen.yaml"],
  ]) func `no command prints a password`(arguments: [String]) throws {
    let scratch = try folder()
    let run = try spoken(arguments, in: scratch.folder)
    #expect(run.status <= 1, "\(run.errors)")
    expectNoSecret(run.output + run.errors, arguments.joined(separator: " "))
    withExtendedLifetime(scratch) {}
  }

  @Test(arguments: [
    ["check", "--update", "."], ["player", "signing.walk.yaml", "-o", "page.html", "--quiet"],
    ["render", "signing.walk.yaml", "-o", "a.wav", "--captions", "a.vtt", "--quiet"],
  ]) func `no file that is made has a password`(arguments: [String]) throws {
    let scratch = try folder()
    let before = try scratch.files
    let run = try spoken(arguments, in: scratch.folder)
    expectNoSecret(run.output + run.errors, arguments[0])
    let made = try scratch.files.filter { !before.contains($0) }
    #expect(!made.isEmpty, "\(run.errors)")
    for file in made {
      expectNoSecret(String(decoding: try scratch.bytes(file), as: UTF8.self), file)
    }
  }

  @Test func `an element with nothing but the trait is called a secure text field`() throws {
    let scratch = try folder()
    let run = try spoken(["transcript", "in.screen.yaml"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Door, 9 characters, Secure text field\n"), "\(run.output)")
    #expect(run.output.contains("Bike, 8 characters, Secure text field\n"), "\(run.output)")
  }

  /// The names of what a cache of speech holds after a render of a screen, with its bytes as ASCII.
  private func cached(_ screen: String) throws -> [String: String] {
    let scratch = try Scratch(["in.screen.yaml": screen])
    let run = try spoken(
      ["render", "in.screen.yaml", "-o", "a.wav", "--cache", "cache", "--quiet"],
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    expectNoSecret(run.output + run.errors, "render")
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path("cache"))
    var files: [String: String] = [:]
    for name in names {
      let bytes = (try? scratch.bytes("cache/" + name)) ?? []
      files[name] = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    }
    return files
  }

  @Test func `no entry of the cache of speech has a password, nor depends on one`() throws {
    let entries = try cached(Self.screen)
    #expect(entries.values.contains { !$0.isEmpty })
    for (name, text) in entries {
      expectNoSecret(name, "a name in the cache")
      expectNoSecret(text, name)
    }
    // The name of an entry is made of its words, so that other secrets would have other entries.
    let others = [
      "hunter2": "gardens", "swordfish": "cartwheel", "Letmein9": "Mountain",
      "trustno1": "elephant",
    ]
    let other = others.reduce(Self.screen) { $0.replacing($1.key, with: $1.value) }
    #expect(try cached(other).keys.sorted() == entries.keys.sorted())
  }
}
