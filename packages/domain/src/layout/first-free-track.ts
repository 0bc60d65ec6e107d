/** Assigns parallel tracks to intervals that come in the order of their starts. */
export type TakeTrack = (start: number, end: number) => number

/**
 * Tracks for half-open intervals `[start, end)` of integers >= 0: each takes the
 * first track, from 0, that is free from its start on. Intervals have to come
 * with their starts ascending.
 *
 * Cost: the logarithm of `capacity` per interval, however many overlap.
 *
 * @param capacity how many intervals there are at most
 */
export function firstFreeTrack(capacity: number): TakeTrack {
  let size = 1
  while (size < capacity) size *= 2
  // A segment tree: a node holds the earliest end among the tracks below it.
  const ends = new Float64Array(2 * size)
  return (start, end) => {
    let node = 1
    while (node < size) {
      node *= 2
      if ((ends[node] ?? 0) > start) node += 1
    }
    const track = node - size
    ends[node] = end
    while (node > 1) {
      node >>= 1
      ends[node] = Math.min(ends[2 * node] ?? 0, ends[2 * node + 1] ?? 0)
    }
    return track
  }
}
