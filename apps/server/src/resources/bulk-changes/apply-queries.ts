import { carriesCost } from '@throughline/domain/bulk'
import type { BulkChange } from '@throughline/domain/bulk'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { bulkChanges } from '../../db/schema'
import type { BulkChangedRow } from '../../db/schema'
import type { TacticChange } from '../tactics/write-queries'
import type { BulkSituation } from './bulk-request'
import { insertCopies } from './copy-queries'
import { stateAfter, stateOf } from './item-state'
import type { StoredChange, StoredBulkResult } from './judge-stored-items'
import {
  changeTags,
  clearPlatforms,
  clearTypeValues,
  findCustomRecurrenceIds,
  writeDeletedAt,
  writeStates,
} from './state-queries'
import type { StateOf } from './state-queries'

/** A bulk change to write. */
interface BulkWrite extends TacticChange {
  readonly change: BulkChange
  readonly result: StoredBulkResult
  readonly situation: BulkSituation
}

/**
 * Writes the changes of a permission result and stores the data for their undo. Run it in the
 * transaction that has locked the items.
 *
 * @returns the id of the stored bulk change
 */
export async function applyBulkChange(tx: Orm, write: BulkWrite): Promise<number> {
  const { change, result, situation, userId, now } = write
  const { id: planId } = situation.planAccess.plan
  const items = await (change.kind === 'copy' ? copyItems(tx, write) : itemsBefore(tx, write))
  const [stored] = await tx
    .insert(bulkChanges)
    .values({
      planId,
      userId,
      change,
      items,
      unchangedIds: result.unchanged.map(({ id }) => id),
      refused: result.refused,
      createdAt: now,
    })
    .returning({ id: bulkChanges.id })
  if (stored === undefined) throw new Error('The stored bulk change has no id.')
  const ids = items.map(({ id }) => id)
  if (change.kind === 'delete') await writeDeletedAt(tx, ids, now, write)
  else if (change.kind !== 'copy') await updateItems(tx, stored.id, items, write)
  const action =
    change.kind === 'copy' ? 'created' : change.kind === 'delete' ? 'deleted' : 'updated'
  await recordChange(tx, { planId, collection: 'tactics', action, ids }, now)
  return stored.id
}

async function copyItems(
  tx: Orm,
  { result, situation, userId, now }: BulkWrite,
): Promise<readonly BulkChangedRow[]> {
  const drafts = result.changed.flatMap(({ row, after }) =>
    after === null ? [] : [{ sourceId: row.id, copy: after }],
  )
  const { canEditBudget } = situation.planAccess.abilities
  const ids = await insertCopies(tx, drafts, { userId, now, canEditBudget })
  return ids.map((id) => ({ id, version: 1, before: null }))
}

async function itemsBefore(
  tx: Orm,
  { change, result }: BulkWrite,
): Promise<readonly BulkChangedRow[]> {
  const repeating = result.changed.filter(({ row }) => row.rrule !== null)
  const custom = await findCustomRecurrenceIds(
    tx,
    repeating.map(({ row }) => row.id),
  )
  return result.changed.map(({ row }) => ({
    id: row.id,
    version: row.version + 1,
    before: change.kind === 'delete' ? null : stateOf(row, custom.has(row.id)),
  }))
}

/** Links first, because values are cleared by the former type. */
async function updateItems(
  tx: Orm,
  bulkChangeId: number,
  items: readonly BulkChangedRow[],
  write: BulkWrite,
): Promise<void> {
  const { change, result } = write
  const ids = items.map(({ id }) => id)
  if (change.kind === 'tags') await changeTags(tx, ids, change)
  if (change.kind === 'type') {
    await clearPlatforms(tx, ids)
    await clearTypeValues(tx, bulkChangeId, ids)
  }
  await writeStates(tx, statesAfter(items, result.changed, write), write)
}

function statesAfter(
  items: readonly BulkChangedRow[],
  changed: readonly StoredChange[],
  { change, situation }: BulkWrite,
): readonly StateOf[] {
  const afterById = new Map(changed.map(({ row, after }) => [row.id, after]))
  const cost = { carriesCost: change.kind !== 'type' || canCost(change.tacticTypeId, situation) }
  const states: StateOf[] = []
  for (const { id, before } of items) {
    const after = afterById.get(id) ?? null
    if (before === null || after === null) continue
    states.push({ id, ...stateAfter(before, after, cost) })
  }
  return states
}

function canCost(tacticTypeId: number, { channels }: BulkSituation): boolean {
  return channels.some((channel) =>
    channel.tacticTypes.some((type) => type.id === tacticTypeId && carriesCost({ type, channel })),
  )
}
