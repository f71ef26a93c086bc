import CNettle
import Foundation
import Testing

@testable import SpokenPage

struct PagePolicyTests {
  /// The SHA-256 digest of a text in base64, as a policy writes it.
  private func digest(of text: String) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    let bytes = Array(text.utf8)
    nettle_sha256_update(&context, bytes.count, bytes)
    var result = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&context, result.count, &result)
    return Data(result).base64EncodedString()
  }

  // When these fail, the text changed on purpose: write the new digest into PagePolicy.
  @Test func `the policy has the digests of the script and the style`() {
    #expect(PagePolicy.scriptDigest == digest(of: PageScript.text))
    #expect(PagePolicy.styleDigest == digest(of: PageStyle.text))
  }

  @Test func `the policy allows nothing but the texts and the data in the page`() {
    #expect(digest(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    let rest = PagePolicy.text
      .replacing(PagePolicy.scriptDigest, with: "A").replacing(PagePolicy.styleDigest, with: "B")
    #expect(
      rest == """
        default-src 'none'; script-src 'sha256-A'; style-src 'sha256-B'; img-src data:; \
        media-src data: blob:; base-uri 'none'; form-action 'none'
        """)
  }
}
