import type { PlanListEntry } from '@throughline/api-client'
import { PLAN_ADMIN_MESSAGES, planFrozen, planUnfrozen } from '@throughline/domain/messages'
import { withCause } from '../../../data/failure-cause'
import { useFreezeAnyPlan } from '../../../data/plan-admin'
import { useShowToast } from '../../../platform/ToastProvider'
import { useReportedChange, useUndoStack } from '../../../undo'

/** Freezes and unfreezes plans of the list, says what that means, and takes it back on request. */
export function usePlanFreezing(accountId: number): (plan: PlanListEntry, freeze: boolean) => void {
  const freezePlan = useFreezeAnyPlan(accountId)
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plans:${accountId}`))
  const fail = (freeze: boolean, error: unknown) => {
    const { freezeFailed, unfreezeFailed } = PLAN_ADMIN_MESSAGES
    showToast({ tone: 'error', text: withCause(freeze ? freezeFailed : unfreezeFailed, error) })
  }
  const told = (name: string, freeze: boolean) =>
    ({ tone: 'success', text: freeze ? planFrozen(name) : planUnfrozen(name) }) as const
  return ({ id, name }, freeze) => {
    report({
      saving: freezePlan({ planId: id, freeze }),
      toast: told(name, freeze),
      takeBack: async () => {
        try {
          await freezePlan({ planId: id, freeze: !freeze })
          showToast(told(name, !freeze))
          return true
        } catch (error) {
          fail(!freeze, error)
          return false
        }
      },
    }).catch((error: unknown) => {
      fail(freeze, error)
    })
  }
}
