/** Medians over drags at one size of plan; milliseconds. */
export interface DragFigures {
  readonly competitor: string
  readonly tacticCount: number
  readonly p95Ms: number
  readonly longestMs: number
  /** Of a drag of 60 moves. */
  readonly droppedFrames: number
}
