import { StrengthMeter } from '@throughline/ui/StrengthMeter'
import { useEffect, useRef, useState } from 'react'

import { strengthWords } from './password-strength'
import { useDelayed } from '../platform/use-delayed'
import type { PasswordStrengthReading } from './password-strength'

/** Pause in typing before a password is checked, in milliseconds. */
const PAUSE_MS = 150

/**
 * Returns the strength of a password, or null while it is empty or not checked yet. The check
 * contains some hundred thousand words and takes up to half a second, so it runs in a worker. The
 * code of the worker is loaded once the user types.
 */
function usePasswordStrength(password: string): PasswordStrengthReading | null {
  const workerRef = useRef<Worker | null>(null)
  const [reading, setReading] = useState<PasswordStrengthReading | null>(null)
  const settled = useDelayed(password, PAUSE_MS)
  useEffect(
    () => () => {
      workerRef.current?.terminate()
      workerRef.current = null
    },
    [],
  )
  useEffect(() => {
    if (settled === '') return
    let worker = workerRef.current
    if (worker === null) {
      worker = new Worker(new URL('strength.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<PasswordStrengthReading>) => {
        setReading(data)
      })
      workerRef.current = worker
    }
    worker.postMessage(settled, [])
  }, [settled])
  // The last reading stays until the next one arrives, so that the meter does not flicker.
  return password === '' ? null : reading
}

/** Advice about the strength of a password during typing. It never refuses a password. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const reading = usePasswordStrength(password)
  return (
    <StrengthMeter
      name="Password strength"
      score={reading?.score ?? 0}
      label={reading === null ? '' : strengthWords[reading.score]}
      hints={(reading?.advice ?? []).map((text) => ({ text, isMet: false }))}
      metLabel="Done:"
    />
  )
}
