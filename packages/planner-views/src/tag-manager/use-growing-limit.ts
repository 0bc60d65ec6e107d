import { startTransition, useEffect, useState } from 'react'

/** So many rows are drawn at once: well below a tenth of a second on a slow machine. */
const ROWS_PER_STEP = 25

/**
 * How many rows of a long list are drawn: a screen full at first, and more after each
 * drawing until all are there, so that the page answers meanwhile.
 */
export function useGrowingLimit(count: number): number {
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  useEffect(() => {
    if (limit >= count) return undefined
    const timer = setTimeout(() => {
      startTransition(() => {
        setLimit((before) => before + ROWS_PER_STEP)
      })
    })
    return () => {
      clearTimeout(timer)
    }
  }, [limit, count])
  return limit
}
