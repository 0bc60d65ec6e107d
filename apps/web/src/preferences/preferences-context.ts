import { createContext, useMemo } from 'react'
import { useRequired } from '../platform/use-required'
import type { KeyValueStore } from './key-value-store'
import type { Preferences } from './preferences'

/** Provides the user's preferences; see {@link usePreferences}. */
export const PreferencesContext = createContext<Preferences | null>(null)

/** Returns the user's preferences, which the browser stores. */
export function usePreferences(): Preferences {
  return useRequired(
    PreferencesContext,
    'Preferences are missing, so nothing is remembered. Put PreferencesContext around the component.',
  )
}

/**
 * Returns the preferences of one part of the app that the first screen does not load.
 *
 * @param create the same function each time, such as `createFlowPreferences`
 */
export function useStoredPreferences<Stored>(create: (store: KeyValueStore) => Stored): Stored {
  const { store } = usePreferences()
  return useMemo(() => create(store), [create, store])
}
