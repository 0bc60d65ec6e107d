import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that returns the value of the last render, for work that ends later,
 * such as an undo.
 */
export function useCurrent<Value>(value: Value): () => Value {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return useCallback(() => ref.current, [])
}
