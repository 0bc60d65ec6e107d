import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishCoachMarkLabels = defineLabels('CoachMark', () => ({
  /** Label of the close button in the corner. */
  close: 'Close',
  /** The button that ends the tour before its last mark. */
  skip: 'Skip tour',
  back: 'Back',
  next: 'Next',
  /** The button of the last mark, in place of `next`. */
  done: 'Done',
  /** Shown beside the buttons; `number` counts from 1. */
  position: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  /** Announced with each mark. */
  announcedPosition: ({ number, count }: { number: number; count: number }) =>
    `Step ${number} of ${count}`,
}))

/** The labels of a coach mark. */
export interface CoachMarkLabels extends Readonly<typeof englishCoachMarkLabels> {}
