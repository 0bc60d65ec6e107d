import { useEffect, useReducer } from 'react'

import { stepWaiting, waitingTimeMs, type Waiting, type WaitingTiming } from './waiting'

const quiet: Waiting = { phase: 'quiet' }

/**
 * Whether to show a waiting indicator: not before `delayMs`, and then for at least
 * `minimumMs`, so that it does not flash.
 *
 * @param isWaiting something is in progress
 * @param timing by default a delay of 500 ms and a minimum of 300 ms
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
