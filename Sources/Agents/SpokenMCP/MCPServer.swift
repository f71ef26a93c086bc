package import JSONRPC
import ScreenDocuments
import ScreenTree
import Synchronization

/// A server of the Model Context Protocol: tools that run commands of `spoken`.
///
/// It speaks the versions that begin with `initialize` and the one without sessions, in which each
/// request says its version. A class, because it keeps what `initialize` agreed on.
package final class MCPServer: Sendable {
  /// How a request is answered.
  package enum Reply: Sendable {
    /// At once.
    case now(Outgoing)
    /// By work that takes its time, on a thread with a large stack.
    case later(@Sendable () -> Outgoing)
  }

  private let version: String
  private let folders: AllowedFolders
  private let run: CommandRunner
  /// Who called `initialize`; nil before.
  private let session = Mutex<Caller?>(nil)

  /// A server.
  ///
  /// - Parameters:
  ///   - version: the version of this software.
  ///   - folders: where the files are that a client may name.
  ///   - run: runs a command.
  package init(version: String, folders: AllowedFolders, run: @escaping CommandRunner) {
    (self.version, self.folders, self.run) = (version, folders, run)
  }

  /// The answer to a request.
  package func reply(to request: RPCRequest) -> Reply {
    do throws(RPCError) {
      if request.method == "initialize" {
        return .now(.result(request.id, .mapping(try initialize(request.params))))
      }
      let caller = try caller(of: request)
      if request.method == "tools/call" { return try call(request, caller) }
      return .now(.result(request.id, result(try members(request, caller), for: caller)))
    } catch {
      return .now(.failure(request.id, error))
    }
  }

  /// The members of the result of every method but `initialize` and `tools/call`.
  private func members(
    _ request: RPCRequest, _ caller: Caller
  ) throws(RPCError) -> [(String, Document)] {
    switch request.method {
    case "server/discover" where !caller.version.hasSession:
      return cached(discovery, for: caller)
    case "ping" where caller.version.hasSession: return []
    case "tools/list":
      try refuseCursor(request.params)
      return cached([("tools", .list(Tool.all.map(\.document)))], for: caller)
    case "resources/list":
      try refuseCursor(request.params)
      return cached([("resources", .list([PlayerApp.document]))], for: caller)
    case "resources/templates/list":
      try refuseCursor(request.params)
      return cached([("resourceTemplates", .list([Document]()))], for: caller)
    case "resources/read": return cached(try read(request.params, caller), for: caller)
    default: throw .unknownMethod(request.method)
    }
  }

  /// Refuses a cursor: every list has one page, which names none.
  private func refuseCursor(_ params: Document) throws(RPCError) {
    guard let cursor = params["cursor"], !cursor.isNull else { return }
    throw .invalidParameters("there is one page, and no cursor")
  }

  private func read(
    _ params: Document, _ caller: Caller
  ) throws(RPCError) -> [(String, Document)] {
    guard let address = params["uri"]?.string else {
      throw .invalidParameters("uri is the address of a resource")
    }
    guard address == PlayerApp.address else {
      let data = Document.mapping([("uri", .text(address))])
      let message = "there is no resource of this address; resources/list names them"
      // Versions with sessions have a number of their own for it.
      throw caller.version.hasSession
        ? RPCError(code: -32002, message, data: data) : .invalidParameters(message, data: data)
    }
    return [("contents", .list([PlayerApp.contents]))]
  }

  private func call(_ request: RPCRequest, _ caller: Caller) throws(RPCError) -> Reply {
    let names = Tool.all.map(\.name)
    guard let name = request.params["name"]?.string else {
      throw .invalidParameters("name is the name of a tool")
    }
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw .invalidParameters(
        "there is no tool '\(name.shown(in: 80))'. " + Suggestion.sentence(for: name, among: names))
    }
    let given = request.params["arguments"] ?? .mapping([])
    let arguments = given.isNull ? .mapping([]) : given
    guard arguments.entries != nil else {
      throw .invalidParameters("arguments is an object, not \(arguments.kind)")
    }
    let (id, folders, run) = (request.id, folders, run)
    return .later { [self] in
      let outcome = ToolCall(tool, arguments, folders, run).outcome(wantsPage: caller.showsPages)
      let meta = outcome.page.map { [(PlayerApp.key, Document.text($0))] } ?? []
      return .result(id, result(outcome.members(for: caller), meta, for: caller))
    }
  }
}

