import { isApiError, type PlanListEntry } from '@throughline/api-client'
import { PLAN_MESSAGES, planRenamedMeanwhile } from '@throughline/domain/messages'
import { withCause } from '../../data/failure-cause'
import { planIn, useRenamePlan } from '../../data/plan-admin'
import { useShowToast } from '../../platform/ToastProvider'

/** Gives a plan another name. @returns why it was refused; undefined when it was not */
export type RenamePlan = (plan: PlanListEntry, name: string) => Promise<string | undefined>

/** Renames plans of an account, and says what became of it. */
export function usePlanRename(accountId: number): RenamePlan {
  const renamePlan = useRenamePlan(accountId)
  const showToast = useShowToast()
  return async (plan, name) => {
    try {
      await renamePlan({ plan, name })
    } catch (error) {
      // The list has been read again: the next attempt is measured against the other name.
      const theirs = isApiError(error, 'conflict') ? planIn(error.failure.current) : null
      return theirs === null
        ? withCause(PLAN_MESSAGES.updateFailed, error)
        : `${PLAN_MESSAGES.updateFailed} ${planRenamedMeanwhile(theirs.name)}`
    }
    showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
    return undefined
  }
}
