import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { useTypingField } from './typing-fields'
import { useDraft } from './use-draft'

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
  /** Whether the text is no value, before the field says so as well. */
  readonly isRefused: boolean
  /** Whether somebody is typing, or has left a text that was refused. */
  readonly isTyping: boolean
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
  const draft = useDraft(value, format)
  // The caller was last told that the text is no value.
  const [isRefused, setIsRefused] = useState(false)
  // Several requests to report may come before the caller has rendered the first.
  const reportedRef = useRef(value)
  useLayoutEffect(() => {
    reportedRef.current = value
  })
  const reading = draft.isTyping ? read(draft.text) : null
  const tell = (next: string | null) => {
    if (next === reportedRef.current && !isRefused) return
    reportedRef.current = next
    setIsRefused(false)
    onChange({ value: next, isValid: true })
  }
  const take = (next: string | null) => {
    draft.settle()
    tell(next)
  }
  const settle = () => {
    if (reading === null || draft.isLeft) return
    if (reading.code === 'value') take(reading.value)
    else {
      draft.leave()
      setIsRefused(true)
      onChange({ value: null, isValid: false })
    }
  }
  const flush = () => {
    // An empty text is about to be replaced: only leaving the field makes it no value.
    if (reading?.code !== 'value' || reading.value === null) return
    draft.report(reading.value)
    tell(reading.value)
  }
  // Other bounds may allow a text that was refused: then it is the value that was typed.
  useEffect(() => {
    if (draft.isLeft && reading?.code === 'value') take(reading.value)
  })
  useTypingField({ flush, settle })
  return {
    text: draft.text,
    refusal: draft.isLeft && reading?.code === 'refused' ? reading.refusal : null,
    isRefused: reading?.code === 'refused',
    isTyping: draft.isTyping,
    type: (text) => {
      draft.type(text, value)
    },
    take,
    settle,
    handleKey: (event) => {
      if (event.key === 'Enter') settle()
      else if (event.key === 'Escape' && draft.isTyping) {
        // Restores the value before typing; a dialog around the field stays open.
        event.preventDefault()
        take(draft.start)
      } else return false
      return true
    },
  }
}