// What a version has in each result.
extension MCPServer {
  /// How long a client may keep a list, in milliseconds: nothing changes while the server runs.
  private static let lifetime = 3_600_000.0

  private func cached(
    _ members: [(String, Document)], for caller: Caller
  ) -> [(String, Document)] {
    guard !caller.version.hasSession else { return members }
    return members + [("ttlMs", .number(Self.lifetime)), ("cacheScope", .text("public"))]
  }

  private func result(
    _ members: [(String, Document)], _ meta: [(String, Document)] = [], for caller: Caller
  ) -> Document {
    guard !caller.version.hasSession else {
      return .mapping(members + (meta.isEmpty ? [] : [("_meta", .mapping(meta))]))
    }
    let own = ("io.modelcontextprotocol/serverInfo", information)
    return .mapping(
      [("resultType", .text("complete"))] + members + [("_meta", .mapping([own] + meta))])
  }

  private var information: Document {
    .mapping([
      ("name", .text("spoken")), ("title", .text("SpokenScreen")), ("version", .text(version)),
    ])
  }

  private var discovery: [(String, Document)] {
    [
      ("supportedVersions", .list(ProtocolVersion.withoutSession)),
      ("capabilities", Self.capabilities), ("instructions", .text(Self.instructions)),
    ]
  }

  private static let capabilities = Document.mapping([
    ("tools", .mapping([])), ("resources", .mapping([])),
    ("extensions", .mapping([(PlayerApp.extensionName, .mapping([]))])),
  ])

  static let instructions = """
    These tools say what VoiceOver would say on a screen, without a device. Capture the screen of \
    a running app (the hierarchy file of Xcode, XcodeBuildMCP, XCUITest, Appium and others; see \
    docs/captures.md), or write it as x.screen.yaml. Then: transcript to read what is heard, lint \
    to find problems, explain for the reason of a word; fix the app, capture again, diff; record \
    and check to keep it so. Files are named below the folder that the server was started in; a \
    capture may also be given as text. render lets the person you work for hear it.
    """
}

// Who calls.
extension MCPServer {
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  /// Agrees on a version with sessions: the one that is asked for, or else the latest.
  private func initialize(_ params: Document) throws(RPCError) -> [(String, Document)] {
    guard let wanted = params["protocolVersion"]?.string else {
      throw .invalidParameters("protocolVersion is a text such as \"2025-11-25\"")
    }
    let known = ProtocolVersion(rawValue: wanted).flatMap { $0.hasSession ? $0 : nil }
    let caller = Caller(
      version: known ?? .latestWithSession,
      showsPages: Self.showsPages(params["capabilities"]))
    session.withLock { $0 = caller }
    return [
      ("protocolVersion", .text(caller.version.rawValue)), ("capabilities", Self.capabilities),
      ("serverInfo", information), ("instructions", .text(Self.instructions)),
    ]
  }

  /// Who sends a request: by its own `_meta`, or by `initialize`.
  private func caller(of request: RPCRequest) throws(RPCError) -> Caller {
    let meta = request.params["_meta"]
    if request.method != "server/discover", meta?[Self.versionKey] == nil {
      if let caller = session.withLock({ $0 }) { return caller }
      // A client may ask whether the server is there before anything else.
      if request.method == "ping" { return Caller(version: .latestWithSession) }
    }
    let missing = [Self.versionKey, Self.capabilitiesKey].filter { meta?[$0] == nil }
    guard let meta, missing.isEmpty else {
      throw .invalidParameters(
        "params._meta lacks \(missing.joined(separator: ", ")); older clients begin with initialize"
      )
    }
    guard let wanted = meta[Self.versionKey]?.string else {
      throw .invalidParameters("\(Self.versionKey) is a text")
    }
    guard let version = ProtocolVersion(rawValue: wanted), !version.hasSession else {
      throw RPCError(
        code: -32022, "Unsupported protocol version",
        data: .mapping([
          ("supported", .list(ProtocolVersion.withoutSession)), ("requested", .text(wanted)),
        ]))
    }
    return Caller(version: version, showsPages: Self.showsPages(meta[Self.capabilitiesKey]))
  }

  /// Whether a client with these capabilities shows pages of MCP Apps.
  private static func showsPages(_ capabilities: Document?) -> Bool {
    let types = capabilities?["extensions"]?[PlayerApp.extensionName]?["mimeTypes"]?.items ?? []
    return types.contains { $0.string == PlayerApp.type }
  }
}
