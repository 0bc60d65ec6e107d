import { useCallback, useMemo, useState } from 'react'
import { withRetained, type Entry } from './retained-entries'

/** Tells that a part of an entry is being typed in, or not any more. */
export type KeepEntry = (id: number, part: string, isRetained: boolean) => void

/** The entries of a list, and those that stay because a user is typing in them. */
export interface RetainedEntries<Retained extends Entry> {
  /** The same array while nothing changes. */
  readonly visible: readonly Retained[]
  /** Whether an entry has left the list and is only kept. */
  readonly isGone: (id: number) => boolean
  readonly keep: KeepEntry
  /** Stops keeping an entry, even when something is typed in it. */
  readonly release: (id: number) => void
}

export interface RetainedEntriesOptions {
  /** An entry that stays in addition to those that `keep` names. @default none */
  readonly editedId?: number | null
  /**
   * Entries that the user deletes, and that therefore do not stay. Keep the same set. @default none
   */
  readonly removedIds?: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()

/**
 * Retains an entry in its place when it leaves the list while the user is typing in it. Its
 * elements stay mounted, so that no typed text is lost.
 *
 * @param entries keep the same array while nothing changes
 */
export function useRetainedEntries<Retained extends Entry>(
  entries: readonly Retained[],
  { editedId = null, removedIds = none }: RetainedEntriesOptions = {},
): RetainedEntries<Retained> {
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map())
  const [before, setBefore] = useState(entries)
  const retainedIds = useMemo(() => {
    const ids = new Set(parts.values())
    if (editedId !== null) ids.add(editedId)
    for (const id of removedIds) ids.delete(id)
    return ids
  }, [parts, editedId, removedIds])
  const visible = useMemo(
    () => withRetained(entries, before, retainedIds),
    [entries, before, retainedIds],
  )
  // During rendering: an entry that is missing for one render would lose its typed text.
  if (visible !== before) setBefore(visible)
  const present = useMemo(() => new Set(entries.map(({ id }) => id)), [entries])
  const keep = useCallback<KeepEntry>((id, part, isRetained) => {
    const key = `${id} ${part}`
    setParts((existing) => {
      if (existing.has(key) === isRetained) return existing
      const next = new Map(existing)
      if (isRetained) next.set(key, id)
      else next.delete(key)
      return next
    })
  }, [])
  const release = useCallback((id: number) => {
    setParts((existing) => new Map([...existing].filter(([, retainedId]) => retainedId !== id)))
  }, [])
  return { visible, isGone: (id) => !present.has(id), keep, release }
}
