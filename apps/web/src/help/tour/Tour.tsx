import type { PlanDetail } from '@throughline/api-client'
import { CoachMark, englishCoachMarkLabels } from '@throughline/ui/CoachMark'
import { useState, useEffect } from 'react'
import { useIsModalOpen } from '@throughline/ui/Dialog'

import { usePlan } from '../../data/plans'
import { tourStepsOf, stepsOnScreen } from './tour-steps'
import type { TourStep } from './tour-steps'

/**
 * Pause between two looks at the screen, in milliseconds. If the second finds the same elements,
 * the screen has rendered.
 */
export const SETTLED_MS = 400

/**
 * Longest wait for the screen, in milliseconds. The tour then begins with the elements that exist.
 */
const LATEST_MS = 5000

/**
 * Returns the steps of the tour whose elements are on the screen; null until the screen has
 * rendered and no dialog is open. The steps stay the same from then on, so their count does not
 * change.
 */
function useStepsOfScreen(steps: readonly TourStep[]): readonly TourStep[] | null {
  const [match, setMatches] = useState<readonly TourStep[] | null>(null)
  const isModalOpen = useIsModalOpen()
  const isWaiting = match === null && !isModalOpen
  useEffect(() => {
    if (!isWaiting) return undefined
    let before = ''
    let waited = 0
    const timer = setInterval(() => {
      waited += SETTLED_MS
      const now = stepsOnScreen(steps)
      const ids = now.map(({ id }) => id).join()
      const hasMany = now.length > steps.filter(({ find }) => find === undefined).length
      if ((ids === before && hasMany) || waited >= LATEST_MS) setMatches(now)
      before = ids
    }, SETTLED_MS)
    return () => {
      clearInterval(timer)
    }
  }, [isWaiting, steps])
  return match
}

export interface TourProps {
  readonly planId: number
  readonly onEnd: () => void
}

/** Quick-start tour of the calendar of a plan. */
export function Tour({ planId, onEnd }: TourProps) {
  const plan = usePlan(planId)
  return plan.data === undefined ? null : <TourOfPlan plan={plan.data} onEnd={onEnd} />
}

function TourOfPlan({ plan, onEnd }: { readonly plan: PlanDetail; readonly onEnd: () => void }) {
  const [allSteps] = useState(() =>
    tourStepsOf({
      planName: plan.name,
      level: plan.access.level,
      canAddTactics: plan.access.canAddTactics,
    }),
  )
  const steps = useStepsOfScreen(allSteps)
  return steps === null ? null : <TourMarks steps={steps} onEnd={onEnd} />
}

function TourMarks({
  steps,
  onEnd,
}: {
  readonly steps: readonly TourStep[]
  readonly onEnd: () => void
}) {
  const [index, setIndex] = useState(0)
  const step = steps[index]
  if (step === undefined) return null
  return (
    <CoachMark
      // React may replace the element of a step during the tour.
      anchor={step.find?.() ?? null}
      title={step.title}
      index={index}
      count={steps.length}
      placement={step.placement ?? 'bottom-center'}
      labels={englishCoachMarkLabels}
      onBack={() => {
        setIndex(index - 1)
      }}
      onNext={() => {
        if (index === steps.length - 1) onEnd()
        else setIndex(index + 1)
      }}
      onSkip={onEnd}
      onClose={onEnd}
    >
      {step.text}
    </CoachMark>
  )
}
