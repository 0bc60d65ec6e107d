import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'

import type { FieldName, Form, FormOptions } from './form'
import { startOf } from './form-base'
import { noProblem } from './form-problem'
import { useLibraryForm, useLibraryValues } from './library-form'
import { mergeValues } from './merge-values'
import { areSameValues } from './same-values'
import { useDraftWriter } from './use-draft-writer'
import { useSubmission } from './use-submission'

const CONTROLS = 'input, select, textarea, button, [contenteditable="true"], [tabindex]'

/**
 * Moves the focus to the first field of a form that is marked as invalid, in the order of the
 * document. In an invalid group, the first control that Tab reaches takes the focus.
 */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = firstInvalidIn(form)
  if (invalid === null) return
  const control = invalid.matches(CONTROLS)
    ? invalid
    : [...invalid.querySelectorAll<HTMLElement>(CONTROLS)].find(({ tabIndex }) => tabIndex >= 0)
  control?.focus()
}

/** Returns the first field of a form that is marked as invalid, in the order of the document. */
function firstInvalidIn(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}

/** Returns the first field of a form with an unreadable text, whether or not it is marked yet. */
function firstRefusedIn(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[data-refused]') ?? null
}

/**
 * Returns the state of a form: its values, their problems, whether they have changed, saving, and
 * the reaction to a refusal of the server. Each field renders separately, so that typing in one
 * does not render the others.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function useForm<Values extends FieldValues, Stored = unknown>(
  options: FormOptions<Values, Stored>,
): Form<Values, Stored> {
  const { valuesOf, validate, draft, merge = mergeValues, isReadOnly = false } = options
  const id = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [start] = useState(() => startOf(options))
  // Event handlers and the leave guard need the current base, not that of the last render.
  const baseRef = useRef(start.base)
  const submittedRef = useRef<Values | null>(null)
  const [stored, setStored] = useState(start.base.stored)
  const [before, setBefore] = useState(start.base.values)
  const [isRestored, setIsRestored] = useState(start.isRestored)
  const [refusalCount, setRefusalCount] = useState(0)
  const submission = useSubmission<FieldName<Values>, Stored>(start.problem)
  const problemOfValues = (values: Values) => validate?.(values, baseRef.current.stored) ?? null
  const library = useLibraryForm<Values>({
    initialValues: start.values,
    validate: (values) => problemOfValues(values)?.fields ?? null,
  })
  const { control, subscribe, getValues } = library

  const flush = () => {
    options.flush?.()
  }
  /** Returns the current values; not for rendering. */
  const flushedValues = () => {
    flush()
    return getValues()
  }
  /**
   * Renders pending changes before fields are reset, because a field only notices a value that
   * differs from the rendered one.
   */
  const flushAndDraw = () => {
    flushSync(flush)
  }
  const hasChanges = () => {
    const values = getValues()
    const base = baseRef.current
    if (base.settled !== null && areSameValues(values, base.settled)) return false
    return options.isChanged?.(values, base.stored) ?? !areSameValues(values, base.values)
  }
  /** Returns whether the user would lose an unreadable text, which the values do not contain. */
  const hasRefusedText = () =>
    firstRefusedIn(formRef.current) !== null &&
    (baseRef.current.settled === null || !areSameValues(getValues(), baseRef.current.settled))
  const canSubmitNow = () =>
    !isReadOnly && (options.canSubmit?.(getValues(), baseRef.current.stored) ?? true)
  const subscribeToValues = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  )
  const isChanged = useSyncExternalStore(subscribeToValues, hasChanges)
  const canSubmit = useSyncExternalStore(subscribeToValues, canSubmitNow)
  useDraftWriter({
    draft,
    subscribe: subscribeToValues,
    getVersions: () => {
      const values = getValues()
      const { stored: base, values: before } = baseRef.current
      return { values: options.draftOf?.(values, base) ?? values, before }
    },
    hasChanges,
    flush,
  })
  useEffect(() => {
    if (refusalCount > 0) focusFirstInvalid(formRef.current)
  }, [refusalCount])

  /** Marks saved or discarded values as unchanged. */
  const settle = (values: Values) => {
    baseRef.current = { ...baseRef.current, settled: values }
    draft?.remove()
    setIsRestored(false)
  }
  const refuse = () => {
    setRefusalCount((count) => count + 1)
  }
  const save = async (values: Values) => {
    const outcome = await submission.run(
      () => options.onSubmit({ values, stored: baseRef.current.stored }),
      (error) => options.problemOf(error, values),
    )
    if (outcome.code === 'refused') {
      library.setErrors(outcome.problem.fields)
      refuse()
    } else if (outcome.code === 'saved') {
      settle(values)
      submittedRef.current = values
      options.onSaved?.()
    }
  }
  const refuseFields = () => {
    submission.setProblem(noProblem)
    refuse()
  }
  /** Returns whether a field has an unreadable text, which the values do not contain. */
  const hasUnreadableField = () => {
    // A focused field reports an unreadable text only after it loses the focus.
    flushSync(() => firstRefusedIn(formRef.current)?.blur())
    if (firstInvalidIn(formRef.current) === null) return false
    // Removes the marks that the server has set, because the user may send the same values again.
    flushSync(library.clearErrors)
    return firstInvalidIn(formRef.current) !== null
  }
  // Between two versions the user must choose before the form sends a request.
  const { theirs } = submission.problem
  const submit = async () => {
    flush()
    if (submission.isSavingNow() || theirs !== null || !canSubmitNow()) return
    const isValid = await library.submit(async (values) => {
      const message = problemOfValues(values)?.message ?? null
      if (message !== null) submission.setProblem({ ...noProblem, message })
      else if (hasUnreadableField()) refuseFields()
      else await save(values)
    })
    // Focuses last, because the field must already be marked.
    if (!isValid) refuseFields()
  }
  /** Bases the changes on another version. */
  const rebase = (newest: Stored, valuesOfNewest: Values) => {
    baseRef.current = { stored: newest, values: valuesOfNewest, settled: null }
    setStored(newest)
    setBefore(valuesOfNewest)
    submission.setProblem(noProblem)
  }
  const mergedWith = (newest: Values, before: Values) =>
    merge({ before, mine: flushedValues(), theirs: newest })
  /** Removes the message of the last failed save. The fields and the conflict stay. */
  const clearMessage = () => {
    if (submission.problem.message === null) return
    submission.setProblem({ ...submission.problem, message: null })
  }
  const resolve = (choose: (valuesOfTheirs: Values) => Values) => {
    if (theirs === null || valuesOf === undefined) return
    const valuesOfTheirs = valuesOf(theirs)
    flushAndDraw()
    const values = choose(valuesOfTheirs)
    rebase(theirs, valuesOfTheirs)
    library.setValues(values)
    if (!hasChanges()) settle(values)
  }
  const follow = (newest: Stored) => {
    if (valuesOf === undefined) return
    const valuesOfNewest = valuesOf(newest)
    const { values, hasClashes } = mergedWith(valuesOfNewest, baseRef.current.values)
    const { settled } = baseRef.current
    // Retains the message of the last failed save, which the user may not have read yet.
    const { message } = submission.problem
    if (hasClashes) {
      const base = baseWith(valuesOfNewest, baseRef.current.values, values)
      baseRef.current = { ...baseRef.current, values: base }
      setBefore(base)
      submission.setProblem({ ...noProblem, message, theirs: newest })
    } else {
      rebase(newest, valuesOfNewest)
      baseRef.current = { ...baseRef.current, settled }
      submission.setProblem({ ...noProblem, message })
    }
    library.setValues(values)
  }
  const goOnWith = (saved: Stored, sent?: Values) => {
    if (valuesOf === undefined) return
    const theirs = valuesOf(saved)
    const submitted = submittedRef.current ?? baseRef.current.values
    // A value that only the server has rewritten, such as a trimmed title, counts as nobody's
    // change.
    const before = merge({ before: sent ?? submitted, mine: submitted, theirs }).values
    const mine = merge({ before: submitted, mine: flushedValues(), theirs: before }).values
    const { values, hasClashes } = merge({ before, mine, theirs })
    if (hasClashes) {
      baseRef.current = { ...baseRef.current, values: before, settled: null }
      setBefore(before)
      library.setValues(mine)
      submission.setProblem({ ...noProblem, theirs: saved })
      return
    }
    rebase(saved, theirs)
    library.setValues(values)
  }
  const handleSubmit = () => {
    void submit()
  }
  return {
    formProps: { id, ref: formRef, onSubmit: handleSubmit },
    submit: handleSubmit,
    setValues: (change) => {
      library.setValues(change, { isValidated: !submission.isSavingNow() })
    },
    values: flushedValues,
    stored,
    before,
    isChanged,
    hasChanges: () => {
      flush()
      return hasChanges() || hasRefusedText()
    },
    canSubmit: canSubmit && theirs === null,
    isSaving: submission.isSaving,
    isSavingNow: submission.isSavingNow,
    isReadOnly,
    message: submission.problem.message,
    clearMessage,
    theirs,
    follow,
    goOnWith,
    resolve: (values) => {
      resolve(() => values)
    },
    takeTheirs: () => {
      resolve((valuesOfTheirs) => valuesOfTheirs)
    },
    keepMine: () => {
      const before = baseRef.current.values
      resolve((valuesOfTheirs) => mergedWith(valuesOfTheirs, before).values)
    },
    isRestored,
    revert: () => {
      flushAndDraw()
      library.reset(baseRef.current.values)
      submission.setProblem(noProblem)
      settle(baseRef.current.values)
    },
    discard: () => {
      settle(flushedValues())
    },
    control,
  }
}

/**
 * Returns the baseline of values that contain another user's version of some fields: that version
 * of these fields, and the earlier baseline of all others. Without it, the form would take the
 * other user's changes for changes of this user.
 */
function baseWith<Values extends object>(theirs: Values, before: Values, values: Values): Values {
  const valuesByName = new Map<string, unknown>(Object.entries(values))
  const valuesBefore = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(theirs).map(([name, value]: [string, unknown]) => {
    const isOfTheirs = areSameValues({ value: valuesByName.get(name) }, { value })
    return [name, isOfTheirs ? value : valuesBefore.get(name)] as const
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of Values
  return Object.fromEntries(entries) as Values
}

/** Returns all values of a form. The component renders on every change of any of them. */
export function useFormValues<Values extends FieldValues, Stored>({
  control,
}: Form<Values, Stored>): Values {
  return useLibraryValues(control)
}
