import { useEffect, useEffectEvent, useState } from 'react'

/** Delay before a press repeats, and the interval of repeats, in milliseconds. */
const restMs = 400
const beatMs = 60

/**
 * Steps when a pointer presses, and repeats while it is held.
 *
 * @param onStep called with the direction passed to `start`
 * @param isLocked ends repeating: a disabled button hears of no release
 */
export function useHeldStep(onStep: (by: number) => void, isLocked: boolean) {
  const [heldBy, setHeldBy] = useState<number | null>(null)
  if (isLocked && heldBy !== null) setHeldBy(null)
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
