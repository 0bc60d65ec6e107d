import type { CalendarPreview } from '@throughline/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCalendarPreview } from '../../data/calendar-settings'
import { isWorthALook, refuseAddress } from './calendar-form-model'

/** How long the typing has to pause before the address is looked at, in milliseconds. */
const PAUSE_MS = 700

/**
 * Looks at an address: by itself after a pause in typing, once it looks complete, or when
 * asked. The name of the calendar is handed on unless the person has typed one.
 */
export function useAddressPreview({
  accountId,
  address,
  name,
  onName,
}: {
  readonly accountId: number
  readonly address: string
  readonly name: string
  readonly onName: (name: string) => void
}): {
  /** What is at the address that is typed at the moment; null while that is not known. */
  readonly found: CalendarPreview | null
  /** Why there is nothing. */
  readonly problem: string | null
  readonly isPending: boolean
  /** Looks at once, again after a failure. @returns false when it is no address */
  readonly look: () => boolean
} {
  const typed = address.trim()
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const suggestedRef = useRef('')
  const { data, error, isFetching, refetch } = useCalendarPreview(accountId, lookedAt)
  const isOfTyped = lookedAt !== null && lookedAt === typed
  const found = isOfTyped ? (data ?? null) : null
  useEffect(() => {
    if (!isWorthALook(typed)) return undefined
    const timer = setTimeout(() => {
      setLookedAt(typed)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
  const suggest = useEffectEvent((suggestion: string) => {
    if (name !== '' && name !== suggestedRef.current) return
    suggestedRef.current = suggestion
    onName(suggestion)
  })
  const foundName = found?.name
  useEffect(() => {
    if (foundName !== undefined) suggest(foundName)
  }, [foundName])
  return {
    found,
    problem: isOfTyped && error !== null && !isFetching ? error.message : null,
    isPending: isOfTyped && isFetching,
    look: () => {
      if (refuseAddress(typed) !== null) return false
      if (isOfTyped && error !== null) void refetch()
      setLookedAt(typed)
      return true
    },
  }
}
