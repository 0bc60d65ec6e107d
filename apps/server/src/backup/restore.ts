import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder } from '../platform/ensure-folder'
import { lockDataFolder } from '../db/data-folder-lock'
import { openDataFolder } from '../db/open-data-folder'
import { importSnapshot, setAside } from '../db/snapshots'
import { withTemporaryFolder } from './backup'
import type { BackupOptions } from './backup'
import type { BackupManifest } from './backup-archive'
import { unpackBackup } from './backup-archive'
import { moveRows } from './move-to-server'

/**
 * Replaces the content of a data folder with a backup, or fills an empty PostgreSQL database. It
 * first extracts and checks the whole archive. A data folder keeps its previous database and files
 * under other names. The server has to be stopped.
 *
 * @throws BadBackupError if the archive is damaged; nothing is changed
 * @throws DataFolderLockedError while a server is running
 * @throws FilledDatabaseError if the PostgreSQL database is not empty; it is not changed
 */
export async function restore(options: BackupOptions): Promise<void> {
  const { config, archive, say } = options
  const { dataFolder, databaseUrl } = config
  ensureFolder(dataFolder)
  const lock = databaseUrl === null ? await lockDataFolder(dataFolder, say) : null
  try {
    // On the same disk as the data, so that a rename is enough.
    await withTemporaryFolder(dataFolder, async (unpacked) => {
      const manifest = await unpackBackup(archive, unpacked)
      ensureFolder(path.join(unpacked, 'files'))
      if (databaseUrl === null) await replaceFolder(options, unpacked, manifest)
      else await fillServer(options, unpacked, databaseUrl)
      say(`Restored the backup of ${manifest.createdAt}. Start the server as usual.`)
    })
  } finally {
    lock?.release()
  }
}

async function replaceFolder(
  { config, now, say }: BackupOptions,
  unpacked: string,
  { sha256 }: BackupManifest,
): Promise<void> {
  const { dataFolder } = config
  await importSnapshot(dataFolder, path.join(unpacked, 'snapshots', snapshotNameOf(sha256)))
  const files = path.join(dataFolder, 'files')
  if (existsSync(files)) say(`The files until now are kept in ${await setAside(files, now())}.`)
  await rename(path.join(unpacked, 'files'), files)
  const database = await openDataFolder({ dataFolder, shouldRestore: true, now, say })
  await database.close()
}

/** @param unpacked the backup, which is a data folder without a database */
async function fillServer(
  { config, now }: BackupOptions,
  unpacked: string,
  databaseUrl: string,
): Promise<void> {
  const database = await openDataFolder({
    dataFolder: unpacked,
    shouldRestore: true,
    now,
    say: () => undefined,
  })
  try {
    await moveRows(database, path.join(unpacked, 'files'), { ...config, databaseUrl })
  } finally {
    await database.close()
  }
}

/** The name of the snapshot in the archive. */
function snapshotNameOf(sha256: Readonly<Record<string, string>>): string {
  const name = Object.keys(sha256).find((candidate) => candidate.startsWith('snapshots/'))
  return path.basename(name ?? '')
}
