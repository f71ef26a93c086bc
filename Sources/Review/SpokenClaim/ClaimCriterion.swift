import SpokenLint

/// A criterion of Apple's Accessibility Nutrition Label "VoiceOver".
package enum ClaimCriterion: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Each control has a name.
  case labelsExist = "labels-exist"
  /// The words of the app are words for people.
  case labelsForPeople = "labels-for-people"
  /// What can be operated says so.
  case traitsAndRoles = "traits-and-roles"
  /// Pictures have a name or are left out.
  case images
  /// What the task needs is reached and operated.
  case operable = "reachable-and-operable"
  /// The cursor is somewhere after each change.
  case focusAfterChanges = "focus-after-changes"
  /// What the app announces is heard.
  case announcements = "announcements-heard"

  /// The criterion in a few words.
  package var title: String {
    switch self {
    case .labelsExist: "Labels exist"
    case .labelsForPeople: "Labels are for people"
    case .traitsAndRoles: "Traits and roles"
    case .images: "Images"
    case .operable: "Reachable and operable"
    case .focusAfterChanges: "Focus after changes"
    case .announcements: "Announcements are heard"
    }
  }

  /// What is true when it passes, in a sentence with its period.
  package var passes: String {
    switch self {
    case .labelsExist: "Each control that is heard has a name."
    case .labelsForPeople: "No label is a name in the code, a role, a mark or a repetition."
    case .traitsAndRoles: "What can be operated says its role, and its value where it has one."
    case .images: "Each picture has a name or is left out on purpose."
    case .operable: "Every step is done, and what it needs is reached by swipes."
    case .focusAfterChanges: "After each change the cursor is on an element, which is heard."
    case .announcements: "Each announcement is heard to its end, or expected not to be."
    }
  }

  /// Why nothing can be said when no line is about it, in a sentence with its period.
  package var absence: String {
    switch self {
    case .labelsExist: "No control is heard in this task."
    case .labelsForPeople: "No words of the app are heard in this task."
    case .traitsAndRoles: "Nothing with a role is heard in this task."
    case .images: "No picture is heard or left out in this task."
    case .operable: "Nothing is operated in this task."
    case .focusAfterChanges: "Nothing changes in this task after its first screen is opened."
    case .announcements: "Nothing is announced in this task."
    }
  }

  /// The rules of lint whose findings are about it, by their ids.
  package var rules: Set<String> {
    switch self {
    case .labelsExist: ["unlabelled-control", "silent-stop"]
    case .labelsForPeople:
      [
        "file-name-label", "role-in-label", "gesture-in-hint", "punctuation-as-words",
        "label-is-value", "hint-repeats", "value-twice", "repeated-action", "symbol-action",
        "emoji-run", "foreign-script", "duplicate-stop",
      ]
    case .traitsAndRoles: ["tap-without-role", "adjustable-without-value", "fixed-value-text"]
    case .images:
      [
        "unlabelled-image", "silent-drawing", "symbol-left-out", "chart-without-descriptor",
        "chart-without-summary", "chart-many-marks", "chart-value-without-unit",
        "chart-axis-title-missing", "chart-range-too-wide", "chart-colour-only",
      ]
    case .operable:
      [
        "no-way-out", "unheard-adjustment", "order-on-screen", "leaping-cursor", "covered-control",
        "overlay-first", LintFinding.ofViews,
      ]
    case .focusAfterChanges: []
    case .announcements: ["unheard-announcement"]
    }
  }

  /// The rules that are about effort, about touch targets or about words of VoiceOver, which the
  /// label does not ask for.
  package static let otherRules: Set<String> = [
    "missing-words", "small-target", "could-be-grouped", "rows-begin-alike", "many-facts",
    "budget-reach", "budget-screen", "budget-words",
  ]
}

/// What is judged of a criterion, or of a whole task.
package enum ClaimVerdict: String, Hashable, Sendable, CaseIterable, Encodable {
  /// Nothing speaks against it, and something is heard that speaks for it.
  case pass
  /// Something speaks against it.
  case fail
  /// Nothing is heard that could be judged.
  case notEvaluated = "not-evaluated"

  /// The verdict as it is written.
  package var words: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notEvaluated: "not evaluated"
    }
  }
}
