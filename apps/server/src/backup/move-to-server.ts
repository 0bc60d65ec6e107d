import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config'
import { lockDataFolder } from '../db/data-folder-lock'
import type { Database } from '../db/database'
import { openDataFolder, setMovedDatabaseAside } from '../db/open-data-folder'
import { openPostgres } from '../db/open-database'
import { openFileFolders } from '../files/files'
import { createFolderStore } from '../files/folder-store'
import { BackupError } from './backup'
import type { BackupOptions } from './backup'
import { copyDatabase, refuseFilledDatabase } from './copy-database-queries'
import type { CopiedRows } from './copy-database-queries'

/** Options of a move. */
interface MoveOptions extends Omit<BackupOptions, 'archive'> {
  /** Of an empty PostgreSQL database. */
  readonly url: string
}

/**
 * Moves an embedded installation to PostgreSQL: rows, the positions of sequences, and with an object
 * storage the files that it lacks. The embedded database gets another name and is not deleted; the
 * data folder cannot be started without PostgreSQL by mistake. The server has to be stopped.
 *
 * @throws BackupError, FilledDatabaseError, UnequalCopyError; nothing is changed
 * @throws DataFolderLockedError while a server is running
 */
export async function moveToServer({ config, url, now, say }: MoveOptions): Promise<void> {
  const { dataFolder } = config
  if (config.databaseUrl !== null) {
    throw new BackupError(
      'DATABASE_URL is set, but only an embedded database can be moved. To move from one PostgreSQL server to another, use pg_dump and pg_restore.',
    )
  }
  const lock = await lockDataFolder(dataFolder, say)
  try {
    const database = await openDataFolder({ dataFolder, shouldRestore: false, now, say })
    let copied: CopiedRows
    try {
      say('Copying the rows …')
      copied = await moveRows(database, path.join(dataFolder, 'files'), {
        ...config,
        databaseUrl: url,
      })
    } finally {
      await database.close()
    }
    const aside = await setMovedDatabaseAside(dataFolder, now())
    say(`Moved ${copied.rows} rows of ${copied.tables} tables. All counts and checksums are equal.`)
    say(`The embedded database is kept in ${aside}.`)
    say('Start the server with DATABASE_URL and the same DATA_DIR.')
  } finally {
    lock.release()
  }
}

/**
 * Copies the rows of an embedded database into an empty PostgreSQL database, and its files into the
 * configured store. Files come first, because rows refer to them.
 *
 * @param folder with the files; some may be moved
 */
export async function moveRows(
  database: Database,
  folder: string,
  config: Pick<Config, 'dataFolder' | 's3'> & { readonly databaseUrl: string },
): Promise<CopiedRows> {
  const server = await openPostgres({ url: config.databaseUrl })
  try {
    await refuseFilledDatabase(server.orm)
    await storeFiles(folder, config)
    return await copyDatabase(database.orm, server.orm)
  } finally {
    await server.close()
  }
}

/** Stores the files of a folder that the configured store lacks. */
async function storeFiles(
  folder: string,
  { dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>,
): Promise<void> {
  if (s3 === null && folder === path.join(dataFolder, 'files')) return
  const { store } = openFileFolders(dataFolder, s3)
  for await (const { key } of createFolderStore(folder).list()) {
    if (await store.exists(key)) continue
    const file = path.join(folder, key)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    const { size } = await stat(file)
    await store.put(key, file, { sizeBytes: size, sha256: hash.digest('hex') })
  }
}
