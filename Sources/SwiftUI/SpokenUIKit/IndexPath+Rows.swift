public import Foundation

/// The places of rows and items.
extension IndexPath {
  /// The place of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The number of the section.
  public var section: Int { self[0] }
  /// The number of the row.
  public var row: Int { self[1] }
  /// The number of the item.
  public var item: Int { self[1] }
}
