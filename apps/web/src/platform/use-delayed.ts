import { useEffect, useState } from 'react'

/** Returns a value that follows another one, once that has not changed for a while. */
export function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDelayed(value)
    }, delayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, delayMs])
  return delayed
}
