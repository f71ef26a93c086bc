extension Tool {
  /// Every tool, in the order in which a client sees them.
  static let all = [transcript, explain, lint, check, record, diff, verify, rendering]

  private static let transcript = Tool(
    name: "transcript", title: "What VoiceOver says",
    description: """
      Says what VoiceOver would say on a screen, one stop of the cursor a line. The input is a \
      screen file (x.screen.yaml), a walkthrough (x.walk.yaml), a folder of them, or a capture of \
      a running app: the hierarchy file of Xcode 27, XcodeBuildMCP, XCUITest, Appium, idb, \
      Maestro, Playwright, uiautomator and others.
      """,
    command: ["transcript"], inputs: [input],
    parameters: [
      ToolParameter(
        "style", .choice(["voiceover", "snapshot"]),
        "How a stop is written: as VoiceOver's caption panel, or as AccessibilitySnapshot."),
      ToolParameter(
        "showGaps", .flag, option: "--show-gaps",
        "Mark the properties of each element that the capture does not have."),
    ], structure: .lines(["--format=jsonl"]))

  private static let explain = Tool(
    name: "explain", title: "Why it says that",
    description: """
      Explains each word that is heard: the rule behind it, how well that rule is attested, and \
      the file, line and property that it comes from. Name an element or a word to keep it short.
      """,
    command: ["explain"], inputs: [input],
    parameters: [
      ToolParameter("element", .text, "Only the stops on the view with this id."),
      ToolParameter("word", .text, "Only the stops at which this word is said."),
    ], structure: .object(["--format=json"]))

  private static let lint = Tool(
    name: "lint", title: "What a listener would stumble over",
    description: """
      Finds problems of a screen that a listener would notice, such as a button without a name, \
      each with its place and a fix. It is no error of the tool when it finds some.
      """,
    command: ["lint"], inputs: [input],
    parameters: [
      ToolParameter(
        "budget", .file(orAnyOf: []), "A file with limits and disabled rules, x.budget.yaml.")
    ], structure: .object(["--format=json"]))

  private static let check = Tool(
    name: "check", title: "Compare with what was recorded",
    description: """
      Compares what VoiceOver would say with the golden transcript beside each input (x.transcript \
      beside x.screen.yaml), or a text with the transcript in `golden`. Prints every line that \
      differs.
      """,
    command: ["check"], inputs: [input], structure: .status)

  private static let record = Tool(
    name: "record", title: "Record what is said now",
    description: """
      Writes the golden transcript beside each input where it is missing or differs. Use it only \
      when the words are meant to be as they are now; `check` compares with them from then on.
      """,
    command: ["check", "--update"],
    inputs: [
      ToolInput(
        path: "path", stem: "", canBeApp: true,
        description: "The screen, walkthrough, capture, or a folder of them.")
    ], effect: .replaces, structure: .status)

  private static let diff = Tool(
    name: "diff", title: "What changed for a listener",
    description: """
      Says what changed for a listener between two versions of a screen, stop by stop: screens, \
      walkthroughs, captures, transcripts, or folders of them.
      """,
    command: ["diff"],
    inputs: [
      ToolInput(
        path: "old", text: "oldText", stem: "old", description: "The path of the older version."),
      ToolInput(
        path: "new", text: "newText", stem: "new", canBeApp: true,
        description:
          "The path of the newer version. With app instead, old is a transcript or the folder of its "
          + "goldens."
      ),
    ], structure: .object(["--format=json"]))

  private static let verify = Tool(
    name: "verify", title: "Compare with real VoiceOver",
    description: """
      Compares what was heard from VoiceOver on a device, one utterance a line or in a format of a \
      recorder, with what is predicted for the screen, and says where each difference comes from.
      """,
    command: ["verify"],
    inputs: [
      ToolInput(
        path: "recording", text: "recordingText", stem: "recording",
        description: "The path of the recording, such as x.heard.json or captions.",
        textDescription: "The same as text: one utterance a line, or a format of a recorder."),
      ToolInput(
        path: "screen", text: "screenText", stem: "screen", option: "--against", isNeeded: false,
        canBeApp: true,
        description:
          "The path of the screen, walkthrough or capture; without it the one that the recording "
          + "names."
      ),
    ],
    parameters: [
      ToolParameter(
        "atLeast", .number, option: "--at-least",
        "How many percent of the stops must be equal, 0 to 100; without it all of them.")
    ], structure: .object(["--format=json"]))

  private static let rendering = Tool(
    name: Tool.render, title: "Let it be heard",
    description: """
      Speaks a screen or a walkthrough and gives the sound (WAV, two minutes at most), so that the \
      person you work for can hear it. With `output` it writes a file of any length instead.
      """,
    command: ["render"], inputs: [input],
    parameters: [
      ToolParameter("voice", .text, "The name of a voice, such as en-US."),
      ToolParameter("rate", .number, "The speed in words per minute, 80 to 1000."),
      ToolParameter(
        "narrate", .flag, "Have a second voice say the screen and the gesture before each stop."),
    ], effect: .creates)

  private static let input = ToolInput(
    path: "path", text: "text", stem: "screen", canBeApp: true,
    description:
      "The path of a screen, a walkthrough, a capture, or a folder of them, below the folder of the "
      + "server.",
    textDescription:
      "The content of a screen file or a capture, instead of a path: at most 4 MB.")

  /// The parameters by which a view of an app takes the place of an input.
  static let ofApps = [
    ToolParameter(
      "app", .file(orAnyOf: []),
      "Instead of an input, an app whose own views are run: an .xcodeproj, an .xcworkspace, a "
        + "package or a folder of sources. It runs the code of the app."),
    ToolParameter(
      "preview", .text, "With app: the name of the preview; without it the first scene."),
    ToolParameter("target", .text, "With app: the target, where there are several."),
  ]

  /// The parameters that every tool has.
  static let ofAll = [
    ToolParameter(
      "platform", .choice(["ios", "ipados", "macos"]), "The platform whose VoiceOver speaks."),
    ToolParameter("language", .text, "The language of the screen's words, such as de-DE."),
    ToolParameter("from", .text, "The format of a capture; without it, it is detected."),
    ToolParameter("all", .flag, "Keep what a capture has behind other screens or off the screen."),
    ToolParameter(
      "settings", .file(orAnyOf: presets),
      "A settings file of VoiceOver, or a preset: \(presets.joined(separator: ", "))."),
    ToolParameter("set", .texts, "Settings of VoiceOver, such as [\"speakHints=false\"]."),
  ]

  /// The names that stand for settings instead of a file.
  static let presets = ["default", "verbose", "terse", "sounds"]
}
