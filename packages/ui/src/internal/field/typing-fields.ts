import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** A field that may hold more than it has reported. */
export interface TypingField {
  /** Reports a text that can be read. Typing goes on. */
  readonly flush: () => void
  /** Ends typing as if the field was left: a text that cannot be read is refused. */
  readonly settle: () => void
}

/** The fields of the surrounding `TypingScope`; null outside of one. */
export const TypingFields = createContext<Set<TypingField> | null>(null)

/** Lets the surrounding `TypingScope` reach what is typed into a field. */
export function useTypingField(field: TypingField): void {
  const fields = useContext(TypingFields)
  const latest = useRef(field)
  useLayoutEffect(() => {
    latest.current = field
  })
  useLayoutEffect(() => {
    if (fields === null) return undefined
    const entry: TypingField = {
      flush: () => {
        latest.current.flush()
      },
      settle: () => {
        latest.current.settle()
      },
    }
    fields.add(entry)
    return () => {
      // A field that goes away is not left first, and what was typed into it would be lost.
      entry.flush()
      fields.delete(entry)
    }
  }, [fields])
}
