import { writeItemValues } from '../field-values/queries'
import type { Orm } from '../../db/database'
import type { BulkChangedRow } from '../../db/schema'
import type { TacticChange } from '../tactics/write-queries'
import { changeInitiatives, writeDeletedAt, writeReach } from './state-queries'

/**
 * Undoes the changes of an import, apart from the states of items. It deletes the created items,
 * and restores initiatives, reach and values of custom fields.
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
  await writeReach(
    tx,
    changed.flatMap(({ id, formerReach }) =>
      formerReach === undefined ? [] : [{ id, ...formerReach }],
    ),
  )
  await writeItemValues(
    tx,
    changed.flatMap(({ id, formerValues }) =>
      formerValues.map((former) => ({ tacticId: id, ...former })),
    ),
    by,
  )
}
