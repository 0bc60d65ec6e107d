import { useState, type KeyboardEvent } from 'react'

/** What a typed text means to a field. */
type Reading<Refusal extends string> =
  | { readonly code: 'value'; readonly value: string | null }
  | { readonly code: 'refused'; readonly refusal: Refusal }

interface TypedValueOptions<Refusal extends string> {
  value: string | null
  format: (value: string) => string
  read: (text: string) => Reading<Refusal>
  onChange: (change: { value: string | null; isValid: boolean }) => void
}

/** A text that is typed freely and read when it is left. */
export interface TypedValue<Refusal extends string> {
  /** What stands in the field. */
  readonly text: string
  /** Why the text was refused; null while there is nothing to say. */
  readonly refusal: Refusal | null
  readonly type: (text: string) => void
  /** Takes a value that came otherwise, such as from a calendar. */
  readonly take: (value: string | null) => void
  /** Reads what was typed. */
  readonly settle: () => void
  /** Enter reads, Esc takes typing back. Whether the key was one of these. */
  readonly handleKey: (event: KeyboardEvent) => boolean
}

/** Typing, reading, refusing and taking back: the same for days and times. */
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
    // Another value from outside replaces what was refused.
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
        // Back to the value before typing; the dialog around keeps open.
        event.preventDefault()
        take(value)
      } else return false
      return true
    },
  }
}
