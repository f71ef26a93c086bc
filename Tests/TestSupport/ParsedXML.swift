package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// What Foundation reads in a document of XML.
package final class ParsedXML: NSObject, XMLParserDelegate {
  /// The names of the elements, in order.
  package private(set) var elements: [String] = []
  /// The attributes of all elements.
  package private(set) var attributes: [String: String] = [:]
  /// The text of all elements.
  package private(set) var text = ""
  /// What is wrong with the document; nil when nothing is.
  package private(set) var fault: String?

  /// Reads a document.
  package init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { fault = "\(String(describing: parser.parserError)) in \(xml)" }
  }

  package func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    elements.append(elementName)
    attributes.merge(attributeDict) { $1 }
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
