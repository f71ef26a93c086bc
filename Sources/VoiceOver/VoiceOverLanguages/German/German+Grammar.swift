extension Grammar {
  /// How German is read.
  static let german = Grammar(
    language: "de", order: .dayFirst, joinsWords: false, numbers: .german, calendar: .german,
    clock: .german, money: .german, measures: .german, signs: .german,
    abbreviations: [
      "z.b.": "zum Beispiel", "d.h.": "das heißt", "usw.": "und so weiter", "u.a.": "unter anderem",
      "bzw.": "beziehungsweise", "ca.": "circa", "mwst.": "Mehrwertsteuer", "inkl.": "inklusive",
      "exkl.": "exklusive",
      "zzgl.": "zuzüglich", "evtl.": "eventuell", "ggf.": "gegebenenfalls", "etc.": "et cetera",
      "vgl.": "vergleiche", "o.ä.": "oder Ähnliches", "u.u.": "unter Umständen",
      "i.d.r.": "in der Regel",
      "z.zt.": "zur Zeit", "dr.": "Doktor", "prof.": "Professor", "str.": "Straße",
      "tel.": "Telefon",
      "max.": "maximal", "min.": "minimal", "mind.": "mindestens", "mio.": "Millionen",
      "vs.": "gegen",
      "st.": "Sankt", "wlan": "W-LAN", "std.": "Stunden",
    ],
    numbered: [
      "nr.": "Nummer", "s.": "Seite", "kap.": "Kapitel", "bd.": "Band", "abb.": "Abbildung",
      "art.": "Artikel", "abs.": "Absatz", "hausnr.": "Hausnummer",
    ],
    numberedWords: [
      "kapitel", "teil", "band", "akt", "szene", "weltkrieg", "phase", "typ", "stufe", "klasse",
      "buch", "seite", "folie", "frage", "schritt", "ludwig", "heinrich", "wilhelm", "friedrich",
    ],
    codes: ["code", "pin", "tan", "plz", "kennwort", "bestätigungscode", "sicherheitscode"],
    phonetic: [
      "A": "Anton", "Ä": "Ärger", "B": "Berta", "C": "Cäsar", "D": "Dora", "E": "Emil",
      "F": "Friedrich", "G": "Gustav", "H": "Heinrich", "I": "Ida", "J": "Julius",
      "K": "Kaufmann", "L": "Ludwig", "M": "Martha", "N": "Nordpol", "O": "Otto",
      "Ö": "Ökonom", "P": "Paula", "Q": "Quelle", "R": "Richard", "S": "Samuel",
      "ß": "Eszett", "T": "Theodor", "U": "Ulrich", "Ü": "Übermut", "V": "Viktor",
      "W": "Wilhelm", "X": "Xanthippe", "Y": "Ypsilon", "Z": "Zacharias",
    ])
}

extension NumberWords {
  private static func inOrder(_ ending: String) -> [Int: String] {
    let days = CalendarWords.ordinals(ending)
    return Dictionary(uniqueKeysWithValues: zip(1..., days))
  }

  fileprivate static let german = NumberWords(
    decimal: ",", group: ".", groupsByBlank: false, decimals: nil, wholes: .digits,
    agreement: .german, ordinals: [:],
    ordinalWords: [
      "der": inOrder("e"), "die": inOrder("e"), "das": inOrder("e"), "am": inOrder("en"),
      "im": inOrder("en"), "zum": inOrder("en"), "vom": inOrder("en"), "beim": inOrder("en"),
      "den": inOrder("en"), "dem": inOrder("en"), "des": inOrder("en"), "ein": inOrder("er"),
      "ihr": inOrder("er"), "dein": inOrder("er"),
    ],
    point: "Punkt", minus: "minus", plus: "plus", percent: Noun("Prozent"), to: "bis", by: "mal",
    outOf: "von", about: "ungefähr", times: "mal", number: "Nummer", and: "und",
    fractions: [
      "1/2": "ein halb", "1/3": "ein Drittel", "2/3": "zwei Drittel", "1/4": "ein Viertel",
      "3/4": "drei Viertel", "1/8": "ein Achtel", "3/8": "drei Achtel", "5/8": "fünf Achtel",
      "7/8": "sieben Achtel", "1/6": "ein Sechstel", "5/6": "fünf Sechstel",
      "24/7": "rund um die Uhr", "50/50": "fünfzig fünfzig",
    ],
    multipliers: [
      "K": Noun("Tausend"), "k": Noun("Tausend"), "M": Noun("Million", "Millionen", .feminine),
      "mio": Noun("Million", "Millionen", .feminine),
      "mio.": Noun("Million", "Millionen", .feminine),
      "mrd": Noun("Milliarde", "Milliarden", .feminine), "tsd.": Noun("Tausend"),
      "mrd.": Noun("Milliarde", "Milliarden", .feminine), "tausend": Noun("Tausend"),
      "million": Noun("Million", "Millionen", .feminine),
      "millionen": Noun("Million", "Millionen", .feminine),
      "milliarde": Noun("Milliarde", "Milliarden", .feminine),
      "milliarden": Noun("Milliarde", "Milliarden", .feminine),
    ])
}

