import { CHANNEL_SAVE_DELAY_MS } from '@throughline/domain/session'
import { useCallback, useEffect, useRef, useState } from 'react'

/** State of the automatic save of a setting. */
type AutoSaveStatus = 'idle' | 'saving' | 'saved' | 'failed'

export interface AutoSaveOptions<Value> {
  /** The stored value. */
  readonly value: Value
  /** Saves the value. Rejects if that fails; the setting then shows the stored value again. */
  readonly save: (value: Value) => Promise<unknown>
  /** Message of a failed save whose error has no message. */
  readonly fallback: string
}

/** Value and state of a setting with automatic save. */
export interface AutoSave<Value> {
  /** The visible value: the user's choice, or else the stored value. */
  readonly value: Value
  readonly setValue: (value: Value) => void
  readonly status: AutoSaveStatus
  /** Why the last save failed; undefined if it did not fail. */
  readonly error: string | undefined
}

/**
 * Saves a setting 400 ms after the last change, one save at a time. If the server refuses a choice,
 * the setting shows the stored value again, with the reason. When the setting unmounts, it saves a
 * waiting change at once.
 */
export function useAutoSave<Value>({
  value: stored,
  save,
  fallback,
}: AutoSaveOptions<Value>): AutoSave<Value> {
  const [choice, setChoice] = useState<{ readonly value: Value } | null>(null)
  const [status, setStatus] = useState<AutoSaveStatus>('idle')
  const [error, setError] = useState<string>()
  const optionsRef = useRef({ save, fallback })
  const waitingRef = useRef<{ readonly value: Value } | null>(null)
  const timerRef = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isSavingRef = useRef(false)
  useEffect(() => {
    optionsRef.current = { save, fallback }
  }, [save, fallback])

  const run = useCallback(async () => {
    // A running save starts the next one when it ends.
    while (waitingRef.current !== null && !isSavingRef.current) {
      const { value } = waitingRef.current
      waitingRef.current = null
      isSavingRef.current = true
      setStatus('saving')
      const failure = await failureOf(optionsRef.current.save(value), optionsRef.current.fallback)
      isSavingRef.current = false
      if (waitingRef.current === null) {
        // From here on the setting shows the stored value: the new one, or the previous one.
        setChoice(null)
        setError(failure ?? undefined)
        setStatus(failure === null ? 'saved' : 'failed')
      } else if (timerRef.current !== null) {
        return
      }
    }
  }, [])
  const stopTimer = useCallback(() => {
    if (timerRef.current !== null) clearTimeout(timerRef.current)
    timerRef.current = null
  }, [])
  useEffect(
    () => () => {
      stopTimer()
      void run()
    },
    [run, stopTimer],
  )
  return {
    value: choice === null ? stored : choice.value,
    setValue: (value) => {
      setChoice({ value })
      setError(undefined)
      waitingRef.current = { value }
      stopTimer()
      timerRef.current = setTimeout(() => {
        timerRef.current = null
        void run()
      }, CHANNEL_SAVE_DELAY_MS)
    },
    status,
    error,
  }
}

/** Returns why a save failed, or null if it did not fail. */
async function failureOf(saving: Promise<unknown>, fallback: string): Promise<string | null> {
  try {
    await saving
    return null
  } catch (error) {
    return error instanceof Error && error.message !== '' ? error.message : fallback
  }
}
