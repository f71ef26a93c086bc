extension Grammar {
  /// How French is read.
  static let french = Grammar(
    language: "fr", order: .dayFirst, joinsWords: false, numbers: .french, calendar: .french,
    clock: .french, money: .french, measures: .french, signs: .french,
    abbreviations: [
      "m.": "monsieur", "mme": "madame", "mlle": "mademoiselle", "mm.": "messieurs",
      "dr": "docteur", "st": "saint", "ste": "sainte", "etc.": "et cetera",
      "p.ex.": "par exemple", "c.-à-d.": "c’est-à-dire", "env.": "environ", "av.": "avenue",
      "bd": "boulevard", "tél.": "téléphone", "max.": "maximum", "min.": "minimum", "vs": "contre",
      "cf.": "voir", "rdv": "rendez-vous", "svp": "s’il vous plaît", "apt.": "appartement",
      "qté": "quantité", "wi-fi": "wifi",
    ],
    numbered: [
      "n°": "numéro", "no": "numéro", "p.": "page", "pp.": "pages", "chap.": "chapitre",
      "vol.": "volume",
      "fig.": "figure", "art.": "article",
    ],
    numberedWords: [
      "chapitre", "partie", "tome", "volume", "acte", "scène", "guerre", "phase", "type", "niveau",
      "livre", "page", "étape", "question", "louis", "henri", "charles", "napoléon", "article",
    ],
    codes: ["code", "pin", "postal", "codes"],
    phonetic: [
      "A": "Anatole", "B": "Berthe", "C": "Célestin", "D": "Désiré", "E": "Eugène", "É": "Émile",
      "F": "François", "G": "Gaston", "H": "Henri", "I": "Irma", "J": "Joseph", "K": "Kléber",
      "L": "Louis", "M": "Marcel", "N": "Nicolas", "O": "Oscar", "P": "Pierre", "Q": "Quintal",
      "R": "Raoul", "S": "Suzanne", "T": "Thérèse", "U": "Ursule", "V": "Victor", "W": "William",
      "X": "Xavier", "Y": "Yvonne", "Z": "Zoé",
    ])
}

extension NumberWords {
  fileprivate static let french = NumberWords(
    decimal: ",", group: ".", groupsByBlank: true, decimals: nil, wholes: .digits,
    agreement: .french,
    ordinals: [
      "er": "er", "re": "re", "ère": "ère", "e": "ème", "ème": "ème", "eme": "ème", "nd": "nd",
      "nde": "nde",
    ],
    ordinalWords: [
      "re": [1: "première"], "ère": [1: "première"], "nd": [2: "second"], "nde": [2: "seconde"],
      "e": orders, "ème": orders, "eme": orders,
    ],
    point: "point", minus: "moins", plus: "plus", percent: Noun("pour cent"), to: "à", by: "par",
    outOf: "sur", about: "environ", times: "fois", number: "numéro", and: "et",
    fractions: [
      "1/2": "un demi", "1/3": "un tiers", "2/3": "deux tiers", "1/4": "un quart",
      "3/4": "trois quarts", "1/8": "un huitième", "3/8": "trois huitièmes",
      "5/8": "cinq huitièmes", "7/8": "sept huitièmes", "1/6": "un sixième", "5/6": "cinq sixièmes",
      "24/7": "vingt-quatre heures sur vingt-quatre",
    ],
    multipliers: [
      "K": Noun("mille"), "k": Noun("mille"), "M": Noun("million", "millions"),
      "mille": Noun("mille"), "million": Noun("million", "millions"),
      "millions": Noun("million", "millions"), "milliard": Noun("milliard", "milliards"),
      "milliards": Noun("milliard", "milliards"), "Md": Noun("milliard", "milliards"),
    ])

  private static let orders: [Int: String] = [
    1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième", 5: "cinquième", 6: "sixième",
    7: "septième", 8: "huitième", 9: "neuvième", 10: "dixième", 11: "onzième", 12: "douzième",
    13: "treizième", 14: "quatorzième", 15: "quinzième", 16: "seizième", 17: "dix-septième",
    18: "dix-huitième", 19: "dix-neuvième", 20: "vingtième", 21: "vingt et unième", 30: "trentième",
    100: "centième",
  ]
}

extension CalendarWords {
  private static let names = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]

  fileprivate static let french = CalendarWords(
    months: names, monthsAlone: names,
    monthNames: [
      "janvier": 1, "janv": 1, "jan": 1, "février": 2, "févr": 2, "fév": 2, "mars": 3, "avril": 4,
      "avr": 4, "mai": 5, "juin": 6, "juillet": 7, "juil": 7, "août": 8, "septembre": 9,
      "sept": 9, "octobre": 10, "oct": 10, "novembre": 11, "nov": 11, "décembre": 12, "déc": 12,
    ],
    weekdays: [
      "lun": "lundi", "mar": "mardi", "mer": "mercredi", "jeu": "jeudi", "ven": "vendredi",
      "sam": "samedi", "dim": "dimanche", "Lun": "lundi", "Mar": "mardi", "Mer": "mercredi",
      "Jeu": "jeudi", "Ven": "vendredi", "Sam": "samedi", "Dim": "dimanche", "lundi": "lundi",
      "mardi": "mardi", "mercredi": "mercredi", "jeudi": "jeudi", "vendredi": "vendredi",
      "samedi": "samedi", "dimanche": "dimanche",
    ],
    unsureWeekdays: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
    days: ["premier"] + (2...31).map { "\($0)" }, daysAfter: ([], []),
    yearWords: [], date: "%1 %2 %3", dayMonth: "%1 %2", monthYear: "%2 %3", link: nil,
    years: .number)
}

extension ClockWords {
  fileprivate static let french = ClockWords(
    fullHour: "%3", lateFullHour: "%3", fewMinutes: "%3 %2", minutes: "%3 %2",
    minutesOfDigits: "%3 %2", hourWithHalf: "%3", hourLetter: ["h", "H"],
    hour: Noun("heure", "heures", .feminine),
    halves: ["am": "du matin", "pm": "de l’après-midi"],
    halfFirst: false, hourWords: ["h", "heures", "heure"], minuteWords: [], universal: "UTC")
}

extension SignWords {
  fileprivate static let french = SignWords(
    dot: "point", at: "arobase", slash: "barre oblique", colon: "deux-points", dash: "tiret",
    underscore: "tiret bas", hashtag: "hashtag", endingIn: "se terminant par %1",
    repetition: Noun("%1 fois %2"),
    rows: [
      "-": "tirets", "–": "tirets", "—": "tirets", "_": "tirets bas", "=": "signes égal",
      "*": "étoiles", ".": "points", "•": "puces", "!": "points d’exclamation",
      "?": "points d’interrogation",
    ],
    version: "version",
    keys: [
      "⌘": "Commande", "⌥": "Option", "⇧": "Majuscule", "⌃": "Contrôle", "⏎": "Retour",
      "↩": "Retour", "⌫": "Supprimer", "⌦": "Effacer", "⇥": "Tabulation", "⎋": "Échap",
      "⇪": "Verrouillage majuscules", "␣": "Espace", "⏏": "Éjecter",
    ],
    newLine: "nouvelle ligne", emoji: "emoji",
    products: [
      "version", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "swift",
      "xcode",
      "safari", "chrome", "firefox", "python", "windows", "bluetooth", "usb",
    ],
    rating: "%1 sur %2")
}
