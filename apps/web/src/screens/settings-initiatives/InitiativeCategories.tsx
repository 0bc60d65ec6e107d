import { canDeleteTacticType, type Channel, type TacticType } from '@throughline/domain/channels'
import { countText, INITIATIVE_CATEGORY_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { useChannelWrites } from '../../data/channel-writes'
import { usePlanUsage } from '../../data/plan-usage'
import { ResourceList } from '../../lists'
import { describeCategoryDeletion } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { useCurrent } from '../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../undo'
import { CategoriesRoot } from './InitiativesSettings.styles'

export interface InitiativeCategoriesProps {
  /** The Initiatives channel of the plan. */
  readonly channel: Channel
  /** Number of initiatives by category; a category without any is absent. */
  readonly countByCategory: ReadonlyMap<number, number>
  readonly isReadOnly: boolean
  /** Reports whether the list holds typed text that is not saved. Pass a stable function. */
  readonly onUnsavedChange: (change: { readonly hasUnsaved: boolean }) => void
}

/** Id to which the search of settings links. */
export const CATEGORIES_ID = 'initiative-categories'

const texts = INITIATIVE_CATEGORY_MESSAGES

/** Categories of initiatives, which users add, rename, sort and delete. */
export function InitiativeCategories({
  channel,
  countByCategory,
  isReadOnly,
  onUnsavedChange,
}: InitiativeCategoriesProps) {
  const showToast = useShowToast()
  const { make } = useReversibleChanges(channel.planId)
  const { createType, updateType, moveType, deleteType } = useChannelWrites(channel.planId)
  // Only plan admins may read it.
  const linkedTactics = usePlanUsage(isReadOnly ? null : channel.planId).data?.linkedTacticsByType
  const types = channel.tacticTypes
  const entriesNow = useCurrent(types)
  /** The form shows the reason, and the toast says which action has failed. */
  const orSay = async (work: Promise<unknown>, success: string | null, failure: string) => {
    try {
      await work
    } catch (error) {
      showToast({ tone: 'error', text: failure })
      throw error
    }
    if (success !== null) showToast({ tone: 'success', text: success })
  }
  const move = async (id: number, place: number) => {
    const send = (orderIndex: number) => moveType({ id, orderIndex })
    try {
      await make({
        ...orderChange({ id, before: types, place, entriesNow, send }),
        done: texts.updated,
        failed: texts.updateFailed,
      })
    } catch (error) {
      // The list shows the error.
      throw new Error(texts.updateFailed, { cause: error })
    }
  }
  return (
    <CategoriesRoot id={CATEGORIES_ID} aria-labelledby={`${CATEGORIES_ID}-title`}>
      <h3 id={`${CATEGORIES_ID}-title`}>Initiative categories</h3>
      <p>Every initiative has one of them. Their order is the order in forms and filters.</p>
      {isReadOnly ? <Banner>Only plan admins can change the categories.</Banner> : null}
      <ResourceList<TacticType>
        label="Initiative categories"
        noun="category"
        emptyText="No categories yet"
        isReadOnly={isReadOnly}
        data={{ status: 'ready', items: types }}
        validateName={(name) => (name === '' ? texts.nameRequired : undefined)}
        canDelete={({ id }) => canDeleteTacticType(id, types)}
        renderDetails={(type) => detailsOf(type, countByCategory)}
        onAdd={({ name }) =>
          orSay(createType({ channelId: channel.id, name }), texts.created, texts.createFailed)
        }
        onRename={({ item, name }) =>
          orSay(
            updateType({
              id: item.id,
              version: item.version,
              name: item.name,
              changes: { name },
            }),
            texts.updated,
            texts.updateFailed,
          )
        }
        onReorder={async ({ ids }) => {
          const from = types.findIndex(({ id }, at) => id !== ids[at])
          if (from === -1) return
          const id = movedId(
            types.map((type) => type.id),
            ids,
          )
          await move(id, ids.indexOf(id))
        }}
        onDelete={({ item }) => orSay(deleteType(item.id), null, texts.deleteFailed)}
        describeDeletion={({ id }) =>
          describeCategoryDeletion(id, countByCategory.get(id) ?? 0, linkedTactics)
        }
        deletedText={texts.deleted}
        onUnsavedChange={onUnsavedChange}
      />
    </CategoriesRoot>
  )
}

/** Returns the id that moved between two orders. */
function movedId(before: readonly number[], after: readonly number[]): number {
  const first = before.findIndex((id, at) => id !== after[at])
  const [left = 0, arrived = 0] = [before[first], after[first]]
  // If an entry moved down, its next entry takes its place.
  const isMovedDown = before[first + 1] === after[first]
  return isMovedDown ? left : arrived
}

function detailsOf({ id, kind }: TacticType, counts: ReadonlyMap<number, number>): string {
  const count = countText(counts.get(id) ?? 0, 'initiative')
  return kind === 'monthlyTheme' ? `${texts.monthlyTheme} · ${count}` : count
}
