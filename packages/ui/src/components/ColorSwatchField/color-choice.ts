/** A color that can be chosen. */
export interface ColorChoice {
  /** `#RRGGBB` in capitals. */
  readonly value: string
  /** Its name; shown and read by screen readers. */
  readonly name: string
}
