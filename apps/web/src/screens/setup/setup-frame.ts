import { createContext } from 'react'
import { useRequired } from '../../platform/use-required'

/** The button to the next step, and the notice of the current step. */
export interface SetupFrame {
  /** Label of the button: "Continue", or "Finish" on the last step. */
  readonly nextLabel: string
  /** Marks the step as done, and opens the next one or leaves the setup. */
  readonly goOn: () => void
  /** Notice above the step; null for none. */
  readonly notice: string | null
  /**
   * Container for the button to the next step, beside the other buttons of the setup; null until it
   * has rendered.
   */
  readonly foot: HTMLElement | null
  /** Returns whether the button to the next step has the focus. */
  readonly hasFocus: () => boolean
  readonly setFocus: (hasFocus: boolean) => void
}

/** Provides the frame of the setup to the pages of the steps. */
export const SetupFrameContext = createContext<SetupFrame | null>(null)

/** The button to the next step, and the notice of the current step. */
export function useSetupFrame(): SetupFrame {
  return useRequired(
    SetupFrameContext,
    'A step of the setup has no way on. Render it below SetupWizard.',
  )
}
