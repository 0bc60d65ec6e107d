import { useState, type KeyboardEvent } from 'react'

/** The result of parsing the typed text of a field. */
type Reading<Refusal extends string> =
  | { readonly code: 'value'; readonly value: string | null }
  | { readonly code: 'refused'; readonly refusal: Refusal }

interface TypedValueOptions<Refusal extends string> {
  value: string | null
  format: (value: string) => string
  read: (text: string) => Reading<Refusal>
  onChange: (change: { value: string | null; isValid: boolean }) => void
}

/** A text that is typed freely and parsed on blur. */
export interface TypedValue<Refusal extends string> {
  /** The text in the field. */
  readonly text: string
  /** Why the text was refused; null without an error. */
  readonly refusal: Refusal | null
  readonly type: (text: string) => void
  /** Sets a value from elsewhere, such as a calendar. */
  readonly take: (value: string | null) => void
  /** Parses what was typed. */
  readonly settle: () => void
  /** Enter parses the text, Esc restores the value. Returns whether the key was one of these. */
  readonly handleKey: (event: KeyboardEvent) => boolean
}

/** Typing, parsing, refusing and restoring, for days and times. */
export function useTypedValue<Refusal extends string>({
  value,
  format,
  read,
  onChange,
}: TypedValueOptions<Refusal>): TypedValue<Refusal> {
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [seenValue, setSeenValue] = useState(value)
  if (value !== seenValue) {
    setSeenValue(value)
    // A new value from outside replaces a refused text.
    if (value !== null) {
      setDraft(null)
      setRefusal(null)
    }
  }
  const take = (next: string | null) => {
    setDraft(null)
    setRefusal(null)
    if (next !== value || refusal !== null) onChange({ value: next, isValid: true })
  }
  const settle = () => {
    if (draft === null) return
    const reading = read(draft)
    if (reading.code === 'value') take(reading.value)
    else {
      setRefusal(reading.refusal)
      onChange({ value: null, isValid: false })
    }
  }
  return {
    text: draft ?? (value === null ? '' : format(value)),
    refusal,
    type: setDraft,
    take,
    settle,
    handleKey: (event) => {
      if (event.key === 'Enter') settle()
      else if (event.key === 'Escape' && draft !== null) {
        // Restores the value before typing; a dialog around the field stays open.
        event.preventDefault()
        take(value)
      } else return false
      return true
    },
  }
}
