/// The names of the nodes on a screen: `Text@12:5`, and with a number for the second of them.
struct NameTable {
  private struct Numbers {
    var next = 1
    var free: [Int] = []
  }

  private var numbers: [String: Numbers] = [:]

  /// A name that no other node has.
  mutating func take(_ base: String) -> String {
    var used = numbers[base, default: Numbers()]
    defer { numbers[base] = used }
    let number = used.free.popLast() ?? used.next
    if number == used.next { used.next += 1 }
    return number == 1 ? base : "\(base)#\(number)"
  }

  /// Makes a name free again.
  mutating func give(back name: String, of base: String) {
    let number = Int(name.dropFirst(base.count + 1)) ?? 1
    numbers[base]?.free.append(number)
    if let used = numbers[base], used.free.count == used.next - 1 { numbers[base] = nil }
  }
}
