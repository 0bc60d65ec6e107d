/** Labels of a `NumberField` except its own. Bounds are passed as the field formats them. */
export interface NumberFieldLabels {
  /** Names the button that increases the number. */
  readonly increase: string
  /** Names the button that decreases the number. */
  readonly decrease: string
  /** Error for a text that is not a number. */
  readonly unreadable: string
  /** Error for less than the smallest number. */
  readonly tooSmall: (bound: { min: string }) => string
  /** Error for more than the largest number. */
  readonly tooLarge: (bound: { max: string }) => string
}

/** The labels of a `NumberField` in English. */
export const englishNumberFieldLabels: NumberFieldLabels = {
  increase: 'Increase',
  decrease: 'Decrease',
  unreadable: 'Enter a number.',
  tooSmall: ({ min }) => `Enter ${min} or more.`,
  tooLarge: ({ max }) => `Enter ${max} or less.`,
}
