/** The labels that screen readers read after the title of a step. */
export interface StepperLabels {
  /** After a finished step. */
  done: string
  /** After a step with an error. */
  error: string
  /** After a future step. */
  upcoming: string
}

/** The labels in English. */
export const englishStepperLabels: StepperLabels = {
  done: 'done',
  error: 'needs attention',
  upcoming: 'to do',
}
