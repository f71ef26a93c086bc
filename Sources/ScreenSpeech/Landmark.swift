/// A landmark of web content, under its ARIA role.
enum Landmark: String, CaseIterable {
  case banner, complementary, contentinfo, form, main, navigation, region, search

  /// Its name.
  var word: Word.ID {
    switch self {
    case .banner: .bannerLandmark
    case .complementary: .complementaryLandmark
    case .contentinfo: .contentinfoLandmark
    case .form: .formLandmark
    case .main: .mainLandmark
    case .navigation: .navigationLandmark
    case .region: .regionLandmark
    case .search: .searchLandmark
    }
  }
}
