import { createContext, type ComponentType, type ReactNode } from 'react'
import { useRequired } from '../platform/use-required'
import type { SettingsScreenProps } from './settings-screen-props'

/** A settings screen as one step of a task, instead of the page of its own. */
interface SettingsStep {
  /** Draws the step around what the screen hands to `SettingsScreen`. */
  readonly Page: ComponentType<SettingsScreenProps>
  /** The button that goes on, such as "Continue"; a screen that is saved as a whole saves first. */
  readonly nextLabel: string
  readonly onNext: () => void
}

/** What is around every settings screen of a plan. */
export interface SettingsFrame {
  readonly planName: string
  /** Links to the settings of the plan. */
  readonly navigation: ReactNode
  /** The search across settings, before the button that closes them. */
  readonly search: ReactNode
  /** Leaves the settings for the page from which they were opened. */
  readonly close: () => void
  /** @default the screen is a page of its own */
  readonly step?: SettingsStep
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
