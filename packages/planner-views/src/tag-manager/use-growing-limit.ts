import { startTransition, useEffect, useState } from 'react'

/** So many rows are drawn at once: well below a tenth of a second on a slow machine. */
const ROWS_PER_STEP = 15

/**
 * How many rows of a long list are drawn: a screen full at first, and more after each
 * drawing until all are there, so that the page answers meanwhile.
 *
 * @param subject what is listed, such as a search: another one begins anew
 */
export function useGrowingLimit(count: number, subject: string): number {
  const [drawn, setDrawn] = useState({ subject, limit: ROWS_PER_STEP })
  const limit = drawn.subject === subject ? drawn.limit : ROWS_PER_STEP
  useEffect(() => {
    if (limit >= count) return undefined
    const timer = setTimeout(() => {
      startTransition(() => {
        setDrawn({ subject, limit: limit + ROWS_PER_STEP })
      })
    })
    return () => {
      clearTimeout(timer)
    }
  }, [limit, count, subject])
  return limit
}
