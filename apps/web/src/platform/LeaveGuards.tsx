import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'

/** Form that can ask before the user goes to another URL. */
export interface LeaveGuard {
  /** Unique among the mounted guards. */
  readonly id: string
  /** Returns whether this navigation would lose changes. */
  readonly isAsking: BlockerFunction
  /** Discards the changes, because the user leaves. */
  readonly leave: () => void
}

/** Guards of all mounted forms, and the navigation that waits for an answer. */
interface LeaveGuardState {
  /** @returns a function that removes the guard */
  readonly add: (guard: LeaveGuard) => () => void
  /** Id of the guard that shows the question of the waiting navigation; null if none waits. */
  readonly askingId: string | null
  /** How many forms the waiting navigation would close with changes. */
  readonly askingCount: number
  /** Discards the changes of all these forms, and navigates. */
  readonly proceed: () => void
  readonly stay: () => void
}

export const LeaveGuardContext = createContext<LeaveGuardState | null>(null)

/**
 * Asks all mounted forms before a navigation. The router supports one blocker only: with one per
 * form, it would ask the last form and lose the changes of the others.
 */
export function LeaveGuards({ children }: { readonly children: ReactNode }) {
  const guardsRef = useRef(new Set<LeaveGuard>())
  const [waiting, setWaiting] = useState<readonly LeaveGuard[]>([])
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => {
      const asking = [...guardsRef.current].filter(({ isAsking }) => isAsking(navigation))
      setWaiting(asking)
      return asking.length > 0
    }, []),
  )
  const add = useCallback((guard: LeaveGuard) => {
    guardsRef.current.add(guard)
    return () => {
      guardsRef.current.delete(guard)
      setWaiting((before) =>
        before.includes(guard) ? before.filter((one) => one !== guard) : before,
      )
    }
  }, [])
  const isUnanswered = blocker.state === 'blocked' && waiting.length === 0
  useEffect(() => {
    // The form with the question was unmounted.
    if (isUnanswered) blocker.reset?.()
  }, [isUnanswered, blocker])
  const state = useMemo(
    (): LeaveGuardState => ({
      add,
      askingId: blocker.state === 'blocked' ? (waiting[0]?.id ?? null) : null,
      askingCount: waiting.length,
      proceed: () => {
        for (const guard of waiting) guard.leave()
        blocker.proceed?.()
      },
      stay: () => {
        blocker.reset?.()
      },
    }),
    [add, blocker, waiting],
  )
  return <LeaveGuardContext value={state}>{children}</LeaveGuardContext>
}
