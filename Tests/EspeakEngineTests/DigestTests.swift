import Testing

@testable import EspeakEngine

@Suite struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `is SHA-256`(text: String, digest: String) {
    var digester = Digester()
    Array(text.utf8).withUnsafeBytes { digester.add($0) }
    #expect("\(digester.digest())" == digest)
  }

  @Test func `tells lists of texts apart whose letters are the same`() {
    let digests = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""]].map { texts in
      var digester = Digester()
      for text in texts { digester.add(text) }
      return digester.digest()
    }
    #expect(Set(digests).count == 4)
  }
}
