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
    ["cost", "in.screen.yaml"], ["cost", "in.screen.yaml", "--format", "json"],
    ["matrix", "in.screen.yaml", "--platforms", "ios,macos"],
    ["diff", "old.screen.yaml", "in.screen.yaml"],
    ["diff", "old.screen.yaml", "in.screen.yaml", "--format", "json"],
    ["import", "page.xml"], ["import", "in.screen.yaml"],
    ["import", "in.screen.yaml", "--to", "accessibility-snapshot"],
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
}
