import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useState } from 'react'
import { stepsOnScreen, type TourStep } from './tour-steps'

/** The screen has drawn what the tour is about when nothing was added for that long, in ms. */
export const SETTLED_MS = 400

/** In a busy browser the tour begins with what is there by then, in ms. */
const LATEST_MS = 5000

/**
 * The steps of the tour whose elements are on the screen, once it is drawn and nothing is open
 * over it; null until then. They stay the same from then on, so that the count does not change.
 */
export function useStepsOfScreen(steps: readonly TourStep[]): readonly TourStep[] | null {
  const [found, setFound] = useState<readonly TourStep[] | null>(null)
  const isModalOpen = useIsModalOpen()
  const isWaiting = found === null && !isModalOpen
  useEffect(() => {
    if (!isWaiting) return undefined
    let before = ''
    let waited = 0
    const timer = setInterval(() => {
      waited += SETTLED_MS
      const now = stepsOnScreen(steps)
      const ids = now.map(({ id }) => id).join()
      const hasMany = now.length > steps.filter(({ find }) => find === undefined).length
      if ((ids === before && hasMany) || waited >= LATEST_MS) setFound(now)
      before = ids
    }, SETTLED_MS)
    return () => {
      clearInterval(timer)
    }
  }, [isWaiting, steps])
  return found
}
