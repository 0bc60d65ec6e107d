/** The labels in English. */
export const englishStepperLabels = {
  /** After a finished step. */
  done: 'done',
  /** After a step with an error. */
  error: 'needs attention',
  /** After a future step. */
  upcoming: 'to do',
}

/** The labels that screen readers read after the title of a step. */
export interface StepperLabels extends Readonly<typeof englishStepperLabels> {}
