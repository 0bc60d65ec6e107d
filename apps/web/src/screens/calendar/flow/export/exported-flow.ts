/** File of an exported flow. */
export interface ExportedFlow {
  readonly blob: Blob
  /**
   * Pixels of the picture for each pixel of the screen, > 0. It is less than 1 if the flow is
   * larger than the largest picture of browsers. Null for a PDF, which has no limit.
   */
  readonly scale: number | null
}
