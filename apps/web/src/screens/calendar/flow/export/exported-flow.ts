/** The file of a flow. */
export interface ExportedFlow {
  readonly blob: Blob
  /** The picture is smaller than it would be: a browser draws none that are larger. */
  readonly isReduced: boolean
}
