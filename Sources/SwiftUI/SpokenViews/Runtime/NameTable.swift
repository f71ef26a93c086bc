import ScreenTree

/// The names of the nodes on a screen: `Text@12:5`, and with a number for the second of them.
struct NameTable {
  /// A name, and what it is made of.
  struct Name {
    let text: String
    fileprivate let base: Base
    fileprivate let number: Int
  }

  /// A class and a position, which several nodes may share.
  fileprivate struct Base: Hashable {
    let kind: String
    let position: Position

    var text: String { position == .unknown ? kind : "\(kind)@\(position)" }
  }

  fileprivate struct Numbers {
    let text: String
    var next = 1
    var free: [Int] = []
  }

  private var numbers: [Base: Numbers] = [:]

  /// A name that no other node has.
  mutating func take(_ kind: String, at position: Position) -> Name {
    let base = Base(kind: kind, position: position)
    return numbers[base, default: Numbers(text: base.text)].take(of: base)
  }

  /// Makes a name free again.
  mutating func give(back name: Name) {
    guard var used = numbers[name.base] else { return }
    used.free.append(name.number)
    // Once all numbers of a place are free, its entry goes too; otherwise the table would keep
    // every place that ever was on the screen.
    numbers[name.base] = used.free.count == used.next - 1 ? nil : used
  }
}

extension NameTable.Numbers {
  fileprivate mutating func take(of base: NameTable.Base) -> NameTable.Name {
    // Free numbers are taken first, so that the table stays as small as the screen, however often
    // rows come and go.
    let number = free.popLast() ?? next
    if number == next { next += 1 }
    return NameTable.Name(
      text: number == 1 ? text : "\(text)#\(number)", base: base, number: number)
  }
}
