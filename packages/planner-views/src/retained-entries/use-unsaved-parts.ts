import { useCallback, useRef } from 'react'

/** Tells that a part has text that is not saved, or none any more. */
export type TellOfPart = (part: string, hasUnsaved: boolean) => void

/**
 * Joins the reports of several parts that store their text themselves.
 *
 * @param onUnsavedChange one of the parts has unsaved text, or none has any more. Keep the
 * function.
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
