import Foundation
import SpokenScreen
import func Yams.compose

func screen(_ n: Int) -> String {
  var t = "screen: Screen \(n)\nviews:\n"
  for i in 0..<10 {
    t += """
        - Text: Part \(n).\(i)
          addTraits: [isHeader]
        - Button: Edit \(i)
          id: edit\(i)
          hint: Opens the editor
        - Slider: Food \(i)
          value: 40
          in: [0, 100]
        - Toggle: Remind me
          value: true
        - HStack:
            - Text: Friend \(i)
            - Button: Send challenge
          element: combine
          actions: [Archive]

      """
  }
  return t
}
let folder = "/tmp/w-check-bench"
try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for n in 0..<1000 { try screen(n).write(toFile: "\(folder)/s\(n).screen.yaml", atomically: false, encoding: .utf8) }
let clock = ContinuousClock()
let paths = (0..<1000).map { "\(folder)/s\($0).screen.yaml" }
for _ in 0..<3 where CommandLine.arguments.count < 2 {
  let y = try clock.measure { for p in paths { _ = try compose(yaml: try String(contentsOfFile: p, encoding: .utf8)) } }
  let d = clock.measure { for p in paths { _ = ScreenReader.read(Array(FileManager.default.contents(atPath: p)!), file: p) } }
  let r = try clock.measure { for p in paths { _ = try StoryReader().read(p) } }
  var bytes = 0
  let t = try clock.measure { for p in paths { bytes += Transcript().text(of: try StoryReader().read(p).story).utf8.count } }
  print("yams \(y) screen \(d) story \(r) text \(t) ratio \(t / y) bytes \(bytes)")
}
let half = clock.measure {
  DispatchQueue.concurrentPerform(iterations: 2) { w in
    for i in stride(from: w, to: 1000, by: 2) { _ = Transcript().text(of: try! StoryReader().read(paths[i]).story) }
  }
}
print("two \(half)")
if CommandLine.arguments.count > 1 { for _ in 0..<3 { for p in paths { _ = Transcript().text(of: try StoryReader().read(p).story) } } }
