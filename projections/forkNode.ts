/**
 * A tree over all positions of the log, in which nothing is stored. Each position is a node, the higher the more often
 * it can be halved. A span of positions is kept at the highest node in it, so that few nodes can have spans that hold
 * at a position. Source: H.-P. Kriegel, M. Pötke, T. Seidl, "Managing Intervals Efficiently in Object-Relational
 * Databases", VLDB 2000 (the relational interval tree).
 */

/** As many levels as a position has bits. */
const levels = 53

/** The highest node of a span of positions, both of them included, from 1 on. */
export function forkNode(first: number, last: number): number {
  let node = last
  for (let step = 2; step <= last; step *= 2) {
    const higher = last - (last % step)
    if (higher < first) return node
    node = higher
  }
  return node
}

/** All nodes at which a span that holds at a position may be kept: those up to the position, and those after it. */
export function forkNodesAt(position: number): { upTo: readonly number[]; after: readonly number[] } {
  const nodes = new Set([position])
  for (let level = 0, step = 2; level < levels; level++, step *= 2) {
    const node = position - (position % step) + step / 2
    if (position % step !== 0 && Number.isSafeInteger(node)) nodes.add(node)
  }
  const sorted = [...nodes].sort((first, second) => first - second)
  return { upTo: sorted.filter((node) => node <= position), after: sorted.filter((node) => node > position) }
}
