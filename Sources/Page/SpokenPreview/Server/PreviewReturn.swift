import CNettle
import Synchronization

/// How a page that is open comes back to the next run on its port, whose paths it does not know.
///
/// Page and server know the key of the port. Each proves it to the other by a digest of numbers
/// that were made for this once, so that a stranger's server on the port learns nothing.
///
/// A class, because a number is used up for all connections.
final class PreviewReturn: Sendable {
  /// What a server sends to a page that has sent a number.
  struct Challenge: Hashable, Sendable {
    /// A number of the server.
    var number: String
    /// That it knows the key.
    var proof: String
  }

  private let key: String
  /// The numbers of pages with those of the server, the oldest first, until they are used.
  private let numbers = Mutex<[(own: String, asked: String)]>([])

  /// How many pages may be about to come back.
  private static let most = 1024

  init(key: String) { self.key = key }

  /// Answers a page that wants to come back; nil for what is no number.
  func challenge(_ number: String) -> Challenge? {
    guard PreviewAccess.isRandom(number) else { return nil }
    let own = PreviewAccess.random
    numbers.withLock { numbers in
      // Strangers may ask too; the oldest gives way, and a page answers at once.
      if numbers.count >= Self.most { numbers.removeFirst() }
      numbers.append((own, number))
    }
    return Challenge(number: own, proof: proof(of: "server", number, own))
  }

  /// Whether a page has proved that it knows the key; once for each number.
  func accepts(_ number: String, proof offered: String) -> Bool {
    let asked = numbers.withLock { numbers in
      numbers.firstIndex { $0.own == number }.map { numbers.remove(at: $0).asked }
    }
    guard let asked else { return false }
    return PreviewAccess.isSame(offered.utf8, proof(of: "page", asked, number).utf8)
  }

  /// The digest by which a side proves that it knows the key, as hexadecimal digits.
  func proof(of side: String, _ page: String, _ server: String) -> String {
    let text = Array("\(key) \(side) \(page) \(server)".utf8)
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, text.count, text)
    var digest = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }
}
