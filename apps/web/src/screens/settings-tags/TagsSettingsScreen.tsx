import { TAG_MESSAGES } from '@throughline/domain/messages'
import type { Tag } from '@throughline/domain/tags'
import { TagManager } from '@throughline/planner-views/tag-manager'
import type { TagMove, ManagedTag } from '@throughline/planner-views/tag-manager'
import { useCallback, useMemo, useRef, useState } from 'react'

import { usePlanUsage } from '../../data/plan-usage'
import { useTagWrites } from '../../data/tag-writes'
import { useTags } from '../../data/tags'
import { problemOfError, useLeaveGuard } from '../../forms'
import { usePlanSettings } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsScreen, stateOfReads, useHashTarget, useSettingsFrame } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { useTagOrder } from './use-tag-order'

const noTags: readonly Tag[] = []

const ORDER_NOTE =
  'The order of tags cannot be changed on a nested plan. It can be on the lead plan.'

/**
 * Settings screen of the tags of a plan. Users add, rename, move and delete tags; each change saves
 * at once.
 */
export function TagsSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  const read = useTags(plan.id)
  const usage = usePlanUsage(plan.id)
  const showToast = useShowToast()
  const { close } = useSettingsFrame()
  const { add, rename, move, remove } = useTagWrites(plan.id)
  const tags = read.data ?? noTags
  const stored = useMemo(
    () => managedTagsOf(tags, plan.id, usage.data?.tacticCountByTag),
    [tags, plan.id, usage.data],
  )
  const order = useTagOrder(plan.id, stored, ({ id, categoryName, index }: TagMove) =>
    move({ tag: tagOf(tags, id), categoryName, index }),
  )
  const handleRename = useCallback(
    ({ id, name }: { readonly id: number; readonly name: string }) =>
      outcomeOf(rename({ tag: tagOf(tags, id), name }), TAG_MESSAGES.updateFailed),
    [rename, tags],
  )
  const draft = useTagDraft()
  const guard = useLeaveGuard({ form: draft.form, onClose: close })
  const isReady = read.data !== undefined
  useHashTarget({ isReady })
  const place = settingsPlaces.find(({ segment }) => segment === 'tags')
  return (
    <SettingsScreen
      title={place?.label ?? ''}
      description={place?.text ?? ''}
      width="narrow"
      state={stateOfReads(read)}
      readOnlyReason={
        abilities.canEditTags ? null : 'You can look at the tags of this plan, not change them.'
      }
      onClose={guard.close}
    >
      <div id="tag-categories">
        <TagManager
          tags={order.tags}
          isReadOnly={!abilities.canEditTags}
          canReorder={abilities.canReorderTags}
          reorderNote={ORDER_NOTE}
          onAdd={(tag) => outcomeOf(add(tag), TAG_MESSAGES.createFailed)}
          onRename={handleRename}
          onMove={order.move}
          onDelete={async ({ id }) => {
            const refusal = await outcomeOf(remove(id), TAG_MESSAGES.deleteFailed)
            if (refusal === undefined) showToast({ tone: 'success', text: TAG_MESSAGES.deleted })
            return refusal
          }}
          onDraftChange={draft.change}
        />
      </div>
      {guard.question}
    </SettingsScreen>
  )
}

/** Returns the typed text of a new tag as a form for the leave guard. */
function useTagDraft() {
  const [isStarted, setIsStarted] = useState(false)
  const isStartedRef = useRef(false)
  const change = useCallback((draft: { readonly isStarted: boolean }) => {
    isStartedRef.current = draft.isStarted
    setIsStarted(draft.isStarted)
  }, [])
  const hasChanges = useCallback(() => isStartedRef.current, [])
  return {
    change,
    form: {
      isChanged: isStarted,
      hasChanges,
      isSavingNow: () => false,
      discard: () => {
        isStartedRef.current = false
      },
    },
  }
}

function tagOf(tags: readonly Tag[], id: number): Tag {
  const tag = tags.find((one) => one.id === id)
  if (tag === undefined) throw new Error(`There is no tag ${id} any more.`)
  return tag
}

/** Returns why a change failed, or undefined on success. */
async function outcomeOf(saving: Promise<unknown>, fallback: string): Promise<string | undefined> {
  try {
    await saving
    return undefined
  } catch (error) {
    const { message, fields } = problemOfError(error, { fieldNames: { text: 'name' }, fallback })
    return message ?? fields.name ?? fallback
  }
}

/**
 * Returns tags for the manager.
 *
 * @param planId tags of other plans carry the abbreviation of their plan
 * @param tacticCounts number of items by tag; tags without items are absent; undefined until it has
 *   loaded
 */
function managedTagsOf(
  tags: readonly Tag[],
  planId: number,
  tacticCounts: ReadonlyMap<number, number> | undefined,
): readonly ManagedTag[] {
  return tags.map((tag) => ({
    id: tag.id,
    name: tag.title,
    category: tag.category,
    categoryName: tag.categoryName,
    otherPlan: tag.planId === planId ? null : tag.abbreviatedPlanName,
    tacticCount: tacticCounts === undefined ? null : (tacticCounts.get(tag.id) ?? 0),
  }))
}
