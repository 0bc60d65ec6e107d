import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GuardedForm } from './guarded-form'

/** Reports a form by its name; null when it is unmounted. */
export type TellOfForm = (name: string, form: GuardedForm | null) => void

/**
 * Combines several forms into one, so that a screen asks one question before the user leaves it.
 */
export function useGuardedForms(): { readonly forms: GuardedForm; readonly tell: TellOfForm } {
  const formsRef = useRef(new Map<string, GuardedForm>())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback<TellOfForm>((name, form) => {
    if (form === null) formsRef.current.delete(name)
    else formsRef.current.set(name, form)
    const isChanged = form?.isChanged ?? false
    setChanged((before) => {
      if (before.has(name) === isChanged) return before
      const after = new Set(before)
      if (isChanged) after.add(name)
      else after.delete(name)
      return after
    })
  }, [])
  const forms = useMemo((): GuardedForm => {
    const all = () => [...formsRef.current.values()]
    return {
      isChanged: changed.size > 0,
      hasChanges: () => all().some((form) => form.hasChanges()),
      // The leave guard asks its question also while one of them saves.
      isSavingNow: () => false,
      discard: () => {
        for (const form of all()) form.discard()
      },
    }
  }, [changed])
  return { forms, tell }
}

/** Reports a form by its name while it is mounted. */
export function useReportedForm(
  name: string,
  tell: TellOfForm,
  { isChanged, hasChanges, isSavingNow, discard }: GuardedForm,
): void {
  // After every render, because the form returns new functions then.
  useEffect(() => {
    tell(name, { isChanged, hasChanges, isSavingNow, discard })
  })
  useEffect(
    () => () => {
      tell(name, null)
    },
    [tell, name],
  )
}

/**
 * Reports a component that stores its own text as a form. Pass `onUnsavedChange` to the component.
 */
export function useUnsavedText(name: string, tell: TellOfForm) {
  const hasUnsavedRef = useRef(false)
  const [hasUnsaved, setHasUnsaved] = useState(false)
  const form = useMemo(
    (): GuardedForm => ({
      isChanged: hasUnsaved,
      hasChanges: () => hasUnsavedRef.current,
      isSavingNow: () => false,
      discard: () => {
        hasUnsavedRef.current = false
      },
    }),
    [hasUnsaved],
  )
  useReportedForm(name, tell, form)
  const onUnsavedChange = useCallback((change: { readonly hasUnsaved: boolean }) => {
    hasUnsavedRef.current = change.hasUnsaved
    setHasUnsaved(change.hasUnsaved)
  }, [])
  return { form, onUnsavedChange }
}
