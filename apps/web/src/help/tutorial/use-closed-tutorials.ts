import { useMemo } from 'react'
import { useTutorialRecords, type RoleTutorial } from '../../data/tutorials'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { createTutorialPreferences } from '../../preferences/tutorial-preferences'

/**
 * The tutorials that a person has closed. What the server could not record stays in the browser,
 * and is sent again when the plan is opened the next time.
 */
export function useClosedTutorials(userId: number) {
  const records = useTutorialRecords(userId)
  const preferences = useStoredPreferences(createTutorialPreferences)
  return useMemo(() => {
    const record = async (tutorial: RoleTutorial) => {
      preferences.setUnrecorded(userId, tutorial, true)
      try {
        await records.record(tutorial)
        preferences.setUnrecorded(userId, tutorial, false)
      } catch {
        // Nobody can do anything about it: it is sent again the next time.
      }
    }
    return {
      record,
      /** Rejects when the server does not say. */
      isClosed: async (tutorial: RoleTutorial, signal: AbortSignal) => {
        if (!preferences.isUnrecorded(userId, tutorial)) {
          return records.isObserved(tutorial, signal)
        }
        await record(tutorial)
        return true
      },
    }
  }, [records, preferences, userId])
}
