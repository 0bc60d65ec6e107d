/** The file of a flow. */
export interface ExportedFlow {
  readonly blob: Blob
  /**
   * Points of a picture for each pixel of the screen, > 0; less than 1 where the flow is larger
   * than any picture that browsers draw. Null for a PDF, which has no limit.
   */
  readonly scale: number | null
}
