import { createContext } from 'react'
import { useRequired } from '../../platform/use-required'

/** How one goes on from the step on show. */
export interface SetupFrame {
  /** "Continue", or "Finish" on the last step. */
  readonly nextLabel: string
  /** The step is done: to the next one, or out of the setup. */
  readonly goOn: () => void
  /** To the next step, with nothing done; null on the last one. */
  readonly skip: (() => void) | null
  readonly goBack: () => void
  /** Said above the step; null for nothing. */
  readonly notice: string | null
  /** Index of the button of the step's foot that has the focus; null for none. */
  readonly focusedButton: () => number | null
  readonly setFocusedButton: (index: number | null) => void
}

/** Provides the way on to the pages of the steps. */
export const SetupFrameContext = createContext<SetupFrame | null>(null)

/** How one goes on from the step on show. */
export function useSetupFrame(): SetupFrame {
  return useRequired(
    SetupFrameContext,
    'A step of the setup has no way on. Render it below SetupWizard.',
  )
}
