import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { ManagedTag, TagManagerProps } from './TagManager.types'

export interface TagDeletionOptions extends Pick<TagManagerProps, 'onDelete'> {
  /** The tags that can be deleted, in their visible order. */
  readonly ids: readonly number[]
  readonly rootRef: RefObject<HTMLElement | null>
}

/** Deletes a tag after asking; then the focus is on the tag beside it. */
export function useTagDeletion({ ids, rootRef, onDelete }: TagDeletionOptions) {
  const [requested, setRequested] = useState<ManagedTag | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const [deletedCount, setDeletedCount] = useState(0)
  const neighborIdRef = useRef<number | null>(null)
  const focusNeighbor = useEffectEvent(() => {
    const root = rootRef.current
    const row = root?.querySelector(`[data-tag-id="${neighborIdRef.current}"]`)
    const target =
      row?.querySelector<HTMLElement>('[data-part="delete"]') ??
      row?.querySelector('button') ??
      root?.querySelector('input')
    target?.focus()
  })
  // The page takes no focus before the question has closed.
  useEffect(() => {
    if (deletedCount > 0) focusNeighbor()
  }, [deletedCount])

  const confirm = async ({ id }: ManagedTag) => {
    if (isDeleting) return
    setIsDeleting(true)
    setError(null)
    const at = ids.indexOf(id)
    neighborIdRef.current = ids[at + 1] ?? ids[at - 1] ?? null
    const refusal = await onDelete({ id })
    setIsDeleting(false)
    if (refusal !== undefined) {
      setError(refusal)
      return
    }
    setRequested(null)
    setDeletedCount((count) => count + 1)
  }
  return {
    /** The tag to delete while the confirmation is open; else null. */
    requested,
    error,
    isDeleting,
    ask: useCallback((tag: ManagedTag) => {
      setError(null)
      setRequested(tag)
    }, []),
    confirm: () => {
      if (requested !== null) void confirm(requested)
    },
    cancel: () => {
      setRequested(null)
    },
  }
}
