/** Where a step stands. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error'

/** What decides where a step stands. */
export interface StepFacts {
  readonly id: string
  /** Something in it needs attention. @default false */
  readonly hasError?: boolean
  /** Finished, whatever its place in the order. Without it: the steps before the current one are. */
  readonly isDone?: boolean
}

/**
 * Where each step stands. The current one stays current even with an error.
 *
 * @param currentId when it is none of them, nothing is current and nothing done
 *   by its place
 * @returns one state a step, in the same order
 */
export function stepStates(steps: readonly StepFacts[], currentId: string): readonly StepState[] {
  const current = steps.findIndex((step) => step.id === currentId)
  return steps.map((step, index) => {
    if (index === current) return 'current'
    if (step.hasError === true) return 'error'
    return (step.isDone ?? index < current) ? 'done' : 'upcoming'
  })
}
