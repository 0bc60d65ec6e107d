import { createContext } from 'react'
import { useRequired } from '../platform/use-required'
import type { Preferences } from './preferences'

/** Provides what the browser stores for the person; see {@link usePreferences}. */
export const PreferencesContext = createContext<Preferences | null>(null)

/** What the browser stores for the person. */
export function usePreferences(): Preferences {
  return useRequired(
    PreferencesContext,
    'Preferences are missing, so nothing is remembered. Put PreferencesContext around the component.',
  )
}
