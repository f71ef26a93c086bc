import ScreenDocuments
import ScreenTree

/// The tree of a capture with one node on a line, each deeper than the node around it.
struct IndentedNodes {
  /// The nodes without another one around them, with everything in them.
  private(set) var roots: [CaptureNode] = []
  /// The nodes around the next line, the outermost first, each with its indentation.
  var open: [(node: CaptureNode, indent: Int)] = []
  /// How many nodes have begun.
  private(set) var count = 0

  /// Ends the nodes that a node of an indentation is not in, as indentations compare.
  ///
  /// - Parameters:
  ///   - indent: the indentation; the lowest number ends all nodes.
  ///   - finished: a node as it stands in the tree, once everything in it is read.
  mutating func close(to indent: Int, _ finished: (CaptureNode) -> CaptureNode = { $0 }) {
    while let (node, own) = open.last, own >= indent {
      open.removeLast()
      if open.isEmpty {
        roots.append(finished(node))
      } else {
        open[open.count - 1].node.children.append(finished(node))
      }
    }
  }

  /// Counts a node that begins now, inside the open ones.
  ///
  /// - Parameters:
  ///   - what: what is too large otherwise, such as `dump`.
  ///   - again: how a smaller part is got, such as `print`.
  ///   - position: where the node begins.
  /// - Throws: the fault of a capture with too many nodes or levels.
  mutating func countOne(
    of what: String, else again: String, at position: Position
  ) throws(Document.Fault) {
    count += 1
    guard open.count < Limits.depth, count <= CaptureXML.nodes else {
      throw Document.Fault(
        "the \(what) has more than \(CaptureXML.nodes) nodes or \(Limits.depth) levels; \(again) a smaller part",
        at: position)
    }
  }

  /// Adds attributes to the innermost open node, which are searched one by one: their number has a
  /// bound.
  mutating func add(_ attributes: [CaptureNode.Attribute]) {
    guard !open.isEmpty, open[open.count - 1].node.attributes.count < 200 else { return }
    open[open.count - 1].node.attributes += attributes
  }
}
