import type { Circumstances } from './circumstances'
import type { ScrollFigures } from './kit-results'
import type { DragFigures } from './drag-figures'

/** Medians of one timeline at one size of plan; milliseconds. */
export interface FlowFigures {
  readonly competitor: string
  readonly tacticCount: number
  readonly readyMs: number
  /** First and third quartile of `readyMs`: how noisy the run was. */
  readonly readyQuartilesMs: readonly [number, number]
  readonly collapseMs: number
  readonly expandMs: number
  readonly zoomOutMs: number
  readonly zoomInMs: number
  /** null for a timeline without sums. */
  readonly editMs: number | null
  readonly nodes: number
  readonly heapMegabytes: number
}

/** Both directions of a scripted scroll at one size of plan. */
export interface FlowScrollFigures {
  readonly competitor: string
  readonly tacticCount: number
  readonly across: ScrollFigures
  readonly down: ScrollFigures
  /** Of 200 in both directions. */
  readonly blankFrames: number | null
}

/** The timelines side by side. */
export interface FlowResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly rows: number
  readonly sections: number
  readonly figures: readonly FlowFigures[]
  readonly scrolls: readonly FlowScrollFigures[]
  readonly drags: readonly DragFigures[]
  /** Without the libraries that every competitor shares; the floor has no entry. */
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
  /** Peers that did not show the plan correctly, with their difference. */
  readonly leftOut: readonly { readonly competitor: string; readonly reason: string }[]
}
