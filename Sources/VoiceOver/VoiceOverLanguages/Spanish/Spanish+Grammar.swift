extension Grammar {
  /// How Spanish is read.
  static let spanish = Grammar(
    language: "es", order: .dayFirst, joinsWords: false, numbers: .spanish, calendar: .spanish,
    clock: .spanish, money: .spanish, measures: .spanish, signs: .spanish,
    abbreviations: [
      "sr.": "señor", "sra.": "señora", "srta.": "señorita", "dr.": "doctor", "dra.": "doctora",
      "d.": "don", "etc.": "etcétera", "p.ej.": "por ejemplo", "ud.": "usted", "uds.": "ustedes",
      "aprox.": "aproximadamente", "avda.": "avenida", "av.": "avenida", "c/": "calle",
      "tel.": "teléfono", "máx.": "máximo", "mín.": "mínimo", "pza.": "plaza", "dto.": "descuento",
      "vs.": "contra", "cant.": "cantidad", "dpto.": "departamento", "ee.uu.": "Estados Unidos",
    ],
    numbered: [
      "n.º": "número", "nº": "número", "núm.": "número", "no.": "número", "pág.": "página",
      "págs.": "páginas", "p.": "página",
      "cap.": "capítulo", "vol.": "volumen", "fig.": "figura", "art.": "artículo",
    ],
    numberedWords: [
      "capítulo", "parte", "tomo", "volumen", "acto", "escena", "guerra", "fase", "tipo", "nivel",
      "libro",
      "página", "paso", "pregunta", "felipe", "carlos", "alfonso", "siglo", "artículo",
    ],
    codes: ["código", "pin", "clave", "códigos", "postal"],
    phonetic: [
      "A": "Antonio", "B": "Barcelona", "C": "Carmen", "D": "Dolores", "E": "Enrique",
      "F": "Francia", "G": "Gerona", "H": "Historia", "I": "Inés", "J": "José", "K": "Kilo",
      "L": "Lorenzo", "M": "Madrid", "N": "Navarra", "Ñ": "Ñoño", "O": "Oviedo", "P": "París",
      "Q": "Querido", "R": "Ramón", "S": "Sábado", "T": "Tarragona", "U": "Ulises",
      "V": "Valencia", "W": "Washington", "X": "Xilófono", "Y": "Yegua", "Z": "Zaragoza",
    ])
}

extension NumberWords {
  fileprivate static let spanish = NumberWords(
    decimal: ",", group: ".", groupsByBlank: false, decimals: nil, wholes: .digits,
    agreement: .spanish,
    ordinals: ["º": "", "ª": "ª", "er": "º", "o": "", "a": ""],
    ordinalWords: [
      "er": [1: "primer", 3: "tercer"], "º": masculine, "ª": feminine, "o": masculine,
      "a": feminine,
    ],
    point: "punto", minus: "menos", plus: "más", percent: Noun("por ciento"), to: "a", by: "por",
    outOf: "de", about: "unos", times: "veces", number: "número", and: "y",
    fractions: [
      "1/2": "un medio", "1/3": "un tercio", "2/3": "dos tercios", "1/4": "un cuarto",
      "3/4": "tres cuartos", "1/8": "un octavo", "3/8": "tres octavos", "5/8": "cinco octavos",
      "7/8": "siete octavos", "1/6": "un sexto", "5/6": "cinco sextos",
      "24/7": "veinticuatro siete", "50/50": "cincuenta cincuenta",
    ],
    multipliers: [
      "K": Noun("mil"), "k": Noun("mil"), "M": Noun("millón", "millones"), "mil": Noun("mil"),
      "millón": Noun("millón", "millones"), "millones": Noun("millón", "millones"),
      "mill.": Noun("millón", "millones"),
    ])

  private static let masculine: [Int: String] = [
    1: "primero", 2: "segundo", 3: "tercero", 4: "cuarto", 5: "quinto", 6: "sexto", 7: "séptimo",
    8: "octavo", 9: "noveno", 10: "décimo", 11: "undécimo", 12: "duodécimo",
  ]
  private static let feminine = masculine.mapValues { String($0.dropLast()) + "a" }
}

extension CalendarWords {
  private static let names = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]

  fileprivate static let spanish = CalendarWords(
    months: names, monthsAlone: names,
    monthNames: [
      "enero": 1, "ene": 1, "febrero": 2, "feb": 2, "marzo": 3, "mar": 3, "abril": 4, "abr": 4,
      "mayo": 5, "may": 5, "junio": 6, "jun": 6, "julio": 7, "jul": 7, "agosto": 8, "ago": 8,
      "septiembre": 9, "setiembre": 9, "sept": 9, "sep": 9, "octubre": 10, "oct": 10,
      "noviembre": 11, "nov": 11, "diciembre": 12, "dic": 12,
    ],
    weekdays: [
      "lun": "lunes", "mar": "martes", "mié": "miércoles", "jue": "jueves", "vie": "viernes",
      "sáb": "sábado", "dom": "domingo", "Lun": "lunes", "Mar": "martes", "Mié": "miércoles",
      "Jue": "jueves", "Vie": "viernes", "Sáb": "sábado", "Dom": "domingo", "lunes": "lunes",
      "martes": "martes", "miércoles": "miércoles", "jueves": "jueves", "viernes": "viernes",
      "sábado": "sábado", "domingo": "domingo",
    ],
    unsureWeekdays: ["lun", "mar", "jue", "vie", "dom"],
    days: ["uno"] + (2...31).map { "\($0)" }, daysAfter: ([], []),
    yearWords: [], date: "%1 de %2 de %3", dayMonth: "%1 de %2", monthYear: "%2 de %3", link: "de",
    years: .number)
}

extension ClockWords {
  fileprivate static let spanish = ClockWords(
    fullHour: "%3", lateFullHour: "%3", fewMinutes: "%1 cero %2", minutes: "%1 y %2",
    minutesOfDigits: "%1 y %2", hourWithHalf: "%1", hourLetter: [],
    hour: Noun("hora", "horas", .feminine),
    halves: [
      "am": "de la mañana", "pm": "de la tarde", "a.m.": "de la mañana", "p.m.": "de la tarde",
    ],
    halfFirst: false, hourWords: ["h", "hrs", "horas"], minuteWords: ["h", "hrs"], universal: "UTC")
}

extension SignWords {
  fileprivate static let spanish = SignWords(
    dot: "punto", at: "arroba", slash: "barra", colon: "dos puntos", dash: "guion",
    underscore: "guion bajo", hashtag: "hashtag", endingIn: "terminada en %1",
    repetition: Noun("%1 veces %2"),
    rows: [
      "-": "guiones", "–": "guiones", "—": "guiones", "_": "guiones bajos", "=": "signos de igual",
      "*": "asteriscos", ".": "puntos", "•": "viñetas", "!": "signos de exclamación",
      "?": "signos de interrogación",
    ],
    version: "versión",
    keys: [
      "⌘": "Comando", "⌥": "Opción", "⇧": "Mayúsculas", "⌃": "Control", "⏎": "Retorno",
      "↩": "Retorno", "⌫": "Borrar", "⌦": "Suprimir", "⇥": "Tabulador", "⎋": "Escape",
      "⇪": "Bloqueo de mayúsculas", "␣": "Espacio", "⏏": "Expulsar",
    ],
    newLine: "nueva línea", emoji: "emoji",
    products: [
      "versión", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "swift",
      "xcode",
      "safari", "chrome", "firefox", "python", "windows", "bluetooth", "usb",
    ],
    rating: "%1 de %2")
}
