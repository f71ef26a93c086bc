/// A type of content.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String

  /// A type by its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// A type that the app exports.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type that another app exports.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// The type of files whose names end in some letters.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    identifier = "dyn.\(filenameExtension)"
  }
  private init(known identifier: String) { self.identifier = identifier }

  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// A document of pages.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A moving picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A sound.
  public static let audio = UTType(known: "public.audio")
  /// A sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Text with attributes.
  public static let rtf = UTType(known: "public.rtf")
  /// A table as text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Files in one.
  public static let zip = UTType(known: "public.zip-archive")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A card with an address.
  public static let vCard = UTType(known: "public.vcard")
}
