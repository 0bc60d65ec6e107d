import { carriesCost } from '@throughline/domain/bulk'
import type { BulkChange } from '@throughline/domain/bulk'
import type { PlanChange } from '../../changes/record-change-queries'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { bulkChanges } from '../../db/schema'
import type { BulkChangedRow, BulkItemState } from '../../db/schema'
import type { TacticListRow } from '../tactics/item-rows-queries'
import type { TacticChange } from '../tactics/write-queries'
import type { BulkSituation } from './bulk-request'
import { insertCopies } from './copy-queries'
import type { StoredChange, StoredVerdict } from './judge-stored-items'
import {
  changeTags,
  clearPlatforms,
  clearTypeValues,
  findCustomRecurrenceIds,
  writeDeletedAt,
  writeStates,
} from './state-queries'
import type { StateOf } from './state-queries'

type UpdateKind = Exclude<BulkChange['kind'], 'copy' | 'delete'>

/**
 * Writes the changes of a verdict and stores what their undo needs. Runs in the transaction
 * that has locked the items.
 *
 * @returns the id of the stored bulk change
 */
export async function applyBulkChange(
  tx: Orm,
  { change, verdict }: { readonly change: BulkChange; readonly verdict: StoredVerdict },
  situation: BulkSituation,
  by: TacticChange,
): Promise<number> {
  const { id: planId } = situation.planAccess.plan
  const { changed, unchanged, refused } = verdict
  const copyIds =
    change.kind === 'copy'
      ? await insertCopies(tx, changed.flatMap(draftOf), {
          ...by,
          canEditBudget: situation.planAccess.abilities.canEditBudget,
        })
      : []
  const states = isUpdate(change) ? await statesBefore(tx, changed) : []
  const items: readonly BulkChangedRow[] =
    change.kind === 'copy'
      ? copyIds.map((id) => ({ id, version: 1, before: null }))
      : isUpdate(change)
        ? states.map(({ id, version, state }) => ({ id, version: version + 1, before: state }))
        : changed.map(({ row }) => ({ id: row.id, version: row.version + 1, before: null }))
  const [stored] = await tx
    .insert(bulkChanges)
    .values({
      planId,
      userId: by.userId,
      change,
      items,
      unchangedIds: unchanged.map(({ id }) => id),
      refused,
      createdAt: by.now,
    })
    .returning({ id: bulkChanges.id })
  if (stored === undefined) throw new Error('The stored bulk change has no id.')
  const ids = items.map(({ id }) => id)
  if (change.kind === 'delete') await writeDeletedAt(tx, ids, by.now, by)
  if (isUpdate(change) && ids.length > 0) {
    await writeLinks(tx, stored.id, ids, change)
    const after = new Map(changed.map((one) => [one.row.id, one.after]))
    const isWithoutCost = clearsCost(change, situation)
    await writeStates(
      tx,
      states.map(({ id, state }): StateOf => {
        const costs = isWithoutCost ? { estimatedCost: null, actualCost: null } : null
        return { id, ...stateAfter(state, after.get(id) ?? null), ...costs }
      }),
      by,
    )
  }
  await recordChange(
    tx,
    { planId, collection: 'tactics', action: ACTIONS[change.kind], ids },
    by.now,
  )
  return stored.id
}

const ACTIONS: Readonly<Record<BulkChange['kind'], PlanChange['action']>> = {
  move: 'updated',
  type: 'updated',
  tags: 'updated',
  flag: 'updated',
  copy: 'created',
  delete: 'deleted',
}

function isUpdate(change: BulkChange): change is Extract<BulkChange, { kind: UpdateKind }> {
  return ACTIONS[change.kind] === 'updated'
}

function draftOf({ row, after }: StoredChange) {
  return after === null ? [] : [{ sourceId: row.id, copy: after }]
}

/** The change of links; before that of the columns, because values are cleared by the former type. */
async function writeLinks(
  tx: Orm,
  bulkChangeId: number,
  ids: readonly number[],
  change: BulkChange,
): Promise<void> {
  if (change.kind === 'tags') await changeTags(tx, ids, change)
  if (change.kind === 'type') {
    await clearPlatforms(tx, ids)
    await clearTypeValues(tx, bulkChangeId, ids)
  }
}

function clearsCost(change: BulkChange, { channels }: BulkSituation): boolean {
  if (change.kind !== 'type') return false
  return channels.some((channel) =>
    channel.tacticTypes.some(
      (type) => type.id === change.tacticTypeId && !carriesCost({ type, channel }),
    ),
  )
}

async function statesBefore(tx: Orm, changed: readonly StoredChange[]) {
  const repeating = changed.filter(({ row }) => row.rrule !== null).map(({ row }) => row.id)
  const custom = await findCustomRecurrenceIds(tx, repeating)
  return changed.map(({ row }) => ({
    id: row.id,
    version: row.version,
    state: stateOf(row, custom.has(row.id)),
  }))
}

function stateOf(row: TacticListRow, isCustomRecurrence: boolean): BulkItemState {
  return {
    tacticTypeId: row.tacticTypeId,
    startDate: row.startDate,
    endDate: row.endDate,
    isAllDay: row.isAllDay,
    isFlagged: row.isFlagged,
    rrule: row.rrule,
    recurrenceEndDate: row.recurrenceEndDate,
    isCustomRecurrence,
    estimatedCost: row.estimatedCost,
    actualCost: row.actualCost,
    tagIds: row.tagIds,
    platformIds: row.tacticPlatformIds,
  }
}

/** Costs stay as they are stored, because the person may not see them. */
function stateAfter(state: BulkItemState, after: StoredChange['after']): BulkItemState {
  if (after === null) return state
  return {
    ...state,
    tacticTypeId: after.tacticTypeId,
    startDate: after.isUnscheduled ? null : after.startDate,
    endDate: after.isUnscheduled ? null : after.endDate,
    isAllDay: after.isAllDay,
    isFlagged: after.isFlagged,
    rrule: after.rrule,
    recurrenceEndDate: after.recurrenceEndDate,
    isCustomRecurrence: state.isCustomRecurrence && after.rrule !== null,
  }
}
