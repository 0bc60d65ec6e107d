import { and, eq, isNull } from 'drizzle-orm'
import { judgeBulkChange } from '@throughline/domain/bulk'
import type { BulkChange } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import { recordChange } from '../../changes/record-change-queries'
import type { PlanChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { bulkChanges } from '../../db/schema'
import type { BulkChangedRow, BulkRefusedRow, StoredBulkChange } from '../../db/schema'
import type { TacticChange } from '../tactics/write-queries'
import { viewerOf } from './bulk-request'
import type { BulkSituation } from './bulk-request'
import { findBulkItems, lockItems } from './item-queries'
import { refusedItem, unknownItem } from './judge-stored-items'
import { listItemsOf } from './presenter'
import {
  restoreTypeValues,
  writeDeletedAt,
  writePlatforms,
  writeStates,
  writeTags,
} from './state-queries'
import type { StateOf } from './state-queries'
import { undoImport } from './undo-import-queries'

/** A bulk change as it is stored. */
export type BulkChangeRow = typeof bulkChanges.$inferSelect

/** A bulk change, or null when there is none. */
export async function findBulkChange(orm: Orm, id: number): Promise<BulkChangeRow | null> {
  const [row] = await orm.select().from(bulkChanges).where(eq(bulkChanges.id, id))
  return row ?? null
}

/** The result of an undo. */
export interface UndoneItems {
  readonly ids: readonly number[]
  readonly refused: readonly BulkRefusedRow[]
}

/**
 * Undoes a bulk change in one transaction; refuses items that were changed since.
 *
 * @returns null when it has been undone already
 */
export async function undoStored(
  orm: Orm,
  row: BulkChangeRow,
  situation: BulkSituation,
  by: TacticChange,
): Promise<UndoneItems | null> {
  return orm.transaction(async (tx) => {
    // A second undo waits here for the first.
    const claimed = await tx
      .update(bulkChanges)
      .set({ undoneAt: by.now })
      .where(and(eq(bulkChanges.id, row.id), isNull(bulkChanges.undoneAt)))
      .returning({ id: bulkChanges.id })
    if (claimed.length === 0) return null
    await lockItems(
      tx,
      row.items.map(({ id }) => id),
    )
    const { undone, refused } = await judgeUndo(tx, row, situation)
    await writeBack(tx, row, undone, by)
    await recordUndone(tx, row, undone, by.now)
    return { ids: undone.map(({ id }) => id), refused }
  })
}

/** Tells open pages which items were deleted, came back and went back. */
async function recordUndone(
  tx: Orm,
  { planId, change }: BulkChangeRow,
  undone: readonly BulkChangedRow[],
  now: Date,
): Promise<void> {
  const idsOf = (items: readonly BulkChangedRow[]) => items.map(({ id }) => id)
  const record = (action: PlanChange['action'], ids: readonly number[]) =>
    recordChange(tx, { planId, collection: 'tactics', action, ids }, now)
  const withoutBefore = undone.filter(({ before }) => before === null)
  await record(change.kind === 'delete' ? 'created' : 'deleted', idsOf(withoutBefore))
  await record('updated', idsOf(undone.filter(({ before }) => before !== null)))
}

/** Whether a bulk change has created an item, so that its undo deletes it. */
export function isCreatedBy(
  { change }: Pick<BulkChangeRow, 'change'>,
  item: BulkChangedRow,
): boolean {
  return change.kind !== 'delete' && item.before === null
}

async function judgeUndo(
  tx: Orm,
  row: BulkChangeRow,
  situation: BulkSituation,
): Promise<{ readonly undone: readonly BulkChangedRow[]; readonly refused: BulkRefusedRow[] }> {
  const matches = await findBulkItems(
    tx,
    row.items.map(({ id }) => id),
    viewerOf(situation),
    { hasDeleted: true },
  )
  const items = new Map(listItemsOf(matches, situation).map((item) => [item.id, item]))
  const refusals = new Map<number, BulkRefusedRow>()
  const current: BulkChangedRow[] = []
  for (const stored of row.items) {
    const item = items.get(stored.id)
    if (item === undefined) refusals.set(stored.id, unknownItem(stored.id))
    else if (item.version !== stored.version) {
      refusals.set(stored.id, refusedItem(item, 'changed-by-others', situation))
    } else current.push(stored)
  }
  for (const [change, group] of groupsByWayBack(row.change, current)) {
    const details = { access: situation.planAccess.access, channels: situation.channels }
    const ofGroup = group.flatMap(({ id }): readonly TacticListItem[] => {
      const item = items.get(id)
      return item === undefined ? [] : [item]
    })
    for (const { item, code, channelId } of judgeBulkChange(ofGroup, change, details).refused) {
      refusals.set(item.id, refusedItem(item, code, situation, channelId))
    }
  }
  return {
    undone: current.filter(({ id }) => !refusals.has(id)),
    refused: [...refusals.values()],
  }
}

/**
 * Returns the changes whose rules decide whether an undo is allowed, with their items. For a
 * changed type it is a change back to the former type; an import can also change types. For
 * everything else it is a delete, which needs only the permission to edit.
 */
function groupsByWayBack(
  change: StoredBulkChange,
  items: readonly BulkChangedRow[],
): readonly (readonly [BulkChange, readonly BulkChangedRow[]])[] {
  if (change.kind !== 'type' && change.kind !== 'import') return [[{ kind: 'delete' }, items]]
  const created = items.filter(({ before }) => before === null)
  const byType = new Map<number, BulkChangedRow[]>()
  for (const item of items) {
    if (item.before === null) continue
    const { tacticTypeId } = item.before
    const existing = byType.get(tacticTypeId)
    if (existing === undefined) byType.set(tacticTypeId, [item])
    else existing.push(item)
  }
  return [
    [{ kind: 'delete' }, created],
    ...[...byType].map(([tacticTypeId, group]) => [{ kind: 'type', tacticTypeId }, group] as const),
  ]
}

async function writeBack(
  tx: Orm,
  { id: bulkChangeId, change }: BulkChangeRow,
  items: readonly BulkChangedRow[],
  by: TacticChange,
): Promise<void> {
  const ids = items.map(({ id }) => id)
  if (change.kind === 'copy') return writeDeletedAt(tx, ids, by.now, by)
  if (change.kind === 'delete') return writeDeletedAt(tx, ids, null, by)
  const states = items.flatMap(({ id, before }): StateOf[] =>
    before === null ? [] : [{ id, ...before }],
  )
  await writeStates(tx, states, by)
  if (change.kind === 'tags' || change.kind === 'import') await writeTags(tx, states)
  if (change.kind === 'type' || change.kind === 'import') {
    await writePlatforms(tx, states)
    await restoreTypeValues(tx, bulkChangeId, ids)
  }
  if (change.kind === 'import') await undoImport(tx, items, by)
  return undefined
}
