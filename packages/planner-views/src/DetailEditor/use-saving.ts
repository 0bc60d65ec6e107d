import { canSaveItemForm, changedParts } from '@throughline/domain/item-form'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { AfterSave, DetailEditorProps } from './DetailEditor.types'
import type { DetailEditorLabels } from './DetailEditor.labels'
import { noErrors, currentFaults, formErrors } from './model/form-errors'
import type { FormErrors } from './model/form-errors'
import { isSameMap, useSame } from '../host-input'
import type { FormState } from './use-form-state'
import { usePending } from './use-pending'

/** Whether and how the form is saved. */
export interface Saving {
  readonly hasChanges: boolean
  readonly canSave: boolean
  readonly isSaving: boolean
  /** Errors of the fields: those that the form finds, and those of the server. */
  readonly errors: FormErrors
  /** How often saving has stopped at errors. */
  readonly errorCount: number
  /** Why the whole was not saved, or not deleted; null when nothing has stopped it. */
  readonly refusal: string | null
  readonly save: (andThen: AfterSave) => void
  readonly stop: (reason: string | null) => void
}

/** Checks and saves the form, once for however many clicks. */
export function useSaving(
  props: DetailEditorProps & { labels: DetailEditorLabels },
  formState: FormState,
): Saving {
  const { values, before, item, context, labels } = props
  const { hasExtraChanges = false, isSaving = false, errorCount = 0, isDeleted = false } = props
  const { faults, hasPending, settle } = formState
  const [attempts, setAttempts] = useState({ count: 0, areErrorsVisible: false })
  const [refusal, setRefusal] = useState<string | null>(null)
  const pending = usePending()
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  const hasChanges =
    hasExtraChanges ||
    hasPending ||
    currentFaults(values, faults).size > 0 ||
    changedParts(values, before).length > 0
  const isComplete = values.title.trim() !== '' && values.tacticTypeId !== null
  // The user has to choose between two versions before saving.
  const hasConflict = (props.conflict ?? null) !== null
  const isSavable =
    canSaveItemForm(values, item === null || isDeleted ? null : before) ||
    (isComplete && hasChanges)
  const canSave = isSavable && !hasConflict
  const errors = useSame(useErrors(props, attempts.areErrorsVisible ? faults : null), isSameMap)

  const save = (andThen: AfterSave) => {
    if (isSaving || pending.isPending || hasConflict) return
    const settled = settle()
    setRefusal(null)
    if (formErrors(settled.values, settled.faults, context, labels).size > 0) {
      setAttempts(({ count }) => ({ count: count + 1, areErrorsVisible: true }))
      return
    }
    setAttempts(({ count }) => ({ count, areErrorsVisible: false }))
    const request = { values: settled.values, andThen }
    pending.run(() => {
      const { beforeSave, onSave } = latest.current
      if (beforeSave === undefined) return onSave(request)
      return askAndSave(
        async () => beforeSave(request),
        () => onSave(request),
      )
    }, labels.saveFailed)
  }
  const askAndSave = async (
    ask: () => Promise<boolean | string>,
    proceed: () => Promise<void> | void,
  ) => {
    const answer = await ask()
    if (answer === true) await proceed()
    else setRefusal(answer === false ? labels.stopped : answer)
  }
  // A message belongs to the save that failed. A later attempt that stops at fields replaces it.
  const failure = attempts.areErrorsVisible ? null : (props.message ?? pending.failure)
  return {
    hasChanges,
    canSave,
    isSaving: isSaving || pending.isPending,
    errors,
    errorCount: attempts.count + errorCount,
    refusal: failure ?? refusal,
    save,
    stop: setRefusal,
  }
}

/** Returns the errors that the form finds, once they are visible, and those of the server. */
function useErrors(
  { values, context, labels, errors: provided }: DetailEditorProps & { labels: DetailEditorLabels },
  faults: FormState['faults'] | null,
): FormErrors {
  return useMemo(() => {
    const own = faults === null ? noErrors : formErrors(values, faults, context, labels)
    if (provided === undefined || provided.length === 0) return own
    return new Map([...provided.map(({ part, message }) => [part, message] as const), ...own])
  }, [values, context, labels, provided, faults])
}
