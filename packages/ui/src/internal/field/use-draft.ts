import { useState } from 'react'

interface Draft<Value> {
  /** The text in the field. */
  readonly text: string
  /** The value before typing, or the latest one from elsewhere. */
  readonly start: Value | null
  /** The value that was reported to the caller. */
  readonly reported: Value | null
  /** `shown`: nothing is typed yet. `left`: typing has ended with an invalid text. */
  readonly phase: 'shown' | 'typing' | 'left'
}

/**
 * Keeps the text of a field while the user types, for values with more than one text form. A new
 * value from elsewhere (an undo, another user's change) replaces the draft, but never while the
 * user types.
 *
 * @param value the caller's value
 * @param format formats the value while the user does not type
 */
export function useDraft<Value extends string | number>(
  value: Value | null,
  format: (value: Value) => string,
) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null)
  const [seenValue, setSeenValue] = useState(value)
  if (value !== seenValue) {
    setSeenValue(value)
    if (draft !== null && value !== draft.reported) {
      setDraft(draft.phase === 'typing' ? { ...draft, start: value } : null)
    }
  }
  return {
    /** The text that the field shows. */
    text: draft === null ? (value === null ? '' : format(value)) : draft.text,
    /** Whether the field shows a draft instead of the value. */
    isTyping: draft !== null,
    /** Whether the field was left with an invalid text, and should show an error. */
    isLeft: draft?.phase === 'left',
    /** The value that Esc restores. */
    start: draft === null ? value : draft.start,
    /** Shows the value in another form, without anything typed. */
    show: (text: string) => {
      setDraft({ text, start: value, reported: value, phase: 'shown' })
    },
    /** Sets the text; `reported` is the value that the caller gets. */
    type: (text: string, reported: Value | null) => {
      setDraft({ text, start: draft === null ? value : draft.start, reported, phase: 'typing' })
    },
    /** Sets the value that the caller gets for the text; the user keeps typing. */
    report: (reported: Value | null) => {
      setDraft((before) => before && { ...before, reported })
    },
    /** Ends typing with an invalid text, which stays in the field; the caller gets null. */
    leave: () => {
      if (draft) setDraft({ ...draft, reported: null, phase: 'left' })
    },
    /** Ends typing: the field shows the formatted value again. */
    settle: () => {
      setDraft(null)
    },
  }
}
