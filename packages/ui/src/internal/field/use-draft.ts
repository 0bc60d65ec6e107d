import { useState } from 'react'

interface Draft<Value> {
  /** The text in the field. */
  readonly text: string
  /** The caller's value at the time of typing. */
  readonly base: Value | null
  /** The value that was reported to the caller. */
  readonly reported: Value | null
  /** Whether typing has ended, with a valid text or not. */
  readonly isLeft: boolean
}

/**
 * The text of a field while typing, for values with more than one text form. A new
 * value from elsewhere (an undo, a reset) replaces the draft; the value that the draft
 * itself reported does not.
 *
 * @param value the caller's value
 * @param format formats the value while nobody is typing
 */
export function useDraft<Value extends string | number>(
  value: Value | null,
  format: (value: Value) => string,
) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null)
  const isLive = draft !== null && (value === draft.base || value === draft.reported)
  return {
    /** The text that the field shows. */
    text: isLive ? draft.text : value === null ? '' : format(value),
    /** Whether the field shows a draft instead of the value. */
    isTyping: isLive,
    /** Whether the field was left with an invalid text, and should show an error. */
    isLeft: isLive && draft.isLeft,
    /** Sets the text; `reported` is the value that the caller gets. */
    type: (text: string, reported: Value | null) => {
      setDraft({ text, base: value, reported, isLeft: false })
    },
    /** Ends typing with an invalid text, which stays in the field. */
    leave: () => {
      if (draft) setDraft({ ...draft, isLeft: true })
    },
    /** Ends typing: the field shows the formatted value again. */
    settle: () => {
      setDraft(null)
    },
  }
}
