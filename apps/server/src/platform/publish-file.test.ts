import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeBackup } from '../backup/backup-archive'
import { writeSnapshot } from '../db/snapshots'
import { newFileKey } from '../files/file-key'
import { createFolderStore } from '../files/folder-store'
import { recordSyncs } from '../testing/record-syncs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-durable-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const now = new Date('2026-03-18T12:00:00Z')

async function storeFile(): Promise<void> {
  const temporary = path.join(folder, 'arriving')
  writeFileSync(temporary, 'bytes of an upload')
  const details = { sizeBytes: 18, sha256: '' }
  await createFolderStore(path.join(folder, 'files')).put(newFileKey(), temporary, details)
}

async function backUp(): Promise<void> {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, 'bytes of a file')
  const about = { format: 1, createdAt: now.toISOString(), version: '1.0.0' } as const
  await writeBackup(path.join(folder, 'backup.zip'), about, [{ name: 'a-file', file }])
}

/** Returns the name of an inode in the folder. */
function nameOf(inode: number): string | undefined {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => statSync(path.join(folder, name)).ino === inode,
  )
}

describe('a file that was acknowledged survives a power failure', () => {
  it.each([
    ['an upload', storeFile, /^files\/[0-9a-f]{2}\//],
    ['a snapshot', () => writeSnapshot(folder, new Blob(['archive']), now), /\.tar\.gz$/],
    ['a backup', backUp, /^backup\.zip$/],
  ])(
    '%s: its content is on the disk before its name, then its folder',
    async (_what, write, final) => {
      const synced = await recordSyncs(({ inode, isFolder }) => ({
        inode,
        isFolder,
        hadFinalName: final.test(nameOf(inode) ?? ''),
      }))
      await write()
      expect(synced.map(({ isFolder, hadFinalName }) => ({ isFolder, hadFinalName }))).toEqual([
        { isFolder: false, hadFinalName: false },
        { isFolder: true, hadFinalName: false },
      ])
      expect(nameOf(synced[0]?.inode ?? 0)).toMatch(final)
    },
  )
})
