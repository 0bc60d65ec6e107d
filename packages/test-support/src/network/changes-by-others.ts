import type { PlanDetail } from '@throughline/api-client'
import type { SavedView } from '@throughline/domain/saved-views'
import { listItemOf, type Tactic } from '@throughline/domain/tactics'
import { detailOf, type Schemas } from '../builders'
import type { ChangeStream } from './change-stream'
import type { PlanStore } from './plan-store'
import { nextVersion } from './versions'

/** Changes that other users make to the stored data, without the client of the page. */
export interface ChangesByOtherUsers {
  /**
   * Changes a tactic as another user does, which raises its version.
   *
   * @param change.isReported false: the page gets no event of the change. @default true
   */
  readonly changeByOtherUsers: (
    id: number,
    fields: Partial<Tactic>,
    change?: { readonly isReported?: boolean },
  ) => void
  /**
   * Deletes a tactic as another user does.
   *
   * @param deletion.isReported false: the page gets no event of the deletion. @default true
   */
  readonly deleteByOtherUsers: (id: number, deletion?: { readonly isReported?: boolean }) => void
  /** Changes a budget as another user does, which raises its version. The page gets an event. */
  readonly changeBudgetByOtherUsers: (id: number, fields: Partial<Schemas['Budget']>) => void
  /**
   * Changes or adds a tag as another user does. A change raises its version.
   *
   * @param change.isReported false: the page gets no event of the change. @default true
   */
  readonly changeTagByOtherUsers: (
    tag: Schemas['Tag'],
    change?: { readonly isReported?: boolean },
  ) => void
  readonly deleteTagByOtherUsers: (id: number) => void
  /** Changes a plan as another user does, which raises its version. The page gets an event. */
  readonly changePlanByOtherUsers: (id: number, fields: Partial<PlanDetail>) => void
  /** Deletes a plan as another user does. The page gets an event. */
  readonly deletePlanByOtherUsers: (id: number) => void
  /** Changes a shared view as another user does, which raises its version. */
  readonly changeViewByOtherUsers: (id: number, fields: Partial<SavedView>) => void
  /** Deletes a shared view as another user does. */
  readonly deleteViewByOtherUsers: (id: number) => void
}

/** The stored entities of a server, by id. */
export interface StoredThings {
  readonly items: Map<number, Tactic>
  readonly budgets: Map<number, Schemas['Budget']>
  readonly tags: Map<number, Schemas['Tag']>
  readonly views: Map<number, SavedView>
  readonly planStore: PlanStore
  readonly stream: ChangeStream
}

/**
 * Changes stored entities as other users do, and sends events to the pages that follow the plan.
 */
export function changesByOtherUsers({
  items,
  budgets,
  tags,
  views,
  planStore,
  stream,
}: StoredThings): ChangesByOtherUsers {
  const tellOfView = ({ id, planId }: SavedView, action: 'updated' | 'deleted'): void => {
    if (planId === null) throw new Error(`The view ${id} belongs to no plan, so nobody follows it.`)
    stream.send({ planId, collection: 'custom_views', action, ids: [id], version: null })
  }
  const storedView = (id: number): SavedView => {
    const view = views.get(id)
    if (view === undefined) throw new Error(`There is no saved view ${id}.`)
    return view
  }
  return {
    changeByOtherUsers: (id, changed, { isReported = true } = {}) => {
      const before = items.get(id)
      if (before === undefined) throw new Error(`There is no tactic ${id} to change.`)
      const after = detailOf({
        ...before,
        updatedBy: { id: 1002, name: 'Maya Rios' },
        updatedAt: new Date(Date.now()).toISOString(),
        ...changed,
        version: before.version + 1,
      })
      items.set(id, after)
      if (!isReported) return
      const { planId, version } = after
      const sent = { items: [listItemOf(after)], version }
      stream.send({ planId, collection: 'tactics', action: 'updated', ids: [id], ...sent })
    },
    deleteByOtherUsers: (id, { isReported = true } = {}) => {
      const before = items.get(id)
      if (before === undefined) throw new Error(`There is no tactic ${id} to delete.`)
      items.delete(id)
      if (!isReported) return
      const { planId } = before
      stream.send({ planId, collection: 'tactics', action: 'deleted', ids: [id], version: null })
    },
    changeBudgetByOtherUsers: (id, changed) => {
      const before = budgets.get(id)
      if (before === undefined) throw new Error(`There is no budget ${id} to change.`)
      const version = before.version + 1
      budgets.set(id, { ...before, ...changed, version })
      const { planId } = before
      stream.send({ planId, collection: 'budgets', action: 'updated', ids: [id], version })
    },
    changeTagByOtherUsers: (tag, { isReported = true } = {}) => {
      tags.set(tag.id, { ...tag, version: nextVersion(tags.get(tag.id) ?? { version: 0 }) })
      if (!isReported) return
      const { id, planId } = tag
      stream.send({ planId, collection: 'tags', action: 'updated', ids: [id], version: null })
    },
    deleteTagByOtherUsers: (id) => {
      const planId = tags.get(id)?.planId
      if (planId === undefined) throw new Error(`There is no tag ${id} to delete.`)
      tags.delete(id)
      stream.send({ planId, collection: 'tags', action: 'deleted', ids: [id], version: null })
    },
    changePlanByOtherUsers: (id, changed) => {
      const { version } = planStore.change(id, () => changed)
      stream.send({ planId: id, collection: 'plans', action: 'updated', ids: [id], version })
    },
    deletePlanByOtherUsers: (id) => {
      planStore.remove(id, 'Ravi Shah')
      stream.send({
        planId: id,
        collection: 'plans',
        action: 'deleted',
        ids: [id],
        version: null,
      })
    },
    changeViewByOtherUsers: (id, changed) => {
      const before = storedView(id)
      const view = { ...before, version: nextVersion(before), ...changed }
      views.set(id, view)
      tellOfView(view, 'updated')
    },
    deleteViewByOtherUsers: (id) => {
      const view = storedView(id)
      views.delete(id)
      tellOfView(view, 'deleted')
    },
  }
}
