import { createContext, type ComponentType, type ReactNode } from 'react'
import { useRequired } from '../platform/use-required'
import type { SettingsScreenProps } from './settings-screen-props'

/** The step of the setup that shows a settings screen, instead of a separate page. */
interface SettingsStep {
  /** Renders the step around the props that the screen passes to `SettingsScreen`. */
  readonly Page: ComponentType<SettingsScreenProps>
  /**
   * Label of the button to the next step, such as "Continue". A screen with one save for all fields
   * saves first.
   */
  readonly nextLabel: string
  readonly onNext: () => void
}

/** Frame of every settings screen of a plan. */
export interface SettingsFrame {
  readonly planName: string
  /** Links to the settings of the plan. */
  readonly navigation: ReactNode
  /** The search across settings, before the button that closes them. */
  readonly search: ReactNode
  /** Leaves the settings for the page from which the user opened them. */
  readonly close: () => void
  /** @default the screen is a separate page */
  readonly step?: SettingsStep
}

/** Provides the frame of a settings screen. */
export const SettingsFrameContext = createContext<SettingsFrame | null>(null)

/** Returns the frame of the settings screen. */
export function useSettingsFrame(): SettingsFrame {
  return useRequired(
    SettingsFrameContext,
    'A settings screen has no frame. Render it below SettingsFrameContext.',
  )
}
