import { useEffect, useEffectEvent, useState } from 'react'

/** How long a press rests before it repeats, and how fast it does then, in milliseconds. */
const restMs = 400
const beatMs = 60

/**
 * Steps at once when a pointer presses, and again and again while it holds.
 *
 * @param onStep gets the direction given to `start`
 */
export function useHeldStep(onStep: (by: number) => void) {
  const [heldBy, setHeldBy] = useState<number | null>(null)
  const handleBeat = useEffectEvent(onStep)
  useEffect(() => {
    if (heldBy === null) return undefined
    let timer = setTimeout(function repeat() {
      handleBeat(heldBy)
      timer = setTimeout(repeat, beatMs)
    }, restMs)
    return () => {
      clearTimeout(timer)
    }
  }, [heldBy])
  return {
    start: (by: number) => {
      onStep(by)
      setHeldBy(by)
    },
    stop: () => {
      setHeldBy(null)
    },
  }
}
