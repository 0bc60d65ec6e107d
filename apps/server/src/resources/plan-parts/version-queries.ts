import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database'
import { versionConflict } from '../../errors/api-error'
import { entityTag } from '../../http/versions'
import { hasValues } from './order-queries'

/** A table whose rows count their changes. */
type VersionedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn }

/** New values of columns; undefined keeps the current value. */
type ColumnValues<Table extends VersionedTable> = {
  readonly [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | undefined
}

/** A row, and the version on which its change is based; null accepts the current version. */
export interface RowAtVersion {
  readonly id: number
  readonly version: number | null
}

/** The row is deleted, or its version is no longer the one on which the change is based. */
class StaleRowError extends Error {
  override readonly name = 'StaleRowError'
}

/**
 * Changes a row in one statement, if it is still at the version that the change was made on.
 * Values that are all undefined change nothing, unless the version is to be checked.
 *
 * @param isTouched whether something outside the row changes that belongs to its version
 * @throws an error that `answerVersioned` turns into 412, so that the transaction is undone
 */
export async function updateAtVersion<Table extends VersionedTable>(
  tx: Orm,
  table: Table,
  { id, version }: RowAtVersion,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is empty only for the table that no caller names
  values: ColumnValues<Table>,
  isTouched = false,
): Promise<void> {
  if (version === null && !isTouched && !hasValues(values)) return
  const updated = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), version === null ? undefined : eq(table.version, version)))
    .returning({ id: table.id })
  if (updated.length === 0 && version !== null) throw new StaleRowError()
}

/**
 * Changes a record and answers with it as it is afterwards.
 *
 * @param change calls `updateAtVersion`
 * @param read reads the record for the response
 * @throws ApiError 412 with the current record if the change was made on an older version
 */
export async function answerVersioned<Entity extends { readonly version: number }>(
  change: () => Promise<unknown>,
  read: () => Promise<Entity>,
): Promise<{ readonly body: Entity; readonly headers: { readonly etag: string } }> {
  try {
    await change()
  } catch (error) {
    if (error instanceof StaleRowError) throw versionConflict(await read())
    throw error
  }
  const body = await read()
  return { body, headers: { etag: entityTag(body.version) } }
}
