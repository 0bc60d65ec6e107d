/** The labels of a `NumberField` in English. */
export const englishNumberFieldLabels = {
  /** Names the button that increases the number. */
  increase: 'Increase',
  /** Names the button that decreases the number. */
  decrease: 'Decrease',
  /** Error for a text that is not a number. */
  unreadable: 'Enter a number.',
  /** Error for less than the smallest number. */
  tooSmall: ({ min }: { min: string }) => `Enter ${min} or more.`,
  /** Error for more than the largest number. */
  tooLarge: ({ max }: { max: string }) => `Enter ${max} or less.`,
}

/** Labels of a `NumberField` except its own. Bounds are passed as the field formats them. */
export interface NumberFieldLabels extends Readonly<typeof englishNumberFieldLabels> {}
