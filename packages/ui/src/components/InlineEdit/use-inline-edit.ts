import { useState } from 'react'

/** The result of saving: nothing when it is saved, else why it was not. */
export type InlineEditOutcome = string | undefined | void

interface InlineEditOptions {
  value: string
  isEditing: boolean | undefined
  onEditingChange: ((change: { isEditing: boolean }) => void) | undefined
  validate: ((text: string) => string | undefined) | undefined
  onSave: (change: { value: string }) => InlineEditOutcome | Promise<InlineEditOutcome>
}

/** The states of a text that is edited in place: reading, editing, saving. */
export function useInlineEdit({
  value,
  isEditing: providedEditing,
  onEditingChange,
  validate,
  onSave,
}: InlineEditOptions) {
  const [ownEditing, setOwnEditing] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const isEditing = providedEditing ?? ownEditing

  const setEditing = (next: boolean) => {
    setDraft(null)
    setError(undefined)
    setOwnEditing(next)
    onEditingChange?.({ isEditing: next })
  }
  const text = draft ?? value
  const conclude = (outcome: InlineEditOutcome): boolean => {
    if (typeof outcome === 'string') setError(outcome)
    else setEditing(false)
    return typeof outcome !== 'string'
  }
  return {
    isEditing,
    isSaving,
    text,
    error,
    type: (next: string) => {
      setDraft(next)
      setError(undefined)
    },
    start: () => {
      setEditing(true)
    },
    cancel: () => {
      setEditing(false)
    },
    /** @returns whether the text is saved or unchanged; a promise while saving */
    save: (): boolean | Promise<boolean> => {
      if (isSaving) return false
      const next = text.trim()
      if (next === value) return conclude(undefined)
      const outcome = validate?.(next) ?? onSave({ value: next })
      if (!(outcome instanceof Promise)) return conclude(outcome)
      setIsSaving(true)
      return outcome.then(conclude).finally(() => {
        setIsSaving(false)
      })
    },
  }
}
