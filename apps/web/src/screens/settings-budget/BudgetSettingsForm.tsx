import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import type { Budget } from '@throughline/domain/budget'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '@throughline/api-client'
import { useBudgetWrites, type StoredBudgets } from '../../data/budget-writes'
import { noProblem, problemOfError, useForm, useLeaveGuard } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { SaveBar, SettingsScreen, useHashTarget, useSettingsFrame } from '../../settings'
import {
  budgetsToArchive,
  changeOf,
  isUnchanged,
  mergeBudgets,
  validateBudgets,
  valuesOf,
  type BudgetValues,
} from './budget-form-model'
import { BudgetSections } from './BudgetSections'
import { archivingText, RESTORED_TEXT } from './budget-texts'
import { HowItWorks } from './HowItWorks'

export interface BudgetSettingsFormProps {
  readonly title: string
  readonly description: string
  readonly stored: StoredBudgets
  readonly canEdit: boolean
}

/** Form of the budget settings, with one save for all fields. */
export function BudgetSettingsForm({
  title,
  description,
  stored,
  canEdit,
}: BudgetSettingsFormProps) {
  const showToast = useShowToast()
  const { close } = useSettingsFrame()
  const { save, remove, readNewest } = useBudgetWrites(stored.plan.id)
  const form = useForm<BudgetValues, StoredBudgets>({
    initialValues: valuesOf(stored),
    stored,
    valuesOf,
    merge: mergeBudgets,
    isReadOnly: !canEdit,
    validate: validateBudgets,
    isChanged: (values, base) => base !== null && !isUnchanged(values, base),
    canSubmit: (values, base) => base !== null && !isUnchanged(values, base),
    onSubmit: ({ values, stored: base }) => save(changeOf(values, base ?? stored)),
    onSaved: () => {
      showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
      close()
    },
    problemOf: (error) => {
      const theirs = isApiError(error, 'conflict') ? readNewest() : null
      if (theirs !== null) return { ...noProblem, theirs }
      const problem = problemOfError(error, {
        fieldNames: {
          name: 'name',
          value: 'totalDollars',
          startDate: 'startDay',
          endDate: 'endDay',
        },
        fallback: '',
      })
      const message = `${PLAN_MESSAGES.updateFailed} ${problem.message ?? ''}`.trim()
      return problem.message === null ? problem : { ...problem, message }
    },
  })
  // Follows the changes of other users. It pauses during a save, which reads its own changes, and
  // while the user has a message or a choice about the last save.
  const { isSaving, message, theirs } = form
  const isFollowing = !isSaving && message === null && theirs === null
  const followStored = useEffectEvent((newest: StoredBudgets) => {
    form.follow(newest)
  })
  useEffect(() => {
    if (isFollowing) followStored(stored)
  }, [stored, isFollowing])

  const guard = useLeaveGuard({ form, onClose: close })
  const [budgetsInQuestion, setBudgetsInQuestion] = useState<readonly Budget[]>([])
  const submit = () => {
    const toArchive = budgetsToArchive(form.values(), form.stored ?? stored)
    if (toArchive.length === 0 || !form.canSubmit) form.submit()
    else setBudgetsInQuestion(toArchive)
  }
  const closeQuestion = () => {
    setBudgetsInQuestion([])
  }
  const askingForm = { ...form, submit, formProps: { ...form.formProps, onSubmit: submit } }
  useHashTarget({
    // While budgets are off, the form has no such fields.
    reveal: (fragment) =>
      fragment === 'how-it-works' || stored.plan.useBudgets ? fragment : 'use-budgets',
  })
  return (
    <SettingsScreen
      title={title}
      description={description}
      width="narrow"
      state={{ status: 'ready' }}
      actions={<HowItWorks />}
      readOnlyReason={canEdit ? null : 'Only plan admins can change the budget.'}
      saveBar={<SaveBar form={askingForm} onCancel={guard.close} />}
      onClose={guard.close}
    >
      <BudgetSections form={askingForm} stored={stored} onDelete={remove} />
      {budgetsInQuestion.length === 0 ? null : (
        <ConfirmDialog
          isOpen
          title="Switch budgets off?"
          confirmLabel="Archive and switch off"
          cancelLabel="Cancel"
          closeLabel="Close"
          isDestructive
          onConfirm={() => {
            closeQuestion()
            form.submit()
          }}
          onCancel={closeQuestion}
        >
          {archivingText('This', budgetsInQuestion)} {RESTORED_TEXT}
        </ConfirmDialog>
      )}
      {guard.question}
    </SettingsScreen>
  )
}
