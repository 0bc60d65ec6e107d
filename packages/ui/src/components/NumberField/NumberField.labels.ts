import { defineLabels } from '@throughline/domain/locale'
/** The labels of a `NumberField` in English. */
export const englishNumberFieldLabels = defineLabels('NumberField', (locale) => ({
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
  /** Error for a text that can be read as several numbers, which are written as the field does. */
  ambiguous: ({ readings }: { readings: readonly string[] }) =>
    `This can be ${locale.list(readings, 'disjunction')}. Enter one of them.`,
}))

/** Labels of a `NumberField` except its own. Bounds are passed as the field formats them. */
export interface NumberFieldLabels extends Omit<
  Readonly<typeof englishNumberFieldLabels>,
  'ambiguous'
> {
  /** Error for a text that can be read as several numbers. @default that of `unreadable` */
  readonly ambiguous?: (typeof englishNumberFieldLabels)['ambiguous']
}
