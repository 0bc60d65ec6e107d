/** The state of a step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error'

/** The properties of a step that decide its state. */
export interface StepDetails {
  readonly id: string
  /** Something in it needs attention. @default false */
  readonly hasError?: boolean
  /** Whether it is finished. By default the steps before the current one are. */
  readonly isDone?: boolean
}

/**
 * The state of each step. The current one stays current even with an error.
 *
 * @param currentId if unknown, no step is current, and none is finished by its order
 * @returns one state a step, in the same order
 */
export function stepStates(steps: readonly StepDetails[], currentId: string): readonly StepState[] {
  const current = steps.findIndex((step) => step.id === currentId)
  return steps.map((step, index) => {
    if (index === current) return 'current'
    if (step.hasError === true) return 'error'
    return (step.isDone ?? index < current) ? 'done' : 'upcoming'
  })
}
