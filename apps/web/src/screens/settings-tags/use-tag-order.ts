import { isolateText, TAG_MESSAGES } from '@throughline/domain/messages'
import {
  placeOfTag,
  withMovedTag,
  type ManagedTag,
  type TagMove,
} from '@throughline/planner-views/tag-manager'
import { useMemo, useState } from 'react'
import { problemOfError } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { undoToast } from '../../undo'

/**
 * Returns the tags in their order, with a function that moves one. A tag moves at once, and moves
 * back if the server refuses.
 *
 * @param send resolves once the list has the new order
 */
export function useTagOrder(
  stored: readonly ManagedTag[],
  send: (move: TagMove) => Promise<unknown>,
) {
  const showToast = useShowToast()
  const [pending, setPending] = useState<readonly TagMove[]>([])
  const tags = useMemo(() => {
    let moved = stored
    for (const move of pending) moved = withMovedTag(moved, move)
    return moved
  }, [stored, pending])

  const save = async (move: TagMove): Promise<boolean> => {
    setPending((before) => [...before, move])
    try {
      await send(move)
      return true
    } catch (error) {
      const problem = problemOfError(error, {
        fieldNames: { text: 'name' },
        fallback: TAG_MESSAGES.orderFailed,
      })
      showToast({
        tone: 'error',
        text: problem.message ?? problem.fields.name ?? TAG_MESSAGES.orderFailed,
      })
      return false
    } finally {
      setPending((before) => before.filter((one) => one !== move))
    }
  }
  const move = async (to: TagMove) => {
    const tag = tags.find(({ id }) => id === to.id)
    if (tag === undefined || !(await save(to))) return
    const text = `${isolateText(tag.name)} was moved.`
    showToast(undoToast({ tone: 'success', text }, () => void save(placeOfTag(tags, tag))))
  }
  return {
    tags,
    move: (to: TagMove) => {
      void move(to)
    },
  }
}
