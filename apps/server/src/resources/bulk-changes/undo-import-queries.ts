import { writeItemValues } from '../field-values/queries'
import type { Orm } from '../../db/database'
import type { BulkChangedRow } from '../../db/schema'
import type { TacticChange } from '../tactics/write-queries'
import { changeInitiatives, writeDeletedAt } from './state-queries'

/**
 * Undoes what an import has done beside the states of items: deletes the items that it created,
 * and brings initiatives and values of universal fields back.
 */
export async function undoImport(
  tx: Orm,
  items: readonly BulkChangedRow[],
  by: TacticChange,
): Promise<void> {
  const created = items.filter(({ before }) => before === null)
  await writeDeletedAt(
    tx,
    created.map(({ id }) => id),
    by.now,
    by,
  )
  const changed = items.flatMap(({ id, before, imported }) =>
    before === null || imported === undefined ? [] : [{ id, ...imported }],
  )
  await changeInitiatives(
    tx,
    changed.map(({ id, addedInitiativeIds, removedInitiativeIds }) => ({
      id,
      addIds: removedInitiativeIds,
      removeIds: addedInitiativeIds,
    })),
  )
  await writeItemValues(
    tx,
    changed.flatMap(({ id, formerValues }) =>
      formerValues.map((former) => ({ tacticId: id, ...former })),
    ),
    by,
  )
}
