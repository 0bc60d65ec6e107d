import { useRef, useState } from 'react'

/** An action that takes a while and runs once at a time. */
export interface Pending {
  readonly isPending: boolean
  /** Why the last one has failed; null when it has not. */
  readonly failure: string | null
  /** Starts an action, unless one is under way. */
  readonly run: (action: () => Promise<void> | void, failureText: string) => void
}

/**
 * Returns a function that runs actions one at a time and ignores requests meanwhile. Also returns
 * the failure of the last action.
 */
export function usePending(): Pending {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second click comes before the first has been rendered.
  const isRunningRef = useRef(false)

  const perform = async (action: () => Promise<void> | void, failureText: string) => {
    try {
      const outcome = action()
      if (outcome !== undefined) setIsPending(true)
      // Also of an action that is over at once: a second click may come in the same task.
      await outcome
    } catch {
      setFailure(failureText)
    } finally {
      isRunningRef.current = false
      setIsPending(false)
    }
  }
  return {
    isPending,
    failure,
    run: (action, failureText) => {
      if (isRunningRef.current) return
      isRunningRef.current = true
      setFailure(null)
      void perform(action, failureText)
    },
  }
}
