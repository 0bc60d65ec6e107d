import { useState } from 'react'

/** A range of places chosen by Shift with the arrow keys, from which a new item can be made. */
export interface RangeSelection<Place, Range> {
  /** Null while none is chosen. */
  readonly range: Range | null
  /**
   * Extends the range from where it began, or from `from`, to `to`, both included.
   *
   * @returns the new range; null where it cannot go, and then it stays as it is
   */
  readonly extend: (from: Place, to: Place) => Range | null
  /** @returns whether there was anything to clear */
  readonly clear: () => boolean
}

interface RangeSelectionOptions<Place, Range> {
  /** Where nothing can be created, no range can be chosen. */
  readonly isEnabled: boolean
  /** Returns the range between two places, in either order; null if there is none between them. */
  readonly rangeOf: (from: Place, to: Place) => Range | null
}

/** Chooses a range by keys, as dragging over it does with the pointer. */
export function useRangeSelection<Place, Range>({
  isEnabled,
  rangeOf,
}: RangeSelectionOptions<Place, Range>): RangeSelection<Place, Range> {
  const [ends, setEnds] = useState<{ from: Place; to: Place } | null>(null)
  return {
    range: ends === null || !isEnabled ? null : rangeOf(ends.from, ends.to),
    extend: (from, to) => {
      const start = ends === null ? from : ends.from
      const next = isEnabled ? rangeOf(start, to) : null
      if (next !== null) setEnds({ from: start, to })
      return next
    },
    clear: () => {
      if (ends === null) return false
      setEnds(null)
      return true
    },
  }
}
