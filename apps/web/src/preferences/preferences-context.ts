import { createContext, useMemo } from 'react'
import { useRequired } from '../platform/use-required'
import type { KeyValueStore } from './key-value-store'
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

/**
 * What the browser stores for one part of the app, which the first screen does not load.
 *
 * @param create the same function each time, such as `createFlowPreferences`
 */
export function useStoredPreferences<Stored>(create: (store: KeyValueStore) => Stored): Stored {
  const { store } = usePreferences()
  return useMemo(() => create(store), [create, store])
}
