import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShowToast } from '../platform/ToastProvider'
import { guidePath } from '../shell/guide-path'
import { answerHelp, helpAsked, subscribeToHelp } from '../shell/open-help'
import { Tour } from './tour/Tour'
import { useTour } from './tour/use-tour'
import { RoleTutorial } from './tutorial/RoleTutorial'
import { useRoleGuide } from './use-role-guide'

const feedback = createLazyModule(() => import('./feedback/FeedbackDialog'))

/** Feedback, tutorials and the tour, where the shell has its place for them. */
export function Help() {
  const navigate = useNavigate()
  const guide = useRoleGuide()
  const tour = useTour()
  const asked = useSyncExternalStore(subscribeToHelp, helpAsked)
  const lead = useEffectEvent((request: 'tour' | 'role-guide') => {
    answerHelp()
    if (request === 'tour') tour.start()
    else void navigate(guidePath(guide))
  })
  useEffect(() => {
    if (asked === 'tour' || asked === 'role-guide') lead(asked)
  }, [asked])
  const isFeedbackOpen = asked === 'feedback'
  return (
    <>
      {isFeedbackOpen ? <Feedback /> : null}
      {tour.planId === null ? null : (
        <Tour key={tour.planId} planId={tour.planId} onEnd={tour.end} />
      )}
      <RoleTutorial isHeld={isFeedbackOpen || tour.planId !== null || tour.wasTaken} />
    </>
  )
}

function Feedback() {
  const showToast = useShowToast()
  const loaded = useLazyModule(feedback)
  useEffect(() => {
    feedback.load()
  }, [])
  const isFailed = loaded.status === 'failed'
  useEffect(() => {
    if (!isFailed) return
    showToast({
      tone: 'error',
      text: 'The form could not be loaded. Check your connection and try again.',
    })
    answerHelp()
  }, [isFailed, showToast])
  if (loaded.status !== 'ready') return null
  const { FeedbackDialog } = loaded.value
  return <FeedbackDialog onClose={answerHelp} />
}
