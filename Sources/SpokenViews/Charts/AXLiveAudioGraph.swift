/// A tone that follows a value while it changes; it says no word, so no transcript has it.
///
/// Its sound is not played here, unlike that of the graph of a chart.
public class AXLiveAudioGraph {
  /// Begins the tone.
  public class func start() {}
  /// Sets the tone to a value from 0 to 1.
  public class func update(value: Double) {}
  /// Ends the tone.
  public class func stop() {}
}
