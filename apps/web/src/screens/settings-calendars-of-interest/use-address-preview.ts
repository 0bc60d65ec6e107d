import type { CalendarPreview } from '@throughline/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCalendarPreview } from '../../data/calendar-settings'
import { isWorthALook, refuseAddress } from './calendar-form-model'

/** Pause in typing before the preview starts, in milliseconds. */
const PAUSE_MS = 700

/**
 * Previews a calendar at an address: after a pause in typing, once the address looks complete, or
 * when `look` is called. It passes the name of the calendar to `onName`, and an empty one once the
 * address changes, unless the user has typed a name.
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
  /** Calendar at the typed address; null until it has loaded. */
  readonly match: CalendarPreview | null
  /** Why there is no preview. */
  readonly problem: string | null
  readonly isPending: boolean
  /**
   * Starts the preview at once, also again after a failure.
   *
   * @returns false if the address is not valid
   */
  readonly look: () => boolean
} {
  const typed = address.trim()
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const suggestedRef = useRef('')
  const { data, error, isFetching, refetch } = useCalendarPreview(accountId, lookedAt)
  const isOfTyped = lookedAt !== null && lookedAt === typed
  const match = isOfTyped ? (data ?? null) : null
  useEffect(() => {
    if (!isWorthALook(typed)) return undefined
    const timer = setTimeout(() => {
      setLookedAt(typed)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
  const suggest = useEffectEvent((next: string) => {
    if (name === next || (name !== '' && name !== suggestedRef.current)) return
    suggestedRef.current = next
    onName(next)
  })
  // With its address a suggested name goes at once: the calendar could be added before the preview.
  const suggestion = match?.name ?? ''
  useEffect(() => {
    suggest(suggestion)
  }, [suggestion])
  return {
    match,
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
