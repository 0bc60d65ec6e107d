import { useEffect, useReducer } from 'react'

import { stepWaiting, waitingTimeMs, type Waiting, type WaitingTiming } from './waiting'

const quiet: Waiting = { phase: 'quiet' }

/**
 * Whether to show that something takes longer: not before `delayMs`, and then
 * for at least `minimumMs`, so that nothing flashes.
 *
 * @param isWaiting something is under way
 * @param timing 500 ms until it shows, then 300 ms at least, unless told otherwise
 */
export function useWaiting(
  isWaiting: boolean,
  { delayMs = 500, minimumMs = 300 }: Partial<WaitingTiming> = {},
): boolean {
  const [waiting, send] = useReducer(stepWaiting, quiet)
  useEffect(() => {
    send(isWaiting ? 'begin' : 'end')
  }, [isWaiting])
  const { phase } = waiting
  useEffect(() => {
    const timeMs = waitingTimeMs(phase, { delayMs, minimumMs })
    if (timeMs === null) return undefined
    const timer = setTimeout(() => {
      send('pass')
    }, timeMs)
    return () => {
      clearTimeout(timer)
    }
  }, [phase, delayMs, minimumMs])
  return phase === 'shown' || phase === 'seen'
}
