import type { RefCallback } from 'react'

import { hasRefProp } from './accept-ref'

/**
 * A function for `ref` that attaches something to an element and returns its cleanup.
 * React 18 does not know such a return value and calls the function with null instead.
 */
export function refWithCleanup<Instance>(
  attach: (instance: Instance) => () => void,
): RefCallback<Instance> {
  if (hasRefProp) return (instance) => (instance === null ? undefined : attach(instance))
  let cleanUp: (() => void) | undefined
  return (instance) => {
    cleanUp?.()
    cleanUp = instance === null ? undefined : attach(instance)
  }
}
