import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import {
  bulkChangeValues,
  mediaAssets,
  planDashboards,
  planDocuments,
  tacticFieldValues,
  tacticFields,
  users,
} from '../db/schema'
import type { FileStore } from './file-store'
import type { FileFolders } from './files'

const HOUR_MS = 3_600_000

/** How long an unused file stays after its upload. */
const UNUSED_MS = 24 * HOUR_MS
/** Longer than any upload: an older file was left by a process that crashed. */
const ARRIVING_MS = HOUR_MS
/** Files per statement; few, so that a sweep does not block requests for long. */
const BATCH = 500

/**
 * Deletes unused files, and stored bytes without a row. Several processes may run it at the same
 * time, and it is safe to repeat.
 *
 * @param requireLease called before each batch; it may throw to end early
 */
export async function sweepFiles(
  orm: Orm,
  { store }: Pick<FileFolders, 'store'>,
  now: Date,
  requireLease: () => void = () => undefined,
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_MS)
  await removeUnusedAssets(orm, store, before, requireLease)
  await removeNamelessFiles(orm, store, before, requireLease)
}

/** Deletes temporary files of uploads that failed, from the folder of this process. */
export async function sweepSpool({ spool }: Pick<FileFolders, 'spool'>, now: Date): Promise<void> {
  await removeLeftovers(spool, new Date(now.getTime() - ARRIVING_MS))
}

async function removeUnusedAssets(
  orm: Orm,
  store: FileStore,
  before: Date,
  requireLease: () => void,
): Promise<void> {
  for (;;) {
    requireLease()
    const keys = await deleteUnusedRows(orm, before)
    // Rows first: a later sweep finds bytes without a row, but a row without bytes is an error.
    for (const key of keys) await store.delete(key)
    if (keys.length < BATCH) return
  }
}

/**
 * Deletes the rows of a batch of unused files, and returns their storage keys. A
 * transaction that is about to use a file has locked its row: this function waits for it,
 * and the second statement then sees the use. A later transaction finds no row.
 */
async function deleteUnusedRows(orm: Orm, before: Date): Promise<readonly string[]> {
  return orm.transaction(async (tx) => {
    const match = await tx
      .select({ id: mediaAssets.id })
      .from(mediaAssets)
      .where(and(lt(mediaAssets.createdAt, before), isUnused()))
      .orderBy(asc(mediaAssets.id))
      .limit(BATCH)
      .for('update')
    if (match.length === 0) return []
    const ids = match.map(({ id }) => id)
    const deleted = await tx
      .delete(mediaAssets)
      .where(and(inArray(mediaAssets.id, ids), isUnused()))
      .returning({ key: mediaAssets.storageKey })
    return deleted.map(({ key }) => key)
  })
}

function isUnused(): SQL {
  return sql`not exists (select 1 from ${planDocuments} where ${planDocuments.assetId} = ${mediaAssets.id})
    and not exists (select 1 from ${planDashboards} where ${planDashboards.assetId} = ${mediaAssets.id})
    and not exists (select 1 from ${users} where ${users.profileImageId} = ${mediaAssets.id})
    and not exists (
      select 1 from ${tacticFieldValues}
      join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
      where ${tacticFields.type} = 'image' and ${tacticFieldValues.value} = ${mediaAssets.id}::text
    )
    and not exists (
      select 1 from ${bulkChangeValues}
      join ${tacticFields} on ${tacticFields.id} = ${bulkChangeValues.tacticFieldId}
      where ${tacticFields.type} = 'image' and ${bulkChangeValues.value} = ${mediaAssets.id}::text
    )`
}

async function removeNamelessFiles(
  orm: Orm,
  store: FileStore,
  before: Date,
  requireLease: () => void,
): Promise<void> {
  let batch: string[] = []
  for await (const { key, modifiedAt } of store.list()) {
    if (modifiedAt >= before) continue
    batch.push(key)
    if (batch.length < BATCH) continue
    requireLease()
    await removeNameless(orm, store, batch)
    batch = []
  }
  await removeNameless(orm, store, batch)
}

async function removeNameless(orm: Orm, store: FileStore, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = await orm
    .select({ key: mediaAssets.storageKey })
    .from(mediaAssets)
    .where(inArray(mediaAssets.storageKey, [...keys]))
  const named = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!named.has(key)) await store.delete(key)
}

async function removeLeftovers(spool: string, before: Date): Promise<void> {
  for (const name of await readdir(spool)) {
    const file = path.join(spool, name)
    // The process that uploads may have removed it already.
    const match = await stat(file).catch(() => null)
    if (match !== null && match.mtime < before) await unlink(file).catch(() => undefined)
  }
}