extension CalendarWords {
  private static let names = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]

  /// The numbers from 1 to 31 in order, with an ending.
  fileprivate static func ordinals(_ ending: String) -> [String] {
    [
      "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt",
      "elft", "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt",
      "achtzehnt", "neunzehnt", "zwanzigst", "einundzwanzigst", "zweiundzwanzigst",
      "dreiundzwanzigst", "vierundzwanzigst", "fünfundzwanzigst", "sechsundzwanzigst",
      "siebenundzwanzigst", "achtundzwanzigst", "neunundzwanzigst", "dreißigst", "einunddreißigst",
    ].map { $0 + ending }
  }

  fileprivate static let german = CalendarWords(
    months: names, monthsAlone: names,
    monthNames: [
      "Januar": 1, "Jänner": 1, "Jan": 1, "Februar": 2, "Feb": 2, "März": 3, "Mär": 3, "Mrz": 3,
      "April": 4, "Apr": 4, "Mai": 5, "Juni": 6, "Jun": 6, "Juli": 7, "Jul": 7, "August": 8,
      "Aug": 8, "September": 9, "Sep": 9, "Sept": 9, "Oktober": 10, "Okt": 10, "November": 11,
      "Nov": 11, "Dezember": 12, "Dez": 12,
    ],
    weekdays: [
      "Mo": "Montag", "Di": "Dienstag", "Mi": "Mittwoch", "Do": "Donnerstag", "Fr": "Freitag",
      "Sa": "Samstag", "So": "Sonntag", "Montag": "Montag", "Dienstag": "Dienstag",
      "Mittwoch": "Mittwoch", "Donnerstag": "Donnerstag", "Freitag": "Freitag",
      "Samstag": "Samstag", "Sonntag": "Sonntag",
    ],
    unsureWeekdays: ["mo", "di", "mi", "do", "fr", "sa", "so"],
    days: ordinals("er"),
    daysAfter: (["am", "vom", "zum", "bis", "ab", "seit", "dem", "den", "im"], ordinals("en")),
    yearWords: [], date: "%1 %2 %3", dayMonth: "%1 %2", monthYear: "%2 %3", link: nil,
    years: .hundreds("hundert"))
}

extension ClockWords {
  fileprivate static let german = ClockWords(
    fullHour: "%3", lateFullHour: "%3", fewMinutes: "%3 %2", minutes: "%3 %2",
    minutesOfDigits: "%3 %2", hourWithHalf: "%3", hourLetter: ["Uhr"],
    hour: Noun("Uhr", .neuter), halves: ["am": "vormittags", "pm": "nachmittags"],
    halfFirst: false, hourWords: ["uhr"], minuteWords: ["uhr"], universal: "UTC")
}

extension SignWords {
  fileprivate static let german = SignWords(
    dot: "Punkt", at: "ät", slash: "Schrägstrich", colon: "Doppelpunkt", dash: "Bindestrich",
    underscore: "Unterstrich", hashtag: "Hashtag", endingIn: "endet auf %1",
    repetition: Noun("%1 mal %2"),
    rows: [
      "-": "Striche", "–": "Striche", "—": "Striche", "_": "Unterstriche",
      "=": "Gleichheitszeichen",
      "*": "Sterne", ".": "Punkte", "•": "Punkte", "!": "Ausrufezeichen", "?": "Fragezeichen",
    ],
    version: "Version",
    keys: [
      "⌘": "Befehl", "⌥": "Wahl", "⇧": "Umschalt", "⌃": "Control", "⏎": "Eingabe", "↩": "Eingabe",
      "⌫": "Löschen", "⌦": "Entfernen", "⇥": "Tabulator", "⎋": "Escape", "⇪": "Feststell",
      "␣": "Leertaste", "⏏": "Auswurf",
    ],
    newLine: "Neue Zeile", emoji: "Emoji",
    products: [
      "version", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "swift",
      "xcode",
      "safari", "chrome", "firefox", "python", "windows", "bluetooth", "usb", "app",
    ],
    rating: "%1 von %2")
}
