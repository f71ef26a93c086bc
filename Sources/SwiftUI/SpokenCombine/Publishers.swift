/// Publishers by the names of their types.
public enum Publishers {
  /// The values of many publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values are those of the publishers.
    public typealias Output = Upstream.Output
    /// The errors are those of the publishers.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Publishers of a sequence.
    public init<All: Swift.Sequence>(_ upstream: All) where All.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Publishers one by one.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Hands on the values of all.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      let ends = Ends(publishers.count, subscriber.complete)
      let all = publishers.map {
        $0._subscribe(_Subscriber(receive: subscriber.receive, complete: ends.complete))
      }
      return AnyCancellable { for one in all { one.cancel() } }
    }
  }

  /// The last values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// The last values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  /// The last values of four publishers.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of two publishers, as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// The values of two publishers in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}
