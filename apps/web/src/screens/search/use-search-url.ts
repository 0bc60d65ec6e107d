import type { SearchSide } from '@throughline/domain/tactics'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const KEYWORD_QUERY = 'q'
const WHEN_QUERY = 'when'
/** Pause in typing before the search starts, in milliseconds. */
const PAUSE_MS = 250
/** Maximum length of a keyword. */
const MAX_KEYWORD = 255

/**
 * The search of the URL, with the functions that change it. No change adds an entry to the history.
 */
export interface SearchUrl {
  /** Typed text; the URL follows after a pause. */
  readonly text: string
  /** Trimmed keyword of the search; empty for none. */
  readonly keyword: string
  readonly when: SearchSide
  readonly type: (text: string) => void
  /** Searches at once. */
  readonly submit: (text: string) => void
  readonly choose: (when: SearchSide) => void
}

/** Reads and writes the keyword and the side (upcoming or past) in the URL of a search. */
export function useSearchUrl(): SearchUrl {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const requested = query.get(KEYWORD_QUERY) ?? ''
  const [field, setField] = useState({ text: requested, seen: requested, written: requested })
  // A URL from another source, such as Back, replaces the typed text; the hook's own changes do
  // not.
  if (field.seen !== requested) {
    setField(
      requested === field.written
        ? { ...field, seen: requested }
        : { text: requested, seen: requested, written: requested },
    )
  }
  const change = useCallback(
    (name: string, value: string) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  const write = (text: string) => {
    setField((before) => ({ ...before, text, written: text }))
    if (text !== requested) change(KEYWORD_QUERY, text)
  }
  const writeAfterPause = useEffectEvent(write)
  const { text, written } = field
  useEffect(() => {
    if (text === written) return undefined
    const timer = setTimeout(() => {
      writeAfterPause(text)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [text, written])
  return {
    text,
    keyword: requested.trim().slice(0, MAX_KEYWORD),
    when: query.get(WHEN_QUERY) === 'past' ? 'past' : 'upcoming',
    type: (next) => {
      setField((before) => ({ ...before, text: next }))
    },
    submit: write,
    choose: (when) => {
      change(WHEN_QUERY, when === 'past' ? 'past' : '')
    },
  }
}
