import { useEffect, useEffectEvent, useState } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { UndatedItemInput } from '../host-input'

/** Fetches the notes of an item as HTML; null when it has none. Rejects when that fails. */
export type LoadNotes<Item extends UndatedItemInput = CalendarItem> = (request: {
  readonly item: Item
  readonly signal: AbortSignal
}) => Promise<string | null>

/** Where fetching notes has got to. */
export type NotesState =
  | { readonly status: 'none' | 'loading' | 'error' }
  | { readonly status: 'ready'; readonly html: string | null }

interface Answer {
  readonly itemId: number
  /** Which try it is the answer to. */
  readonly tries: number
  readonly state: NotesState
}

/** The notes of an item, and another try for when they could not be fetched. */
export interface Notes {
  readonly state: NotesState
  readonly retry: () => void
}

/**
 * Returns the notes of the item with a visible summary. Fetches them when the summary opens, and
 * aborts when it closes.
 */
export function useNotes(item: CalendarItem | null, loadNotes: LoadNotes | undefined): Notes {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)
  const retry = (): void => {
    setTries((before) => before + 1)
  }
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<NotesState> => {
    if (item === null || loadNotes === undefined) return { status: 'none' }
    try {
      return { status: 'ready', html: await loadNotes({ item, signal }) }
    } catch {
      return { status: 'error' }
    }
  })
  const itemId = item?.id ?? null
  useEffect(() => {
    if (itemId === null) return undefined
    const controller = new AbortController()
    void (async () => {
      const state = await ask(controller.signal)
      if (!controller.signal.aborted) setAnswer({ itemId, tries, state })
    })()
    return () => {
      controller.abort()
      // Clears a failure, so that the next summary fetches the notes again.
      setAnswer(null)
    }
  }, [itemId, tries])

  if (itemId === null || loadNotes === undefined) return { state: { status: 'none' }, retry }
  const isCurrent = answer?.itemId === itemId && answer.tries === tries
  return { state: isCurrent ? answer.state : { status: 'loading' }, retry }
}
