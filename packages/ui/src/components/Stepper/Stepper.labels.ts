import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishStepperLabels = defineLabels('Stepper', () => ({
  /** After a finished step. */
  done: 'done',
  /** After a step with an error. */
  error: 'needs attention',
  /** After a future step. */
  upcoming: 'to do',
}))

/** The labels that screen readers read after the title of a step. */
export interface StepperLabels extends Readonly<typeof englishStepperLabels> {}
