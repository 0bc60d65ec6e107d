import { useLayoutEffect, useMemo, useRef } from 'react'

/** Letters that a user has typed while a form opened. */
export interface TypedAhead {
  readonly read: () => string
  /** Stops collecting, because the form is open, and returns all letters. */
  readonly stop: () => string
  /** Stops collecting, because the form could not open. The next form begins with the letters. */
  readonly retain: () => void
}

/**
 * Collects the letters that a user types while a form opens, so that none is lost and none is a
 * shortcut of the page behind it.
 *
 * @param isOpening whether the form is to open, or is open
 */
export function useTypedAhead(isOpening: boolean): TypedAhead {
  const lettersRef = useRef('')
  const isCollectingRef = useRef(false)
  const isRetainedRef = useRef(false)
  // Before the effects of a form whose code has loaded already: the form stops collecting in one.
  useLayoutEffect(() => {
    if (!isOpening) return undefined
    isRetainedRef.current = false
    isCollectingRef.current = true
    const collect = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event
      if (!isCollectingRef.current || ctrlKey || metaKey || altKey || repeat) return
      const isLetter = key.length === 1
      if (!isLetter && key !== 'Backspace') return
      event.preventDefault()
      event.stopImmediatePropagation()
      const letters = lettersRef.current
      lettersRef.current = isLetter ? letters + key : letters.slice(0, -1)
    }
    window.addEventListener('keydown', collect, { capture: true })
    return () => {
      window.removeEventListener('keydown', collect, { capture: true })
      // The next form reads the letters when it is first rendered.
      if (!isRetainedRef.current) lettersRef.current = ''
    }
  }, [isOpening])
  return useMemo(
    () => ({
      read: () => lettersRef.current,
      stop: () => {
        isCollectingRef.current = false
        return lettersRef.current
      },
      retain: () => {
        isCollectingRef.current = false
        isRetainedRef.current = true
      },
    }),
    [],
  )
}
