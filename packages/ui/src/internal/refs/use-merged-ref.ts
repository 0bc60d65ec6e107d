import { useMemo, type Ref, type RefCallback } from 'react'

import { refWithCleanup } from '../react-versions/ref-with-cleanup'

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) {
  if (typeof ref === 'function') return ref(instance)
  if (ref) ref.current = instance
  return undefined
}

/**
 * Merges two refs into one: the caller's and the component's own. Cleanup functions of
 * callback refs are called.
 */
export function useMergedRef<Instance>(
  one: Ref<Instance> | undefined,
  other: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useMemo(
    () =>
      refWithCleanup((instance: Instance) => {
        const cleanUps = [one, other].map((ref) => {
          const cleanUp = assign(ref, instance)
          return typeof cleanUp === 'function' ? cleanUp : () => assign(ref, null)
        })
        return () => {
          for (const cleanUp of cleanUps) cleanUp()
        }
      }),
    [one, other],
  )
}
