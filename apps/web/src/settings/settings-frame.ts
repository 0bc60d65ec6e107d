import { createContext, type ReactNode } from 'react'
import { useRequired } from '../platform/use-required'

/** What is around every settings screen of a plan. */
export interface SettingsFrame {
  readonly planName: string
  /** Links to the settings of the plan. */
  readonly navigation: ReactNode
  /** The search across settings, before the button that closes them. */
  readonly search: ReactNode
  /** Leaves the settings for the page from which they were opened. */
  readonly close: () => void
}

/** Provides what is around a settings screen. */
export const SettingsFrameContext = createContext<SettingsFrame | null>(null)

/** What is around the settings screen, and how it is closed. */
export function useSettingsFrame(): SettingsFrame {
  return useRequired(
    SettingsFrameContext,
    'A settings screen has no frame. Render it below SettingsFrameContext.',
  )
}
