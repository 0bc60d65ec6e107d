import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ROLE_LEVELS, levelOfRole, roleGuideOf, strongestRoleId } from '@throughline/domain/access'
import type { RoleGuide } from '@throughline/domain/access'

import { useShowToast } from '../platform/ToastProvider'
import { guidePath } from '../shell/guide-path'
import { answerHelp, helpRequested, subscribeToHelp } from '../shell/open-help'
import { Tour } from './tour/Tour'
import { useTour } from './tour/use-tour'
import { RoleTutorial } from './tutorial/RoleTutorial'
import { usePlan } from '../data/plans'
import { idFromRoute, useActiveAccount, useSessionDetails } from '../session/use-session'

const feedback = createLazyModule(() => import('./feedback/FeedbackDialog'))

/** Feedback dialog, tutorial and tour, in the shell of the app. */
export function Help() {
  const navigate = useNavigate()
  const guide = useRoleGuide()
  const tour = useTour()
  const requested = useSyncExternalStore(subscribeToHelp, helpRequested)
  const lead = useEffectEvent((request: 'tour' | 'role-guide') => {
    answerHelp()
    if (request === 'tour') tour.start()
    else void navigate(guidePath(guide))
  })
  useEffect(() => {
    if (requested === 'tour' || requested === 'role-guide') lead(requested)
  }, [requested])
  const isFeedbackOpen = requested === 'feedback'
  return (
    <>
      {isFeedbackOpen ? <Feedback /> : null}
      {tour.planId === null ? null : (
        <Tour key={tour.planId} planId={tour.planId} onEnd={tour.end} />
      )}
      <RoleTutorial isBlocked={isFeedbackOpen || tour.planId !== null || tour.wasAccepted} />
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

/** Returns the guide for the user's role: on the current plan, or else in the account. */
function useRoleGuide(): RoleGuide {
  const { user, roles } = useSessionDetails()
  const account = useActiveAccount()
  const plan = usePlan(idFromRoute(useParams()['planId']))
  if (plan.data !== undefined) return roleGuideOf(plan.data.access.level)
  if (account?.ownerId === user.id) return 'account-owner'
  const current = roles.flatMap(({ accountId, roleId }) =>
    accountId === account?.id ? [roleId] : [],
  )
  const strongest = strongestRoleId(current)
  return roleGuideOf(strongest === null ? ROLE_LEVELS.viewer : levelOfRole(strongest))
}
