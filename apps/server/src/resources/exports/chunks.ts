/** Rows per statement: enough for few statements, and few enough for little memory. */
const CHUNK_ROWS = 500

/** Parts ids into as many as one statement reads. */
export function chunksOf(ids: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK_ROWS) }, (_, at) =>
    ids.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS),
  )
}
