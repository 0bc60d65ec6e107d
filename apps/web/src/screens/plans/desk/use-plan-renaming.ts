import { refuseLength } from '@throughline/domain/names'
import { isApiError, type PlanListEntry } from '@throughline/api-client'
import { PLAN_MESSAGES, planRenamedMeanwhile } from '@throughline/domain/messages'
import { useMemo, useState } from 'react'
import { withCause } from '../../../data/failure-cause'
import { planIn, useRenamePlan } from '../../../data/plan-admin'
import type { TellOfForm } from '../../../forms'
import { useUnsavedText } from '../../../forms'
import { useShowToast } from '../../../platform/ToastProvider'

/** Plan whose name the user edits, as stored when editing began or at the last refusal. */
type Renamed = Pick<PlanListEntry, 'id' | 'version' | 'name'>

/**
 * Renames one plan of the list at a time, in its row. It sends no unchanged name. If another user
 * has renamed the plan meanwhile, it reports their name once and retains the typed name.
 */
export function usePlanRenaming(accountId: number, tell: TellOfForm) {
  const renamePlan = useRenamePlan(accountId)
  const showToast = useShowToast()
  const [plan, setPlan] = useState<Renamed | null>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { onUnsavedChange } = useUnsavedText('plan name', tell)
  const type = (name: string, before: string) => {
    setTyped(name)
    onUnsavedChange({ hasUnsaved: name.trim() !== before })
  }
  const end = () => {
    setPlan(null)
    onUnsavedChange({ hasUnsaved: false })
  }
  const refuse = (failure: unknown, { id }: Renamed) => {
    const theirs = isApiError(failure, 'conflict') ? planIn(failure.failure.current) : null
    if (theirs === null) {
      setError(withCause(PLAN_MESSAGES.updateFailed, failure))
      return
    }
    // The next save replaces the version that the message names.
    setPlan({ id, ...theirs })
    setError(`${PLAN_MESSAGES.updateFailed} ${planRenamedMeanwhile(theirs.name)}`)
  }
  const save = async () => {
    if (plan === null || isBusy) return
    const name = typed.trim()
    const problem = name === '' ? PLAN_MESSAGES.nameRequired : refuseLength(name)
    if (problem !== undefined) {
      setError(problem)
      return
    }
    if (name === plan.name) {
      end()
      return
    }
    setIsBusy(true)
    setError(null)
    try {
      await renamePlan({ plan, name })
      showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
      end()
    } catch (failure) {
      refuse(failure, plan)
    } finally {
      setIsBusy(false)
    }
  }
  const edit = useMemo(
    () =>
      plan === null
        ? null
        : { rowId: plan.id, isBusy, ...(error === null ? null : { errors: { plan: error } }) },
    [plan, isBusy, error],
  )
  return {
    /** The edited row, for the table. */
    edit,
    typed,
    type: (name: string) => {
      setError(null)
      type(name, plan?.name ?? '')
    },
    begin: ({ id, version, name }: PlanListEntry) => {
      setPlan({ id, version, name })
      setError(null)
      type(name, name)
    },
    save,
    cancel: end,
  }
}
