import { useEffect, useState } from 'react'

/** Whether a frame has loaded, and whether it takes too long. */
export function useFrameLoad(lateAfterMs: number): {
  readonly state: 'loading' | 'late' | 'loaded'
  readonly onLoad: () => void
} {
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLoaded) return undefined
    const timer = setTimeout(() => {
      setLate(true)
    }, lateAfterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isLoaded, lateAfterMs])
  return {
    state: isLoaded ? 'loaded' : isLate ? 'late' : 'loading',
    onLoad: () => {
      setLoaded(true)
    },
  }
}
