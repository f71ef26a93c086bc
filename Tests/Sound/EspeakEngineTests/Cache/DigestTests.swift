import Foundation
import Testing

@testable import EspeakEngine

@Suite struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `is SHA-256`(text: String, digest: String) {
    #expect("\(Digest(of: [], Data(text.utf8)))" == digest)
  }

  @Test func `differs for lists of texts with the same letters`() {
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["3:abc"], ["", "abc"], []]
    let digests = lists.map { Digest(of: $0) } + [Digest(of: [], Data("abc".utf8))]
    #expect(Set(digests).count == digests.count)
  }
}
