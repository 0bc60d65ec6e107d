import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { focusFirstInvalid } from './focus-first-invalid'
import type { FieldName, Form, FormOptions } from './form'
import { startOf } from './form-base'
import { NO_PROBLEM } from './form-problem'
import { useLibraryForm, useLibraryValues } from './library-form'
import { areSameValues } from './same-values'
import { useDraftWriter } from './use-draft-writer'
import { untouchedValues } from './untouched-values'
import { useSubmission } from './use-submission'

/**
 * The state of a form: its values, what is wrong with them, whether they differ from
 * what is stored, saving them, and what to do when the server refuses. Each field
 * renders alone, so that typing in one does not render the others.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function useForm<Values extends FieldValues, Stored = unknown>(
  options: FormOptions<Values, Stored>,
): Form<Values, Stored> {
  const { valuesOf, validate, draft, isReadOnly = false } = options
  const id = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [start] = useState(() => startOf(options))
  // Event handlers and the leave guard need the base of this moment, not of the last render.
  const baseRef = useRef(start.base)
  const [stored, setStored] = useState(start.base.stored)
  const [isRestored, setIsRestored] = useState(start.isRestored)
  const [refusalCount, setRefusalCount] = useState(0)
  const submission = useSubmission<FieldName<Values>, Stored>(start.problem)
  const problemOfValues = (values: Values) => validate?.(values, baseRef.current.stored) ?? null
  const library = useLibraryForm<Values>({
    initialValues: start.values,
    validate: (values) => problemOfValues(values)?.fields ?? null,
  })
  const { control, subscribe, getValues } = library

  const hasChanges = () => {
    const values = getValues()
    const base = baseRef.current
    if (base.settled !== null && areSameValues(values, base.settled)) return false
    return options.isChanged?.(values, base.stored) ?? !areSameValues(values, base.values)
  }
  const canSubmitNow = () =>
    !isReadOnly && (options.canSubmit?.(getValues(), baseRef.current.stored) ?? true)
  const subscribeToValues = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  )
  const isChanged = useSyncExternalStore(subscribeToValues, hasChanges)
  const canSubmit = useSyncExternalStore(subscribeToValues, canSubmitNow)
  useDraftWriter({ draft, subscribe: subscribeToValues, getValues, hasChanges })
  useEffect(() => {
    if (refusalCount > 0) focusFirstInvalid(formRef.current)
  }, [refusalCount])

  /** Values that were saved or given up are no changes. */
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
      options.onSaved?.()
    }
  }
  const submit = async () => {
    if (submission.isSaving || !canSubmitNow()) return
    await library.submit(
      async (values) => {
        const message = problemOfValues(values)?.message ?? null
        if (message === null) await save(values)
        else submission.setProblem({ ...NO_PROBLEM, message })
      },
      () => {
        submission.setProblem(NO_PROBLEM)
        refuse()
      },
    )
  }
  const { theirs } = submission.problem
  /** Bases the form on the other person's version. */
  const rebase = (choice: 'mine' | 'theirs') => {
    if (theirs === null || valuesOf === undefined) return
    const values = valuesOf(theirs)
    const before = baseRef.current.values
    baseRef.current = { stored: theirs, values, settled: null }
    setStored(theirs)
    submission.setProblem(NO_PROBLEM)
    if (choice === 'mine') {
      library.setValues(untouchedValues(getValues(), before, values))
      return
    }
    library.reset(values)
    settle(values)
  }
  const handleSubmit = () => {
    void submit()
  }
  return {
    formProps: { id, ref: formRef, onSubmit: handleSubmit },
    submit: handleSubmit,
    setValues: library.setValues,
    values: getValues,
    stored,
    isChanged,
    hasChanges,
    canSubmit,
    isSaving: submission.isSaving,
    isReadOnly,
    message: submission.problem.message,
    theirs,
    takeTheirs: () => {
      rebase('theirs')
    },
    keepMine: () => {
      rebase('mine')
    },
    isRestored,
    revert: () => {
      library.reset(baseRef.current.values)
      submission.setProblem(NO_PROBLEM)
      settle(baseRef.current.values)
    },
    discard: () => {
      settle(getValues())
    },
    control,
  }
}

/** All values of a form; the component renders on every change of any of them. */
export function useFormValues<Values extends FieldValues, Stored>({
  control,
}: Form<Values, Stored>): Values {
  return useLibraryValues(control)
}
