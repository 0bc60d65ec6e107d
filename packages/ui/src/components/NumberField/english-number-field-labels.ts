import type { NumberFieldLabels } from './number-field-props'

/** The labels of a `NumberField` in English. */
export const englishNumberFieldLabels: NumberFieldLabels = {
  increase: 'Increase',
  decrease: 'Decrease',
  unreadable: 'Enter a number.',
  tooSmall: ({ min }) => `Enter ${min} or more.`,
  tooLarge: ({ max }) => `Enter ${max} or less.`,
}
