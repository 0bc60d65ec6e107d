import type { PlanDetail } from '@throughline/api-client'
import { CoachMark, englishCoachMarkLabels } from '@throughline/ui/CoachMark'
import { useState } from 'react'
import { usePlan } from '../../data/plans'
import { tourStepsOf, type TourStep } from './tour-steps'
import { useStepsOfScreen } from './use-steps-of-screen'

export interface TourProps {
  readonly planId: number
  readonly onEnd: () => void
}

/** The quick-start tour over the calendar of a plan. */
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
      // What a step is about may be drawn anew while the tour goes on.
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
