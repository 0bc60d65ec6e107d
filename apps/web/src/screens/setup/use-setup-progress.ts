import { useCallback, useMemo, useState } from 'react'
import { usePreferences } from '../../preferences/preferences-context'
import { createSetupPreferences, type SetupProgress } from '../../preferences/setup-preferences'
import { useSessionDetails } from '../../session/use-session'
import type { SetupStep } from './setup-steps'

/** Returns the user's progress in the setup of a plan, which the browser stores. */
export function useSetupProgress(planId: number): {
  readonly progress: SetupProgress
  readonly stopAt: (step: SetupStep) => void
  readonly finish: (step: SetupStep) => void
} {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const stored = useMemo(
    () => createSetupPreferences(store, user.id, planId),
    [store, user.id, planId],
  )
  const [progress, setProgress] = useState(stored.read)
  const change = useCallback(
    (changed: Partial<SetupProgress>) => {
      const next = { ...stored.read(), ...changed }
      stored.write(next)
      setProgress(next)
    },
    [stored],
  )
  const stopAt = useCallback(
    (step: SetupStep) => {
      change({ stoppedAt: step })
    },
    [change],
  )
  return {
    progress,
    stopAt,
    finish: (step) => {
      change({ done: [...new Set([...stored.read().done, step])] })
    },
  }
}
