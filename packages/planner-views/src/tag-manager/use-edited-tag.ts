import { useCallback, useMemo, useState } from 'react'
import type { ManagedTag } from './TagManager.types'

/**
 * Keeps a tag in its place while its name is edited, though somebody else deletes it: what
 * is typed would be lost with its row.
 *
 * @param stored the tags as they are stored
 */
export function useEditedTag(stored: readonly ManagedTag[]) {
  const [edited, setEdited] = useState<{ tag: ManagedTag; index: number } | null>(null)
  const isGone = edited !== null && !stored.some(({ id }) => id === edited.tag.id)
  const tags = useMemo(
    () => (isGone ? stored.toSpliced(edited.index, 0, edited.tag) : stored),
    [stored, isGone, edited],
  )
  return {
    tags,
    /** The tag that is edited and not stored any more; null otherwise. */
    goneId: isGone ? edited.tag.id : null,
    changeEditing: useCallback(
      (tag: ManagedTag, isEditing: boolean) => {
        const index = stored.findIndex(({ id }) => id === tag.id)
        setEdited((before) =>
          isEditing ? { tag, index } : before?.tag.id === tag.id ? null : before,
        )
      },
      [stored],
    ),
  }
}
