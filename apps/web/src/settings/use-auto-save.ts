import { CHANNEL_SAVE_DELAY_MS } from '@throughline/domain/session'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What a setting that saves itself is doing. */
type AutoSaveStatus = 'idle' | 'saving' | 'saved' | 'failed'

export interface AutoSaveOptions<Value> {
  /** The stored value. */
  readonly value: Value
  /** Saves. Rejects when it was not saved; the setting goes back then. */
  readonly save: (value: Value) => Promise<unknown>
  /** Said when it could not be saved, for an error without a message. */
  readonly fallback: string
}

/** A setting that saves itself. */
export interface AutoSave<Value> {
  /** What is shown: the choice of the person, or else the stored value. */
  readonly value: Value
  readonly setValue: (value: Value) => void
  readonly status: AutoSaveStatus
  /** Why the last choice was not saved; undefined when it was. */
  readonly error: string | undefined
}

/**
 * Saves a setting 400 ms after the last change, one save at a time. A choice that the
 * server refuses goes back to the stored value, with the reason. When the setting goes
 * away, a change that waits is saved at once.
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
    // A save that is under way starts the next one when it ends.
    while (waitingRef.current !== null && !isSavingRef.current) {
      const { value } = waitingRef.current
      waitingRef.current = null
      isSavingRef.current = true
      setStatus('saving')
      const failure = await failureOf(optionsRef.current.save(value), optionsRef.current.fallback)
      isSavingRef.current = false
      if (waitingRef.current === null) {
        // The stored value is shown from here on: the new one, or the one before.
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

/** Why a save failed, or null when it did not. */
async function failureOf(saving: Promise<unknown>, fallback: string): Promise<string | null> {
  try {
    await saving
    return null
  } catch (error) {
    return error instanceof Error && error.message !== '' ? error.message : fallback
  }
}
