import { useCallback, type Ref, type RefCallback } from 'react'

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) {
  if (typeof ref === 'function') return ref(instance)
  if (ref) ref.current = instance
  return undefined
}

/**
 * One ref that feeds two: the caller's and the part's own. Cleanup functions
 * that callback refs return are honoured.
 */
export function useMergedRef<Instance>(
  one: Ref<Instance> | undefined,
  other: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance: Instance | null) => {
      const cleanUps = [one, other].map((ref) => {
        const cleanUp = assign(ref, instance)
        return typeof cleanUp === 'function' ? cleanUp : () => assign(ref, null)
      })
      return () => {
        for (const cleanUp of cleanUps) cleanUp()
      }
    },
    [one, other],
  )
}
