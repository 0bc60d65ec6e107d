import type { Circumstances } from './circumstances'

/** One direction of a scripted scroll; medians over visits. */
export interface ScrollFigures {
  readonly p95Ms: number
  /** Of 100. */
  readonly droppedFrames: number
}

/** Medians of one table; milliseconds. */
export interface TableFigures {
  readonly competitor: string
  readonly readyMs: number
  /** First and third quartile of `readyMs`: how noisy the run was. */
  readonly readyQuartilesMs: readonly [number, number]
  readonly editMs: number
  readonly expandAllMs: number
  /** null for a competitor that does not scroll. */
  readonly scroll: { readonly down: ScrollFigures; readonly across: ScrollFigures } | null
  /** Of 200 in both directions; null for a canvas and without scrolling. */
  readonly blankFrames: number | null
  readonly nodes: number
  readonly heapMegabytes: number
}

/** The tables side by side. */
export interface TableResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly TableFigures[]
  /** Without the libraries that every competitor shares; the floor has no entry. */
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
}

/** Medians of one field with many options; milliseconds. */
export interface SelectFigures {
  readonly competitor: string
  /** From the press to the frame that paints the last change. */
  readonly openMs: number
  /** A key pressed in the filter, to the frame that paints the last change. */
  readonly keyMs: number
  readonly keyP95Ms: number
  /** In the page while the list is open. */
  readonly nodes: number
}

/** The fields side by side. */
export interface SelectResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly SelectFigures[]
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
}

/** Medians of one editor with a long document; milliseconds. */
export interface TextFigures {
  readonly competitor: string
  readonly readyMs: number
  /** From the press to the first frame that paints a change. */
  readonly keyMs: number
  readonly keyP95Ms: number
  /** While typing and just after it; 0 if every task took less than 50 ms. */
  readonly longestTaskMs: number
  readonly nodes: number
}

/** The editors side by side. */
export interface TextResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly TextFigures[]
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
}

/** Medians of one editor of an item, on a processor made slower; milliseconds. */
export interface EditorFigures {
  readonly competitor: string
  /** The first time on a page, from the call to the first frame, which shows the whole window. */
  readonly openMs: number
  /** First and third quartile of `openMs`: how noisy the run was. */
  readonly openQuartilesMs: readonly [number, number]
  /** To the frame that paints the last change, below the window. */
  readonly openWholeMs: number
  /** Opened again, after it was closed. */
  readonly reopenMs: number
  readonly reopenWholeMs: number
  /** A key in the title, to the first frame that paints a change. */
  readonly titleKeyMs: number
  readonly titleKeyP95Ms: number
  /** A key in a custom field. */
  readonly fieldKeyMs: number
  readonly fieldKeyP95Ms: number
  readonly nodes: number
}

/** The editor of an item beside its floor. */
export interface EditorResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  /** How many times slower the processor was made. */
  readonly slowdown: number
  readonly figures: readonly EditorFigures[]
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
}

/** Medians of one kit and one kind of part. */
export interface MountFigures {
  readonly competitor: string
  readonly kind: string
  /** Of all parts together. */
  readonly milliseconds: number
  readonly nodes: number
}

/** One part of the kit, mounted often. */
export interface SpecimenFigures {
  readonly name: string
  readonly count: number
  readonly msPerPart: number
  readonly nodesPerPart: number
}

/** The kits side by side, and our own parts one by one. */
export interface MountResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly partCount: number
  readonly figures: readonly MountFigures[]
  readonly specimens: readonly SpecimenFigures[]
  /** The names of those that could not be mounted. */
  readonly failedSpecimens: readonly string[]
}
