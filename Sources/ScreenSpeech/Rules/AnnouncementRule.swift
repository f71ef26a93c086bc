import ScreenTree

/// Speaks an announcement as the app words it.
enum AnnouncementRule {
  static func say(_ announcement: Announcement) -> [Segment] {
    let nowhere = Origin(file: "", position: .unknown, node: "app")
    var piece = Segment(
      announcement.text, kind: .announcement, reason: Reason(.announcement, origin: nowhere))
    piece.language = announcement.language
    return [piece]
  }
}
