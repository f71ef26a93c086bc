extension MoneyWords {
  private static let cent = Noun("Cent")

  static let german = MoneyWords(
    dollar: Money(Noun("Dollar"), cent), euro: Money(Noun("Euro"), cent),
    pound: Money(Noun("Pfund"), Noun("Penny", "Pence")), yen: Money(Noun("Yen"), nil),
    yuan: Money(Noun("Yuan"), nil), won: Money(Noun("Won"), nil),
    rupee: Money(Noun("Rupie", "Rupien", .feminine), nil),
    ruble: Money(Noun("Rubel"), Noun("Kopeke", "Kopeken", .feminine)),
    dong: Money(Noun("Dong"), nil), lira: Money(Noun("Lira", .feminine), nil),
    hryvnia: Money(Noun("Hrywnja", .feminine), nil), baht: Money(Noun("Baht"), nil),
    shekel: Money(Noun("Schekel"), nil), peso: Money(Noun("Peso", "Pesos"), nil),
    zloty: Money(Noun("Zloty"), nil), krone: Money(Noun("Krone", "Kronen", .feminine), nil),
    krona: Money(Noun("Krone", "Kronen", .feminine), nil),
    koruna: Money(Noun("Krone", "Kronen", .feminine), nil),
    franc: Money(Noun("Franken"), Noun("Rappen")), real: Money(Noun("Real"), nil),
    bitcoin: Money(Noun("Bitcoin"), nil),
    american: "US-%1", canadian: "kanadische %1", australian: "australische %1",
    hongKong: "Hongkong-%1", singapore: "Singapur-%1", newZealand: "Neuseeland-%1",
    both: "%1 %2", minorUnnamed: true,
    written: ["kr": "SEK", "zł": "PLN", "kč": "CZK", "sfr.": "CHF", "euro": "EUR"],
    multiplierLink: "", elidedLink: "", per: "pro",
    periods: [
      "mo": "Monat", "mon": "Monat", "monat": "Monat", "jahr": "Jahr", "j": "Jahr", "std": "Stunde",
      "h": "Stunde", "tag": "Tag", "kg": "Kilogramm", "woche": "Woche", "nacht": "Nacht",
      "min": "Minute", "l": "Liter", "st": "Stück",
    ])
}

extension MeasureWords {
  static let german = MeasureWords(
    millimeter: Noun("Millimeter"), centimeter: Noun("Zentimeter"), meter: Noun("Meter"),
    kilometer: Noun("Kilometer"), inch: Noun("Zoll"), foot: Noun("Fuß"), yard: Noun("Yard"),
    mile: Noun("Meile", "Meilen", .feminine), milligram: Noun("Milligramm"), gram: Noun("Gramm"),
    kilogram: Noun("Kilogramm"), ton: Noun("Tonne", "Tonnen", .feminine),
    ounce: Noun("Unze", "Unzen", .feminine), pound: Noun("Pfund"), milliliter: Noun("Milliliter"),
    liter: Noun("Liter"), gallon: Noun("Gallone", "Gallonen", .feminine), degree: Noun("Grad"),
    celsius: Noun("Grad Celsius"), fahrenheit: Noun("Grad Fahrenheit"), byte: Noun("Byte"),
    kilobyte: Noun("Kilobyte"), megabyte: Noun("Megabyte"), gigabyte: Noun("Gigabyte"),
    terabyte: Noun("Terabyte"), kilobits: Noun("Kilobit pro Sekunde"),
    megabits: Noun("Megabit pro Sekunde"), gigabits: Noun("Gigabit pro Sekunde"),
    hertz: Noun("Hertz"), kilohertz: Noun("Kilohertz"), megahertz: Noun("Megahertz"),
    gigahertz: Noun("Gigahertz"), millisecond: Noun("Millisekunde", "Millisekunden", .feminine),
    second: Noun("Sekunde", "Sekunden", .feminine), minute: Noun("Minute", "Minuten", .feminine),
    hour: Noun("Stunde", "Stunden", .feminine), day: Noun("Tag", "Tage"),
    week: Noun("Woche", "Wochen", .feminine), month: Noun("Monat", "Monate"),
    year: Noun("Jahr", "Jahre"), kilometersPerHour: Noun("Kilometer pro Stunde"),
    milesPerHour: Noun("Meile pro Stunde", "Meilen pro Stunde", .feminine),
    metersPerSecond: Noun("Meter pro Sekunde"), squareMeter: Noun("Quadratmeter"),
    squareKilometer: Noun("Quadratkilometer"), squareFoot: Noun("Quadratfuß"),
    cubicMeter: Noun("Kubikmeter"), watt: Noun("Watt"), kilowatt: Noun("Kilowatt"),
    kilowattHour: Noun("Kilowattstunde", "Kilowattstunden", .feminine), volt: Noun("Volt"),
    milliampHour: Noun("Milliamperestunde", "Milliamperestunden", .feminine),
    calorie: Noun("Kalorie", "Kalorien", .feminine),
    kilocalorie: Noun("Kilokalorie", "Kilokalorien", .feminine),
    beatsPerMinute: Noun("Schlag pro Minute", "Schläge pro Minute"),
    framesPerSecond: Noun("Bild pro Sekunde", "Bilder pro Sekunde"), pixel: Noun("Pixel"),
    point: Noun("Punkt", "Punkte"), decibel: Noun("Dezibel"), megapixel: Noun("Megapixel"),
    star: Noun("Stern", "Sterne"),
    written: [
      "Std": \.hour, "Std.": \.hour, "Min": \.minute, "Min.": \.minute, "Sek": \.second,
      "Sek.": \.second, "min": \.minute, "Mo.": \.month,
    ])
}
