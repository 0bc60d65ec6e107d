import { isApiError, type PlanListEntry } from '@throughline/api-client'
import { PLAN_MESSAGES, planRenamedMeanwhile } from '@throughline/domain/messages'
import { withCause } from '../../data/failure-cause'
import { planIn, useRenamePlan } from '../../data/plan-admin'
import { useShowToast } from '../../platform/ToastProvider'

/** Renames a plan. @returns why the server refused; undefined on success */
export type RenamePlan = (plan: PlanListEntry, name: string) => Promise<string | undefined>

/** Returns a function that renames plans of an account and shows the result in a toast. */
export function usePlanRename(accountId: number): RenamePlan {
  const renamePlan = useRenamePlan(accountId)
  const showToast = useShowToast()
  return async (plan, name) => {
    try {
      await renamePlan({ plan, name })
    } catch (error) {
      // The list has loaded again, so the next attempt replaces the other user's name.
      const theirs = isApiError(error, 'conflict') ? planIn(error.failure.current) : null
      return theirs === null
        ? withCause(PLAN_MESSAGES.updateFailed, error)
        : `${PLAN_MESSAGES.updateFailed} ${planRenamedMeanwhile(theirs.name)}`
    }
    showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
    return undefined
  }
}
