import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. It is drawn for paper before the browser
 * takes its picture, which is why that cannot wait for the next frame.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const turn = (isNow: boolean): void => {
      flushSync(() => {
        setIsPrinting(isNow)
      })
    }
    const handleChange = (): void => {
      turn(media.matches)
    }
    const handleBefore = (): void => {
      turn(true)
    }
    const handleAfter = (): void => {
      turn(false)
    }
    media.addEventListener('change', handleChange)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      media.removeEventListener('change', handleChange)
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [])
  return isPrinting
}
