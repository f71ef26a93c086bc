/// Which letters the keyboard makes capitals; not heard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let never = TextInputAutocapitalization(name: "never")
  /// One of them.
  public static let words = TextInputAutocapitalization(name: "words")
  /// One of them.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// One of them.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which letters the keyboard makes capitals; not heard.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The keys of a keyboard; not heard.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for; not heard.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let name = UITextContentType(name: "name")
  /// One of them.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// One of them.
  public static let givenName = UITextContentType(name: "givenName")
  /// One of them.
  public static let middleName = UITextContentType(name: "middleName")
  /// One of them.
  public static let familyName = UITextContentType(name: "familyName")
  /// One of them.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// One of them.
  public static let nickname = UITextContentType(name: "nickname")
  /// One of them.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// One of them.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// One of them.
  public static let location = UITextContentType(name: "location")
  /// One of them.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// One of them.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// One of them.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// One of them.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// One of them.
  public static let addressState = UITextContentType(name: "addressState")
  /// One of them.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// One of them.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// One of them.
  public static let countryName = UITextContentType(name: "countryName")
  /// One of them.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// One of them.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// One of them.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// One of them.
  public static let URL = UITextContentType(name: "URL")
  /// One of them.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// One of them.
  public static let username = UITextContentType(name: "username")
  /// One of them.
  public static let password = UITextContentType(name: "password")
  /// One of them.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// One of them.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// One of them.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// One of them.
  public static let birthdate = UITextContentType(name: "birthdate")
  /// One of them.
  public static let birthdateDay = UITextContentType(name: "birthdateDay")
  /// One of them.
  public static let birthdateMonth = UITextContentType(name: "birthdateMonth")
  /// One of them.
  public static let birthdateYear = UITextContentType(name: "birthdateYear")
  /// One of them.
  public static let creditCardExpiration = UITextContentType(name: "creditCardExpiration")
  /// One of them.
  public static let creditCardSecurityCode = UITextContentType(name: "creditCardSecurityCode")
  /// One of them.
  public static let creditCardName = UITextContentType(name: "creditCardName")
  /// One of them.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// One of them.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
}

/// The word on the return key; not heard.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let done = SubmitLabel(name: "done")
  /// One of them.
  public static let go = SubmitLabel(name: "go")
  /// One of them.
  public static let send = SubmitLabel(name: "send")
  /// One of them.
  public static let join = SubmitLabel(name: "join")
  /// One of them.
  public static let route = SubmitLabel(name: "route")
  /// One of them.
  public static let search = SubmitLabel(name: "search")
  /// One of them.
  public static let `return` = SubmitLabel(name: "return")
  /// One of them.
  public static let next = SubmitLabel(name: "next")
  /// One of them.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// A key; not heard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public let character: Character

  /// A key by its character.
  public init(_ character: Character) { self.character = character }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// A key.
  public static let space = KeyEquivalent(" ")
  /// A key.
  public static let `return` = KeyEquivalent("\r")
  /// A key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// A key.
  public static let delete = KeyEquivalent("\u{8}")
  /// A key.
  public static let tab = KeyEquivalent("\t")
  /// A key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// A key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// A key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// A key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// A key.
  public static let home = KeyEquivalent("\u{F729}")
  /// A key.
  public static let end = KeyEquivalent("\u{F72B}")
}
