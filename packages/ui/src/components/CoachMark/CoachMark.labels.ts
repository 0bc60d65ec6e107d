/** The labels of a coach mark. */
export interface CoachMarkLabels {
  /** Label of the close button in the corner. */
  close: string
  /** The button that ends the tour before its last mark. */
  skip: string
  back: string
  next: string
  /** The button of the last mark, in place of `next`. */
  done: string
  /** Shown beside the buttons; `number` counts from 1. */
  position: (mark: { number: number; count: number }) => string
  /** Announced with each mark. */
  announcedPosition: (mark: { number: number; count: number }) => string
}

/** The labels in English. */
export const englishCoachMarkLabels: CoachMarkLabels = {
  close: 'Close',
  skip: 'Skip tour',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  position: ({ number, count }) => `${number} of ${count}`,
  announcedPosition: ({ number, count }) => `Step ${number} of ${count}`,
}
