import { sql } from 'drizzle-orm'
import type { ItemImportCheck } from '@throughline/domain/item-import'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { bulkChanges, bulkStateColumns, tactics } from '../../db/schema'
import { reserveTacticIds } from '../bulk-changes/copy-queries'
import {
  changeInitiatives,
  clearTypeValues,
  columnNameOf,
  findCustomRecurrenceIds,
  recordOf,
  writePlatforms,
  writeReach,
  writeStates,
  writeTags,
} from '../bulk-changes/state-queries'
import type { StateOf } from '../bulk-changes/state-queries'
import { writeItemValues } from '../field-values/queries'
import type { TacticListRow } from '../tactics/item-rows-queries'
import type { TacticChange } from '../tactics/write-queries'
import { createdItem, updatedItem } from './imported-item'
import type { ImportedChange } from './imported-item'

/** Where and by whom rows are imported. */
interface ImportWrite extends TacticChange {
  readonly planId: number
  /** The items that rows change, as they are stored. */
  readonly stored: ReadonlyMap<number, TacticListRow>
}

/**
 * Writes an import and stores the data for its undo. The number of statements does not depend on
 * the number of rows. Run it in the transaction that has locked the items.
 *
 * @param results without any that is refused
 * @returns the id of the stored bulk change
 */
export async function applyItemImport(
  tx: Orm,
  results: readonly ItemImportCheck[],
  write: ImportWrite,
): Promise<number> {
  const changes = await changesOf(tx, results, write.stored)
  const id = await insertBulkChange(tx, results, changes, write)
  const created = changes.filter(({ before }) => before === null)
  const updated = changes.filter(({ before }) => before !== null)
  const retyped = updated.filter(({ before, after }) => before?.tacticTypeId !== after.tacticTypeId)
  await insertItems(tx, created, write)
  // Before the types change, because values are cleared by the former type.
  if (retyped.length > 0) await clearTypeValues(tx, id, retyped.map(idOf))
  await writeStates(tx, updated.map(stateOf), write)
  await writeReach(
    tx,
    changes.flatMap(({ changed: { id }, reach }) => (reach === null ? [] : [{ id, ...reach }])),
  )
  await writeLinks(tx, changes)
  await writeItemValues(
    tx,
    changes.flatMap(({ values }) => values),
    write,
  )
  const { planId, now } = write
  const record = (action: 'created' | 'updated', ids: readonly number[]) =>
    recordChange(tx, { planId, collection: 'tactics', action, ids }, now)
  await record('created', created.map(idOf))
  await record('updated', updated.map(idOf))
  return id
}

async function changesOf(
  tx: Orm,
  results: readonly ItemImportCheck[],
  stored: ImportWrite['stored'],
): Promise<readonly ImportedChange[]> {
  const creates = results.filter((result) => result.outcome === 'create')
  const updates = results.filter((result) => result.outcome === 'update')
  const ids = creates.length === 0 ? [] : await reserveTacticIds(tx, creates.length)
  const repeating = updates.filter(({ item }) => item.rrule !== null)
  const custom = await findCustomRecurrenceIds(
    tx,
    repeating.map(({ item }) => item.id),
  )
  return [
    ...creates.map((result, index) => createdItem(result, ids[index] ?? 0)),
    ...updates.flatMap((result) => {
      const { id } = result.item
      const row = stored.get(id)
      return row === undefined ? [] : [updatedItem(result, row, custom.has(id))]
    }),
  ]
}

async function insertBulkChange(
  tx: Orm,
  results: readonly ItemImportCheck[],
  changes: readonly ImportedChange[],
  { planId, userId, now }: ImportWrite,
): Promise<number> {
  const [row] = await tx
    .insert(bulkChanges)
    .values({
      planId,
      userId,
      change: { kind: 'import' },
      items: changes.map(({ changed }) => changed),
      unchangedIds: results.flatMap((result) =>
        result.outcome === 'unchanged' ? [result.item.id] : [],
      ),
      refused: [],
      createdAt: now,
    })
    .returning({ id: bulkChanges.id })
  if (row === undefined) throw new Error('The stored import has no id.')
  return row.id
}

async function insertItems(
  tx: Orm,
  created: readonly ImportedChange[],
  { planId, userId, now }: ImportWrite,
): Promise<void> {
  if (created.length === 0) return
  const rows = created.map(({ changed, after, isInitiative }) => {
    const { tagIds: _tags, platformIds: _platforms, ...columns } = after
    return { ...columns, id: changed.id, isInitiative }
  })
  const columns = { ...bulkStateColumns, isInitiative: tactics.isInitiative }
  const names = Object.keys(columns)
  const instant = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${tactics} (
      id, plan_id, creator_id, updater_id, created_at, updated_at,
      ${sql.join(names.map(columnNameOf), sql`, `)}
    )
    select item.id, ${planId}::int, ${userId}::int, ${userId}::int, ${instant}, ${instant},
      ${sql.join(
        names.map((name) => sql`item.${sql.identifier(name)}`),
        sql`, `,
      )}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item(id int, ${recordOf(columns)})
  `)
}

/** Writes only links that change. */
async function writeLinks(tx: Orm, changes: readonly ImportedChange[]): Promise<void> {
  const tagged = changes.filter(({ before, after }) => (before?.tagIds ?? none) !== after.tagIds)
  if (tagged.length > 0) await writeTags(tx, tagged.map(stateOf))
  const placed = changes.filter(
    ({ before, after }) => (before?.platformIds ?? none) !== after.platformIds,
  )
  if (placed.length > 0) await writePlatforms(tx, placed.map(stateOf))
  await changeInitiatives(
    tx,
    changes.flatMap(({ changed: { id, imported } }) =>
      imported === undefined
        ? []
        : [{ id, addIds: imported.addedInitiativeIds, removeIds: imported.removedInitiativeIds }],
    ),
  )
}

const none: readonly number[] = []

function stateOf({ changed, after }: ImportedChange): StateOf {
  return { id: changed.id, ...after }
}

function idOf({ changed }: ImportedChange): number {
  return changed.id
}
