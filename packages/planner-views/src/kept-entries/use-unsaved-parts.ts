import { useCallback, useRef } from 'react'

/** Tells that a part has text that is not saved, or none any more. */
export type TellOfPart = (part: string, hasUnsaved: boolean) => void

/**
 * Several parts that hold their text themselves, told of as one.
 *
 * @param onUnsavedChange something was typed in any of them, or nothing is left. Keep the function.
 */
export function useUnsavedParts(
  onUnsavedChange: ((change: { readonly hasUnsaved: boolean }) => void) | undefined,
): TellOfPart {
  const partsRef = useRef(new Set<string>())
  return useCallback(
    (part, hasUnsaved) => {
      const parts = partsRef.current
      const before = parts.size > 0
      if (hasUnsaved) parts.add(part)
      else parts.delete(part)
      const after = parts.size > 0
      if (before !== after) onUnsavedChange?.({ hasUnsaved: after })
    },
    [onUnsavedChange],
  )
}
