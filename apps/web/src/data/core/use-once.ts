import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that sends a write once in each task: an equal call gets the answer of the
 * first one. A control that is pressed twice before the page has drawn the first press makes such
 * calls.
 *
 * @param send must be stable
 */
export function useOnce<Args extends readonly unknown[], Answer>(
  send: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const lastRef = useRef<{ readonly args: Args; readonly answer: Promise<Answer> }>(null)
  return useCallback(
    (...args) => {
      const { current: last } = lastRef
      if (last !== null && replaceEqualDeep(last.args, args) === last.args) return last.answer
      const answer = send(...args)
      lastRef.current = { args, answer }
      // Microtasks run after the task, so that a later equal call is a new write.
      queueMicrotask(() => {
        lastRef.current = null
      })
      return answer
    },
    [send],
  )
}
