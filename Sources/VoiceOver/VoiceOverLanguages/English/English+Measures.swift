extension MoneyWords {
  private static let cent = Noun("cent", "cents")

  static let english = MoneyWords(
    dollar: Money(Noun("dollar", "dollars"), cent), euro: Money(Noun("euro", "euros"), cent),
    pound: Money(Noun("pound", "pounds"), Noun("penny", "pence")),
    yen: Money(Noun("yen"), nil), yuan: Money(Noun("yuan"), nil), won: Money(Noun("won"), nil),
    rupee: Money(Noun("rupee", "rupees"), nil),
    ruble: Money(Noun("ruble", "rubles"), Noun("kopeck", "kopecks")),
    dong: Money(Noun("dong"), nil), lira: Money(Noun("lira", "liras"), nil),
    hryvnia: Money(Noun("hryvnia", "hryvnias"), nil), baht: Money(Noun("baht"), nil),
    shekel: Money(Noun("shekel", "shekels"), nil), peso: Money(Noun("peso", "pesos"), nil),
    zloty: Money(Noun("zloty", "zlotys"), nil), krone: Money(Noun("krone", "kroner"), nil),
    krona: Money(Noun("krona", "kronor"), nil), koruna: Money(Noun("koruna", "korunas"), nil),
    franc: Money(Noun("franc", "francs"), nil), real: Money(Noun("real", "reais"), nil),
    bitcoin: Money(Noun("bitcoin", "bitcoins"), nil),
    american: "US %1", canadian: "Canadian %1", australian: "Australian %1",
    hongKong: "Hong Kong %1", singapore: "Singapore %1", newZealand: "New Zealand %1",
    both: "%1 and %2", minorUnnamed: false,
    written: ["kr": "SEK", "zł": "PLN", "kč": "CZK"], multiplierLink: "", elidedLink: "",
    per: "per",
    periods: [
      "mo": "month", "mth": "month", "yr": "year", "wk": "week", "hr": "hour", "h": "hour",
      "min": "minute", "d": "day", "kg": "kilogram", "lb": "pound", "m": "month", "y": "year",
      "s": "second", "sec": "second", "pp": "person", "ea": "piece", "l": "liter", "gb": "gigabyte",
    ])
}

extension MeasureWords {
  static let english = MeasureWords(
    millimeter: Noun("millimeter", "millimeters"), centimeter: Noun("centimeter", "centimeters"),
    meter: Noun("meter", "meters"), kilometer: Noun("kilometer", "kilometers"),
    inch: Noun("inch", "inches"), foot: Noun("foot", "feet"), yard: Noun("yard", "yards"),
    mile: Noun("mile", "miles"), milligram: Noun("milligram", "milligrams"),
    gram: Noun("gram", "grams"), kilogram: Noun("kilogram", "kilograms"),
    ton: Noun("ton", "tons"), ounce: Noun("ounce", "ounces"), pound: Noun("pound", "pounds"),
    milliliter: Noun("milliliter", "milliliters"), liter: Noun("liter", "liters"),
    gallon: Noun("gallon", "gallons"), degree: Noun("degree", "degrees"),
    celsius: Noun("degree Celsius", "degrees Celsius"),
    fahrenheit: Noun("degree Fahrenheit", "degrees Fahrenheit"), byte: Noun("byte", "bytes"),
    kilobyte: Noun("kilobyte", "kilobytes"), megabyte: Noun("megabyte", "megabytes"),
    gigabyte: Noun("gigabyte", "gigabytes"), terabyte: Noun("terabyte", "terabytes"),
    kilobits: Noun("kilobit per second", "kilobits per second"),
    megabits: Noun("megabit per second", "megabits per second"),
    gigabits: Noun("gigabit per second", "gigabits per second"), hertz: Noun("hertz"),
    kilohertz: Noun("kilohertz"), megahertz: Noun("megahertz"), gigahertz: Noun("gigahertz"),
    millisecond: Noun("millisecond", "milliseconds"), second: Noun("second", "seconds"),
    minute: Noun("minute", "minutes"), hour: Noun("hour", "hours"), day: Noun("day", "days"),
    week: Noun("week", "weeks"), month: Noun("month", "months"), year: Noun("year", "years"),
    kilometersPerHour: Noun("kilometer per hour", "kilometers per hour"),
    milesPerHour: Noun("mile per hour", "miles per hour"),
    metersPerSecond: Noun("meter per second", "meters per second"),
    squareMeter: Noun("square meter", "square meters"),
    squareKilometer: Noun("square kilometer", "square kilometers"),
    squareFoot: Noun("square foot", "square feet"), cubicMeter: Noun("cubic meter", "cubic meters"),
    watt: Noun("watt", "watts"), kilowatt: Noun("kilowatt", "kilowatts"),
    kilowattHour: Noun("kilowatt hour", "kilowatt hours"), volt: Noun("volt", "volts"),
    milliampHour: Noun("milliamp hour", "milliamp hours"), calorie: Noun("calorie", "calories"),
    kilocalorie: Noun("kilocalorie", "kilocalories"),
    beatsPerMinute: Noun("beat per minute", "beats per minute"),
    framesPerSecond: Noun("frame per second", "frames per second"), pixel: Noun("pixel", "pixels"),
    point: Noun("point", "points"), decibel: Noun("decibel", "decibels"),
    megapixel: Noun("megapixel", "megapixels"), star: Noun("star", "stars"),
    written: [
      "wk": \.week, "wks": \.week, "yr": \.year, "yrs": \.year, "mo": \.month, "mos": \.month,
      "hz": \.hertz, "mb": \.megabyte, "gb": \.gigabyte, "tb": \.terabyte, "\"": \.inch,
    ])
}
