import type { Circumstances } from './circumstances'
import type { ScrollFigures } from './kit-results'

/** Medians of one table of tactics at one number of rows; milliseconds. */
export interface TacticTableFigures {
  readonly competitor: string
  readonly rowCount: number
  readonly readyMs: number
  /** First and third quartile of `readyMs`: how noisy the run was. */
  readonly readyQuartilesMs: readonly [number, number]
  readonly sortMs: number
  readonly editMs: number
  /** null if the library cannot do it, or not for free. */
  readonly groupMs: number | null
  readonly selectAllMs: number | null
  /** null for a competitor that does not scroll. */
  readonly scroll: { readonly down: ScrollFigures; readonly across: ScrollFigures } | null
  /** Of 100 frames down; null for a canvas and without scrolling. */
  readonly blankFrames: number | null
  readonly nodes: number
  readonly heapMegabytes: number
}

/** The tables of tactics side by side. */
export interface TacticTableResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly TacticTableFigures[]
  /** Without the libraries that every competitor shares; the floor has no entry. */
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
}
