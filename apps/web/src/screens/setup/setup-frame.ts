import { createContext } from 'react'
import { useRequired } from '../../platform/use-required'

/** How one goes on from the step on show. */
export interface SetupFrame {
  /** "Continue", or "Finish" on the last step. */
  readonly nextLabel: string
  /** The step is done: to the next one, or out of the setup. */
  readonly goOn: () => void
  /** Said above the step; null for nothing. */
  readonly notice: string | null
  /** Where the button that goes on is drawn, beside those of the setup; null until it is there. */
  readonly foot: HTMLElement | null
  /** Whether the button that goes on from this step has the focus. */
  readonly hasFocus: () => boolean
  readonly setFocus: (hasFocus: boolean) => void
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
