import { useCallback, useMemo, useRef, useState } from 'react'

/** What the question before leaving needs to know about a form. */
export interface GuardedForm {
  readonly isChanged: boolean
  readonly hasChanges: () => boolean
  readonly isSaving: boolean
  readonly discard: () => void
}

/** Tells of a form by its name; null when it is gone. */
export type TellOfForm = (name: string, form: GuardedForm | null) => void

/** Several forms as one, because a screen asks one question before it is left. */
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
      // Leaving while one of them saves is asked about like any other change.
      isSaving: false,
      discard: () => {
        for (const form of all()) form.discard()
      },
    }
  }, [changed])
  return { forms, tell }
}
