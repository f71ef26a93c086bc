extension Grammar {
  /// How English is read.
  static let english = Grammar(
    language: "en", order: .monthFirst, joinsWords: false, numbers: .english, calendar: .english,
    clock: .english, money: .english, measures: .english, signs: .english,
    abbreviations: [
      "mr.": "Mister", "mrs.": "Missis", "ms.": "Miz", "dr.": "Doctor", "prof.": "Professor",
      "st.": "Street", "ave.": "Avenue", "blvd.": "Boulevard", "rd.": "Road", "apt.": "Apartment",
      "approx.": "approximately", "est.": "estimated", "e.g.": "for example", "i.e.": "that is",
      "etc.": "et cetera", "vs.": "versus", "vs": "versus", "dept.": "department",
      "jr.": "Junior", "sr.": "Senior", "inc.": "Incorporated", "ltd.": "Limited",
      "corp.": "Corporation", "govt.": "government", "incl.": "including", "excl.": "excluding",
      "qty": "quantity", "qty.": "quantity", "w/": "with", "w/o": "without", "b/c": "because",
      "a.k.a.": "also known as", "p.s.": "P S", "r.s.v.p.": "R S V P", "tel.": "telephone",
      "max.": "maximum", "min.": "minimum", "avg.": "average", "temp.": "temperature",
      "misc.": "miscellaneous", "addr.": "address", "acct.": "account", "appt.": "appointment",
      "asst.": "assistant", "mgr.": "manager", "mtg.": "meeting", "hrs.": "hours", "yrs": "years",
      "yrs.": "years", "n/a": "not applicable", "wi-fi": "Wi-Fi", "wifi": "Wi-Fi",
    ],
    numbered: [
      "no.": "number", "nos.": "numbers", "p.": "page", "pp.": "pages", "fig.": "figure",
      "vol.": "volume", "ch.": "chapter", "sec.": "section", "ver.": "version", "ext.": "extension",
      "pt.": "part", "ep.": "episode", "ca.": "about", "c.": "about", "art.": "article",
    ],
    numberedWords: [
      "chapter", "part", "volume", "act", "scene", "section", "war", "phase", "type", "level",
      "book", "episode", "appendix", "article", "stage", "class", "tier", "grade", "bowl", "louis",
      "henry", "elizabeth", "charles", "george", "william", "edward", "richard", "pope", "john",
      "page", "slide", "question", "round", "fantasy", "rocky", "title", "step", "unit", "area",
      "mark",
    ],
    codes: ["code", "pin", "otp", "passcode", "zip", "postcode", "otps", "codes"],
    phonetic: [
      "A": "Alpha", "B": "Bravo", "C": "Charlie", "D": "Delta", "E": "Echo", "F": "Foxtrot",
      "G": "Golf", "H": "Hotel", "I": "India", "J": "Juliett", "K": "Kilo", "L": "Lima",
      "M": "Mike", "N": "November", "O": "Oscar", "P": "Papa", "Q": "Quebec", "R": "Romeo",
      "S": "Sierra", "T": "Tango", "U": "Uniform", "V": "Victor", "W": "Whiskey", "X": "X-ray",
      "Y": "Yankee", "Z": "Zulu",
    ])
}

extension NumberWords {
  fileprivate static let english = NumberWords(
    decimal: ".", group: ",", groupsByBlank: false, decimals: "dot", wholes: .digits,
    agreement: .none, ordinals: ["st": "st", "nd": "nd", "rd": "rd", "th": "th"],
    ordinalWords: [:], point: "dot", minus: "minus", plus: "plus", percent: Noun("percent"),
    to: "to",
    by: "by", outOf: "out of", about: "about", times: "times", number: "number", and: "and",
    fractions: [
      "1/2": "one half", "1/3": "one third", "2/3": "two thirds", "1/4": "one quarter",
      "3/4": "three quarters", "1/8": "one eighth", "3/8": "three eighths",
      "5/8": "five eighths", "7/8": "seven eighths", "1/6": "one sixth", "5/6": "five sixths",
    ],
    multipliers: [
      "K": Noun("thousand"), "k": Noun("thousand"), "M": Noun("million"), "B": Noun("billion"),
      "T": Noun("trillion"), "bn": Noun("billion"), "mn": Noun("million"),
      "thousand": Noun("thousand"), "million": Noun("million"), "billion": Noun("billion"),
      "trillion": Noun("trillion"),
    ])
}

