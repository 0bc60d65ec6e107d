/** Work goes on for as long as a frame has time for it, in milliseconds. */
const SLICE_MS = 10

/** Lets a page answer while something long is going on. */
export interface Slices {
  /** Takes all that an iterable gives, with pauses. */
  readonly run: <Value>(work: Iterable<Value>) => Promise<readonly Value[]>
}

/** @throws DOMException named AbortError at the first pause after `signal` was aborted */
export function createSlices(signal: AbortSignal): Slices {
  let begun = performance.now()
  return {
    run: async (work) => {
      const taken = []
      for (const value of work) {
        taken.push(value)
        if (performance.now() - begun < SLICE_MS) continue
        await new Promise((resolve) => {
          setTimeout(resolve, 0)
        })
        signal.throwIfAborted()
        begun = performance.now()
      }
      signal.throwIfAborted()
      return taken
    },
  }
}
