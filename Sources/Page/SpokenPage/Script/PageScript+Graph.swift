extension PageScript {
  /// The dot on the drawn line of an audio graph, while it sounds.
  static let graph = #"""

      const graphsOf = line => line.segments.filter(segment => segment.graph);

      /// Draws the graphs of a line over its element on the screen too, where it has a place.
      function showGraphs(line, drawing) {
        drawing?.querySelectorAll('.graph').forEach(old => old.remove());
        if (!drawing || !line.frame || !line.item) return;
        const [x, y, width, height] = line.frame;
        for (const graph of line.item.querySelectorAll('.graph')) {
          const copy = graph.cloneNode(true);
          for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, value);
          drawing.append(copy);
        }
      }

      /// Where a graph is at a time: on the line between two points, otherwise at the last tone; null in a gap.
      function placeOn(graph, frame) {
        const index = lastIndex(graph.points, point => point[0], frame);
        if (index < 0) return null;
        const [start, level] = graph.points[index];
        const [end, next] = graph.points[index + 1] ?? [start, level];
        if (level === null || !graph.isContinuous || end === start) return level === null ? null : [start, level];
        return next === null ? null : [frame, level + (next - level) * (frame - start) / (end - start)];
      }

      /// The dot moves with reduced motion too: it stands for the sound that is heard, and only while it is.
      function moveDots(line, frame) {
        graphsOf(line).forEach((segment, index) => {
          const [first, last] = segment.frames ?? [0, 0];
          const place = frame >= first && frame < last ? placeOn(segment.graph, frame - first) : null;
          const [left, level] = place ?? [0, 0];
          for (const drawn of [line.item, ...screens].map(each => each?.querySelectorAll('.graph')[index])) {
            const dot = drawn?.querySelector('.dot');
            dot?.classList.toggle('sounding', place !== null);
            dot?.setAttribute('cx', \#(DrawnGraph.margin) + \#(DrawnGraph.length) * left / segment.graph.length);
            dot?.setAttribute('cy', \#(DrawnGraph.height - DrawnGraph.margin) - \#(DrawnGraph.rise) * level);
          }
        });
      }

    """#
}
