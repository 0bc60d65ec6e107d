import type { NumberFieldTexts } from './number-field-props'

/** The texts of a `NumberField` in English. */
export const englishNumberFieldTexts: NumberFieldTexts = {
  increase: 'Increase',
  decrease: 'Decrease',
  unreadable: 'Enter a number.',
  tooSmall: ({ min }) => `Enter ${min} or more.`,
  tooLarge: ({ max }) => `Enter ${max} or less.`,
}
