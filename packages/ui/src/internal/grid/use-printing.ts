import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** With more cells only those in view are printed: the browser would take minutes. */
const MAX_PRINTED_CELLS = 60_000

/**
 * Whether the page is being printed; set before the browser lays it out for paper.
 *
 * @param cellCount all cells of the table
 */
export function usePrinting(cellCount: number): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const turn = (isNow: boolean) => {
      flushSync(() => {
        setIsPrinting(isNow)
      })
    }
    const update = () => turn(media.matches)
    const handleBefore = () => turn(true)
    const handleAfter = () => turn(false)
    media.addEventListener('change', update)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      media.removeEventListener('change', update)
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [])
  return isPrinting && cellCount <= MAX_PRINTED_CELLS
}
