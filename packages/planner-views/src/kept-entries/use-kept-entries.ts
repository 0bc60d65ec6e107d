import { useCallback, useMemo, useState } from 'react'
import { withKept, type Entry } from './kept-entries'

/** Tells that a part of an entry is being typed in, or not any more. */
export type KeepEntry = (id: number, part: string, isKept: boolean) => void

/** The entries of a list, and those that stay because a user is typing in them. */
export interface KeptEntries<Kept extends Entry> {
  /** The same array while nothing changes. */
  readonly shown: readonly Kept[]
  /** Whether an entry has left the list and is only kept. */
  readonly isGone: (id: number) => boolean
  readonly keep: KeepEntry
  /** Stops keeping an entry, even when something is typed in it. */
  readonly release: (id: number) => void
}

export interface KeptEntriesOptions {
  /** An entry that stays in addition to those that `keep` names. @default none */
  readonly editedId?: number | null
  /**
   * Entries that the user deletes, and that therefore do not stay. Keep the same set. @default none
   */
  readonly removedIds?: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()

/**
 * Retains an entry in its place when it leaves the list while the user is typing in it. Its
 * elements stay mounted, so that no typed text is lost.
 *
 * @param entries keep the same array while nothing changes
 */
export function useKeptEntries<Kept extends Entry>(
  entries: readonly Kept[],
  { editedId = null, removedIds = NONE }: KeptEntriesOptions = {},
): KeptEntries<Kept> {
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map())
  const [before, setBefore] = useState(entries)
  const keptIds = useMemo(() => {
    const ids = new Set(parts.values())
    if (editedId !== null) ids.add(editedId)
    for (const id of removedIds) ids.delete(id)
    return ids
  }, [parts, editedId, removedIds])
  const shown = useMemo(() => withKept(entries, before, keptIds), [entries, before, keptIds])
  // During rendering: an entry that is missing for one render would lose its typed text.
  if (shown !== before) setBefore(shown)
  const present = useMemo(() => new Set(entries.map(({ id }) => id)), [entries])
  const keep = useCallback<KeepEntry>((id, part, isKept) => {
    const key = `${id} ${part}`
    setParts((known) => {
      if (known.has(key) === isKept) return known
      const next = new Map(known)
      if (isKept) next.set(key, id)
      else next.delete(key)
      return next
    })
  }, [])
  const release = useCallback((id: number) => {
    setParts((known) => new Map([...known].filter(([, keptId]) => keptId !== id)))
  }, [])
  return { shown, isGone: (id) => !present.has(id), keep, release }
}