extension CalendarWords {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  fileprivate static let english = CalendarWords(
    months: names, monthsAlone: names,
    monthNames: [
      "January": 1, "Jan": 1, "February": 2, "Feb": 2, "March": 3, "Mar": 3, "April": 4, "Apr": 4,
      "May": 5, "June": 6, "Jun": 6, "July": 7, "Jul": 7, "August": 8, "Aug": 8,
      "September": 9, "Sep": 9, "Sept": 9, "October": 10, "Oct": 10, "November": 11, "Nov": 11,
      "December": 12, "Dec": 12,
    ],
    weekdays: [
      "Mon": "Monday", "Tue": "Tuesday", "Tues": "Tuesday", "Wed": "Wednesday",
      "Thu": "Thursday", "Thur": "Thursday", "Thurs": "Thursday", "Fri": "Friday",
      "Sat": "Saturday", "Sun": "Sunday", "Monday": "Monday", "Tuesday": "Tuesday",
      "Wednesday": "Wednesday", "Thursday": "Thursday", "Friday": "Friday",
      "Saturday": "Saturday", "Sunday": "Sunday",
    ],
    unsureWeekdays: ["wed", "sat", "sun", "mon"],
    days: [
      "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th",
      "13th", "14th", "15th", "16th", "17th", "18th", "19th", "20th", "21st", "22nd", "23rd",
      "24th", "25th", "26th", "27th", "28th", "29th", "30th", "31st",
    ],
    daysAfter: ([], []), yearWords: [], date: "%2 %1, %3", dayMonth: "%2 %1", monthYear: "%2 %3",
    link: nil,
    years: .number)
}

extension ClockWords {
  fileprivate static let english = ClockWords(
    fullHour: "%1 o'clock", lateFullHour: "%1 hundred", fewMinutes: "%1 oh %2",
    minutes: "%1:%2", minutesOfDigits: "%1, %2", hourWithHalf: "%1", hourLetter: [],
    hour: Noun("hour", "hours"),
    halves: [
      "am": "AM", "pm": "PM", "a.m": "AM", "p.m": "PM", "a.m.": "AM", "p.m.": "PM",
    ],
    halfFirst: false, hourWords: ["o'clock", "o’clock"], minuteWords: [], universal: "UTC")
}

extension SignWords {
  fileprivate static let english = SignWords(
    dot: "dot", at: "at", slash: "slash", colon: "colon", dash: "dash", underscore: "underscore",
    hashtag: "hashtag", hash: "hash", endingIn: "ending in %1", repetition: Noun("%1 times %2"),
    rows: [
      "-": "dashes", "–": "dashes", "—": "dashes", "_": "underscores", "=": "equals signs",
      "*": "stars", ".": "dots", "·": "dots", "•": "bullets", "!": "exclamation marks",
      "?": "question marks", "#": "number signs", "~": "tildes", "+": "plus signs",
      "/": "slashes", ">": "greater than signs", "<": "less than signs", "…": "ellipses",
    ],
    version: "version",
    keys: [
      "⌘": "Command", "⌥": "Option", "⇧": "Shift", "⌃": "Control", "⏎": "Return", "↩": "Return",
      "⌫": "Delete", "⌦": "Forward Delete", "⇥": "Tab", "⎋": "Escape", "⇪": "Caps Lock",
      "␣": "Space", "⏏": "Eject",
    ],
    newLine: "new line", emoji: "emoji",
    products: [
      "version", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "swift",
      "xcode",
      "build", "release", "update", "safari", "chrome", "firefox", "python", "windows", "bluetooth",
      "html", "usb", "app",
    ],
    rating: "%1 out of %2")
}
