/// A module of Apple that brings names of others along on Apple's systems, where here it does not.
package struct ImpliedImport: Hashable, Sendable {
  /// The module that a source imports.
  package var module: String
  /// The modules whose names are found then.
  package var brings: [String]
  /// Why.
  package var reason: String

  /// The modules that bring others along.
  ///
  /// The compiler gets them by `-Xfrontend -import-module -Xfrontend NAME`, for a module as a whole.
  package static let all: [ImpliedImport] = [
    .init(
      "Foundation", ["Combine", "CoreGraphics", "FoundationNetworking", "FoundationXML"],
      "on Apple's systems it exports Combine and the types of Core Graphics, and its network and "
        + "XML are not modules of their own"),
    .init("UIKit", ["Foundation", "CoreGraphics"], "its headers import them"),
    .init(
      "SwiftUI",
      ["UIKit", "Foundation", "Combine", "CoreGraphics", "CoreTransferable", "Observation"],
      "it exports them, and views use their types"),
    .init("QuartzCore", ["Foundation", "CoreGraphics"], "its headers import them"),
    .init("CoreData", ["Foundation"], "its headers import it, and objects publish changes"),
    .init("CoreLocation", ["Foundation"], "its headers import it"),
    .init("CoreMotion", ["Foundation"], "its headers import it"),
    .init("UserNotifications", ["Foundation"], "its headers import it"),
    .init("AVFoundation", ["Foundation", "CoreGraphics", "QuartzCore"], "its headers import them"),
    .init("AVKit", ["AVFoundation", "UIKit"], "its headers import them"),
    .init("MapKit", ["CoreLocation", "UIKit"], "its headers import them"),
    .init("WebKit", ["UIKit"], "its headers import it"),
    .init("SafariServices", ["UIKit"], "its headers import it"),
    .init("MessageUI", ["UIKit"], "its headers import it"),
    .init("AuthenticationServices", ["UIKit"], "its headers import it"),
    .init("StoreKit", ["UIKit"], "its headers import it for the page of a product"),
    .init("Photos", ["Foundation"], "its headers import it"),
    .init("PhotosUI", ["Photos", "UIKit"], "its headers import them"),
    .init("Contacts", ["Foundation"], "its headers import it"),
    .init("ContactsUI", ["Contacts", "UIKit"], "its headers import them"),
    .init("EventKit", ["Foundation", "CoreLocation"], "its headers import them"),
    .init("EventKitUI", ["EventKit", "UIKit"], "its headers import them"),
    .init("HealthKit", ["Foundation"], "its headers import it"),
    .init("CloudKit", ["Foundation", "CoreLocation"], "its headers import them"),
    .init("SpriteKit", ["UIKit"], "its headers import it"),
    .init("SceneKit", ["UIKit", "QuartzCore"], "its headers import them"),
    .init("SwiftData", ["Foundation", "Observation"], "models are observed, and have dates"),
    .init("WeatherKit", ["Foundation", "CoreLocation"], "weather is asked for by a place"),
    .init("WidgetKit", ["SwiftUI"], "widgets are views"),
    .init("Charts", ["SwiftUI"], "marks are made by views' types"),
    .init("TipKit", ["SwiftUI"], "tips are texts and images of views"),
    .init("AppIntents", ["Foundation"], "parameters are Foundation's types"),
    .init("ActivityKit", ["Foundation"], "activities have dates"),
  ]

  private init(_ module: String, _ brings: [String], _ reason: String) {
    (self.module, self.brings, self.reason) = (module, brings, reason)
  }

  /// The modules that imports bring along, and those that these bring, which are not imported.
  ///
  /// - Parameters:
  ///   - modules: what the files of a module import.
  ///   - available: the modules that are here; the compiler refuses others. Nil gives all.
  /// - Returns: the names, each once, by the alphabet.
  package static func importsImplied(
    by modules: [String], among available: Set<String>? = nil
  ) -> [String] {
    let brought = Dictionary(all.map { ($0.module, $0.brings) }) { $0 + $1 }
    var (seen, rest) = (Set(modules), modules)
    while let module = rest.popLast() {
      for name in brought[module] ?? [] where seen.insert(name).inserted { rest.append(name) }
    }
    let implied = seen.subtracting(modules)
    return (available.map(implied.intersection) ?? implied).sorted()
  }
}
