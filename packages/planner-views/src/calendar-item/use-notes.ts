import { useEffect, useEffectEvent, useState } from 'react'

import type { CalendarItem } from './CalendarItem.types'

/** Fetches the notes of an item as HTML; null when it has none. Rejects when that fails. */
export type LoadNotes = (request: {
  readonly item: CalendarItem
  readonly signal: AbortSignal
}) => Promise<string | null>

/** Where fetching notes has got to. */
export type NotesState =
  | { readonly status: 'none' | 'loading' | 'error' }
  | { readonly status: 'ready'; readonly html: string | null }

/** The notes of the item whose summary is shown: asked for when it opens, given up when it closes. */
export function useNotes(item: CalendarItem | null, loadNotes: LoadNotes | undefined): NotesState {
  const [answer, setAnswer] = useState<{ itemId: number; state: NotesState } | null>(null)
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
      if (!controller.signal.aborted) setAnswer({ itemId, state })
    })()
    return () => {
      controller.abort()
      // What failed once is asked for again the next time.
      setAnswer(null)
    }
  }, [itemId])

  if (itemId === null || loadNotes === undefined) return { status: 'none' }
  return answer?.itemId === itemId ? answer.state : { status: 'loading' }
}
