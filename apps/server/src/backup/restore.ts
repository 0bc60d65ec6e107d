import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder } from '../platform/ensure-folder'
import { lockDataFolder } from '../db/data-folder-lock'
import { openDataFolder } from '../db/open-data-folder'
import { importSnapshot, setAside } from '../db/snapshots'
import { refusePostgres } from './backup'
import type { BackupOptions } from './backup'
import { unpackBackup } from './backup-archive'

/**
 * Replaces the content of a data folder with a backup. It first extracts and checks the
 * whole archive, and then renames the previous database and files; it never deletes them.
 * The server has to be stopped.
 *
 * @throws BadBackupError if the archive is damaged; the data folder is unchanged
 * @throws DataFolderLockedError while a server is running
 */
export async function restore({ config, archive, now, say }: BackupOptions): Promise<void> {
  const { dataFolder } = config
  refusePostgres(config)
  ensureFolder(dataFolder)
  const lock = await lockDataFolder(dataFolder, say)
  try {
    // On the same disk as the data, so that a rename is enough.
    const unpacked = await mkdtemp(path.join(dataFolder, 'restoring-'))
    try {
      const manifest = await unpackBackup(archive, unpacked)
      await importSnapshot(
        dataFolder,
        path.join(unpacked, 'snapshots', snapshotNameOf(manifest.sha256)),
      )
      const files = path.join(dataFolder, 'files')
      if (existsSync(files)) say(`The files until now are kept in ${await setAside(files, now())}.`)
      ensureFolder(path.join(unpacked, 'files'))
      await rename(path.join(unpacked, 'files'), files)
      const database = await openDataFolder({
        dataFolder,
        shouldRestore: true,
        now,
        say,
      })
      await database.close()
      say(`Restored the backup of ${manifest.createdAt}. Start the server as usual.`)
    } finally {
      await rm(unpacked, { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}

/** The name of the snapshot in the archive. */
function snapshotNameOf(sha256: Readonly<Record<string, string>>): string {
  const name = Object.keys(sha256).find((candidate) => candidate.startsWith('snapshots/'))
  return path.basename(name ?? '')
}
