import { useState } from 'react'

interface Draft<Value> {
  /** What stands in the field, letter by letter. */
  readonly text: string
  /** What the caller held when it was typed. */
  readonly base: Value | null
  /** What the caller was told that it means. */
  readonly reported: Value | null
  /** Whether the person is done with it, right or wrong. */
  readonly isLeft: boolean
}

/**
 * The text of a field while a person types it, for values that are written
 * down in more ways than one. A value that comes from elsewhere (an undo, a
 * reset) replaces the draft; one that is the draft's own echo does not.
 *
 * @param value what the caller holds
 * @param format how the value is written when nobody is typing
 */
export function useDraft<Value extends string | number>(
  value: Value | null,
  format: (value: Value) => string,
) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null)
  const isLive = draft !== null && (value === draft.base || value === draft.reported)
  return {
    /** What the field shows. */
    text: isLive ? draft.text : value === null ? '' : format(value),
    /** Whether somebody types, or left something that could not be taken. */
    isTyping: isLive,
    /** Whether what was left in the field is no value: time to say so. */
    isLeft: isLive && draft.isLeft,
    /** The text changed; `reported` is what the caller hears of it. */
    type: (text: string, reported: Value | null) => {
      setDraft({ text, base: value, reported, isLeft: false })
    },
    /** Left as it stands, because it cannot be taken. */
    leave: () => {
      if (draft) setDraft({ ...draft, isLeft: true })
    },
    /** Done: the value in its own writing again. */
    settle: () => {
      setDraft(null)
    },
  }
}
