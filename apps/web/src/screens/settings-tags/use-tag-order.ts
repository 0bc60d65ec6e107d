import { isolateText, TAG_MESSAGES } from '@throughline/domain/messages'
import { parseTagText, tagCategoryKey } from '@throughline/domain/tags'
import {
  placeOfTag,
  withMovedTag,
  type ManagedTag,
  type TagMove,
} from '@throughline/planner-views/tag-manager'
import { useMemo, useState } from 'react'
import { problemOfError } from '../../forms'
import { useCurrent } from '../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../undo'

/**
 * Returns the tags in their order, with a function that moves one. A tag moves at once, and moves
 * back if the server refuses.
 *
 * @param send resolves once the list has the new order
 */
export function useTagOrder(
  planId: number,
  stored: readonly ManagedTag[],
  send: (move: TagMove) => Promise<unknown>,
) {
  const { attempt } = useReversibleChanges(planId)
  const [pending, setPending] = useState<readonly TagMove[]>([])
  const tags = useMemo(() => {
    let moved = stored
    for (const move of pending) moved = withMovedTag(moved, move)
    return moved
  }, [stored, pending])

  // An undo sends the tag with the category that it has by then.
  const current = useCurrent({ tags, send })

  const save = async (move: TagMove): Promise<void> => {
    setPending((before) => [...before, move])
    try {
      await current().send(move)
    } finally {
      setPending((before) => before.filter((one) => one !== move))
    }
  }
  const moveTo = ({ id, categoryName, index: place }: TagMove) => {
    const { category } = parseTagText(`${categoryName}:`)
    const key = tagCategoryKey({ category, categoryName })
    const entriesNow = () =>
      current().tags.filter((tag) => tag.otherPlan === null && tagCategoryKey(tag) === key)
    return orderChange({
      id,
      before: entriesNow(),
      place,
      entriesNow,
      send: (index) => save({ id, categoryName, index }),
    })
  }
  const move = (to: TagMove) => {
    const tag = tags.find(({ id }) => id === to.id)
    if (tag === undefined) return
    void attempt({
      make: moveTo(to).make,
      takeBack: moveTo(placeOfTag(tags, tag)).takeBack,
      done: `${isolateText(tag.name)} was moved.`,
      failed: (error) => {
        const { message, fields } = problemOfError(error, {
          fieldNames: { text: 'name' },
          fallback: TAG_MESSAGES.orderFailed,
        })
        return message ?? fields.name ?? TAG_MESSAGES.orderFailed
      },
    })
  }
  return { tags, move }
}
