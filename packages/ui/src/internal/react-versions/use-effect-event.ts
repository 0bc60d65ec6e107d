import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that keeps its identity and always runs the callback of the last rendering:
 * React's hook of this name, which React has since 19.2 only.
 *
 * Call it in effects and in what they start, never while rendering: it throws nothing
 * then, and would run the callback of the rendering before.
 */
export function useEffectEvent<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latestRef = useRef(callback)
  // Before all layout effects, which may call it.
  useInsertionEffect(() => {
    latestRef.current = callback
  })
  return useCallback((...args: Arguments) => latestRef.current(...args), [])
}
