import Foundation
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenSound

@Suite struct EarconSamplesTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The samples of one channel; 0 is the left one.
  private func channel(_ number: Int, of frames: [Int16]) -> [Int16] {
    stride(from: number, to: frames.count, by: 2).map { frames[$0] }
  }

  /// The frequency of a tone, by where it rises through zero.
  private func frequency(_ samples: [Int16], at rate: Int) -> Double {
    let rises = samples.indices.dropFirst().compactMap { index -> Double? in
      let (before, after) = (Double(samples[index - 1]), Double(samples[index]))
      return before < 0 && after >= 0 ? Double(index) - after / (after - before) : nil
    }
    guard let first = rises.first, let last = rises.last, rises.count > 1 else { return 0 }
    return Double(rises.count - 1) * Double(rate) / (last - first)
  }

  /// How alike two sounds are, from −1 to 1.
  private func likeness(_ one: [Int16], _ other: [Int16]) -> Double {
    func product(_ a: [Int16], _ b: [Int16]) -> Double {
      zip(a, b).reduce(0) { $0 + Double($1.0) * Double($1.1) }
    }
    return product(one, other) / (product(one, one) * product(other, other)).squareRoot()
  }

  // Within half a semitone; the shortest tones have no more than ten periods.
  @Test(arguments: [22_050, 48_000])
  func `gives each tone the frequency of its recipe`(rate: Int) throws {
    var measured = 0
    for (sound, recipe) in try themes().flatMap(\.recipes) {
      for var tone in recipe.tones where tone.wave != .noise && tone.from == tone.to {
        (tone.start, tone.pan, tone.gain, tone.decay) = (0, 0, 0, nil)
        let samples = Earcon(description: "", tones: [tone]).samples(at: rate)
        let found = frequency(channel(0, of: samples), at: rate)
        #expect(abs(found / tone.from - 1) < 0.03, "\(sound): \(found), not \(tone.from)")
        measured += 1
      }
    }
    #expect(measured > 50)
  }

  @Test func `glides from one frequency to the other`() throws {
    var tone = Earcon.Tone()
    (tone.from, tone.to, tone.length) = (400, 1600, 400)
    let samples = channel(0, of: Earcon(description: "", tones: [tone]).samples(at: 22_050))
    let third = samples.count / 3
    let parts = (0..<3).map { frequency(Array(samples[$0 * third..<($0 + 1) * third]), at: 22_050) }
    #expect((430...560).contains(parts[0]) && (740...880).contains(parts[1]), "\(parts)")
    #expect((1150...1450).contains(parts[2]), "\(parts)")
  }

  @Test(arguments: [
    (Earcon.Wave.sine, 1.0), (.triangle, 0.816), (.square, 1.414), (.saw, 0.816),
  ])
  func `has the power of its wave`(wave: Earcon.Wave, power: Double) {
    // The wave against a sine of the same level, far from the ends and in one recipe, so that both
    // have the same factor.
    var sine = Earcon.Tone()
    (sine.from, sine.to, sine.length, sine.attack, sine.release) = (100, 100, 100, 1, 1)
    var other = sine
    (other.wave, other.start) = (wave, 200)
    let samples = channel(
      0, of: Earcon(description: "", tones: [sine, other]).samples(at: 48_000))
    let powers = [480..<4320, 10_080..<13_920].map { range in
      samples[range].reduce(0) { $0 + Double($1) * Double($1) }.squareRoot()
    }
    #expect(abs(powers[1] / powers[0] - power) < 0.02, "\(powers)")
  }

  @Test func `starts and ends in silence, and never clips`() throws {
    for (sound, recipe) in try themes().flatMap(\.recipes) {
      for rate in [22_050, 48_000] {
        let samples = recipe.samples(at: rate)
        let ends = (samples.prefix(4) + samples.suffix(4)).map { abs(Int($0)) }
        #expect(ends.allSatisfy { $0 < 400 }, "\(sound): \(ends)")
        let peak = samples.map { abs(Int($0)) }.max() ?? 0
        #expect((1000...29_200).contains(peak), "\(sound): \(peak)")
      }
    }
  }

  @Test func `is another sound each time, and the same one every time`() throws {
    for theme in try themes() {
      let sounds = Sound.allCases.compactMap { theme.recipes[$0]?.samples(at: 22_050) }
      #expect(sounds.count == Sound.allCases.count)
      for (number, one) in sounds.enumerated() {
        for (index, other) in sounds[..<number].enumerated() {
          let likeness = likeness(one, other)
          #expect(
            likeness < 0.9, "\(Sound.allCases[number]), \(Sound.allCases[index]): \(likeness)")
        }
      }
      #expect(sounds == Sound.allCases.compactMap { theme.recipes[$0]?.samples(at: 22_050) })
    }
  }

  @Test func `lets a tone be heard where it is to be`() {
    var tone = Earcon.Tone()
    let middle = Earcon(description: "", tones: [tone]).samples(at: 22_050)
    #expect(channel(0, of: middle) == channel(1, of: middle))
    tone.pan = 1
    let right = Earcon(description: "", tones: [tone]).samples(at: 22_050)
    #expect(channel(0, of: right).allSatisfy { $0 == 0 })
    #expect(channel(1, of: right).contains { $0 > 1000 })
  }

  // Far above what can be loud enough: a click of five milliseconds.
  @Test func `stays below the limit where the loudness would clip`() {
    var tone = Earcon.Tone()
    (tone.length, tone.from, tone.to, tone.attack, tone.release) = (5, 40, 40, 1, 1)
    let samples = Earcon(description: "", tones: [tone]).samples(at: 48_000)
    let peak = samples.map { abs(Int($0)) }.max() ?? 0
    #expect((29_100...29_200).contains(peak), "\(peak)")
  }

  @Test(
    .enabled(if: Tool.areHere(.ffmpeg), "\(Tool.advice)"), arguments: ["default", "wood"], [1, 2])
  func `is as loud as all others in the eyes of ffmpeg`(name: String, channels: Int) throws {
    let earcons = try EarconTheme(named: name, in: [earconFolder]).earcons(at: 22_050)
    let file = try AudioFile(path: scratch.path + "/a.wav", sampleRate: 22_050, channels: channels)
    let silence = [Int16](repeating: 0, count: channels * 22_050)
    // Two seconds for each: silence, then the sound and silence again.
    for sound in Sound.allCases {
      let samples = channels == 1 ? earcons.middle(of: sound) : earcons[sound]
      try file.write(silence + samples + silence.dropFirst(samples.count))
    }
    try file.finish()
    let report = try Tool.ffmpeg.text(
      "-v", "error", "-i", scratch.path + "/a.wav", "-af",
      "ebur128=metadata=1,ametadata=print:key=lavfi.r128.M:file=-", "-f", "null", "-")
    // One number ten times a second; silence has none.
    let momentary = report.split(separator: "\n").compactMap { line in
      line.hasPrefix("lavfi.r128.M=") ? Double(line.dropFirst(13)) : nil
    }
    try #require(momentary.count >= Sound.allCases.count * 20 - 1)
    for (number, sound) in Sound.allCases.enumerated() {
      let loudest = momentary[(number * 20)...].prefix(20).filter(\.isFinite).max() ?? -.infinity
      // In one channel a sound of a few milliseconds is softer: more would be above full scale.
      let samples = channels == 1 ? earcons.middle(of: sound) : earcons[sound]
      let peak = Double(samples.map { abs(Int($0)) }.max() ?? 0)
      let isAtCeiling = channels == 1 && peak > SpokenAudio.ceiling - 1
      #expect(loudest < Earcon.loudness + 0.3, "\(sound): \(loudest) LUFS")
      #expect(
        loudest > Earcon.loudness - (isAtCeiling ? 2.5 : 0.3), "\(sound): \(loudest) LUFS")
    }
  }
}
