import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EmbeddedDatabase } from './open-database'
import {
  DamagedDatabaseError,
  ForeignFolderError,
  NoSnapshotError,
  openDataFolder,
} from './open-data-folder'
import { meta } from './schema'
import { copyEmptyDataFolder } from '../testing/server-process'
import { unlimitedDisk } from '../platform/disk-space'
import { MAX_SNAPSHOTS, listSnapshots, startSnapshots, writeSnapshot } from './snapshots'

let dataFolder: string
let clock: number
let said: string[]

const now = () => {
  clock += 1_000
  return new Date(clock)
}

function open(shouldRestore = false): Promise<EmbeddedDatabase> {
  return openDataFolder({ dataFolder, shouldRestore, now, say: (line) => said.push(line) })
}

async function seedOf(database: EmbeddedDatabase): Promise<string | undefined> {
  return (await database.orm.select().from(meta))[0]?.value
}

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'throughline-snapshots-'))
  clock = Date.UTC(2026, 10, 21, 12)
  said = []
})

afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

describe('snapshots', () => {
  it('keeps the last five, newest first, and nothing half written', async () => {
    for (let count = 0; count < MAX_SNAPSHOTS + 2; count += 1) {
      await writeSnapshot(dataFolder, new Blob([`archive ${count}`]), now())
    }
    const times = (await listSnapshots(dataFolder)).map(({ createdAt }) => createdAt)
    expect(times).toEqual([
      '2026-11-21 12:00:07',
      '2026-11-21 12:00:06',
      '2026-11-21 12:00:05',
      '2026-11-21 12:00:04',
      '2026-11-21 12:00:03',
    ])
    expect(readdirSync(path.join(dataFolder, 'snapshots'))).toHaveLength(MAX_SNAPSHOTS)
  })

  it('are taken only after something was written', async () => {
    let position = '0/1'
    const snapshots = startSnapshots({
      database: {
        checkpoint: async () => undefined,
        dump: async () => new Blob(['archive']),
        writePosition: async () => position,
      },
      dataFolder,
      disk: unlimitedDisk,
      now,
      minutes: 0,
      onFailure: (error) => {
        throw error
      },
    })
    await Promise.all([snapshots.take(), snapshots.take()])
    expect(await listSnapshots(dataFolder)).toHaveLength(1)
    position = '0/2'
    await snapshots.stop()
    expect(await listSnapshots(dataFolder)).toHaveLength(2)
  })

  it('are not written to a disk without space, and leave nothing there', async () => {
    const problems: unknown[] = []
    let problem: 'full' | null = 'full'
    const folder = path.join(dataFolder, 'snapshots')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'of-a-killed-process.tar.gz.draft'), 'half')
    const snapshots = startSnapshots({
      database: {
        checkpoint: async () => undefined,
        dump: async () => new Blob(['archive']),
        writePosition: async () => '0/1',
      },
      dataFolder,
      disk: { ...unlimitedDisk, problemFor: async () => problem },
      now,
      minutes: 0,
      onFailure: (error) => problems.push(error),
    })
    expect(await snapshots.take()).toBe(false)
    expect(problems).toEqual([expect.objectContaining({ code: 'ENOSPC' })])
    expect(await listSnapshots(dataFolder)).toEqual([])
    problem = null
    expect(await snapshots.take()).toBe(true)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^000001\..+\.tar\.gz$/)])
  })

  it.each(['ahead', 'back'])('stay in their order when the clock jumps %s', async (direction) => {
    const jump = (direction === 'ahead' ? 1 : -1) * 400 * 86_400_000
    const folder = path.join(dataFolder, 'snapshots')
    mkdirSync(folder)
    for (const day of ['21', '22', '23', '24', '25']) {
      writeFileSync(path.join(folder, `2027-11-${day}T10-00-00-000Z.tar.gz`), 'of before')
    }
    const take = () => writeSnapshot(dataFolder, new Blob(['archive']), now())
    const written = [await take(), await take()]
    clock += jump
    written.push(await take())
    clock -= jump
    written.push(await take())
    const newest = (await listSnapshots(dataFolder)).map(({ file }) => path.basename(file))
    expect(newest).toEqual([
      ...written.map(({ file }) => path.basename(file)).toReversed(),
      '2027-11-25T10-00-00-000Z.tar.gz',
    ])
  })

  it('go on after a failure', async () => {
    const failures: unknown[] = []
    let isFull = true
    const snapshots = startSnapshots({
      database: {
        checkpoint: async () => undefined,
        dump: async () => {
          if (isFull) throw new Error('no space left on device')
          return new Blob(['archive'])
        },
        writePosition: async () => '0/1',
      },
      dataFolder,
      disk: unlimitedDisk,
      now,
      minutes: 0,
      onFailure: (error) => failures.push(error),
    })
    await snapshots.take()
    isFull = false
    await snapshots.take()
    expect(failures).toHaveLength(1)
    expect(await listSnapshots(dataFolder)).toHaveLength(1)
  })

  it('bring back a database that was damaged, and keep the damaged one', async () => {
    await copyEmptyDataFolder(dataFolder)
    const database = await open()
    await database.orm.update(meta).set({ value: 'before' })
    const snapshots = startSnapshots({
      database,
      dataFolder,
      disk: unlimitedDisk,
      now,
      minutes: 0,
      onFailure: (error) => {
        throw error
      },
    })
    await snapshots.take()
    const before = await database.writePosition()
    await database.orm.update(meta).set({ value: 'after' })
    expect(await database.writePosition()).not.toBe(before)
    await database.close()

    truncateSync(path.join(dataFolder, 'db', 'global', 'pg_control'), 100)
    const refusal = await open().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DamagedDatabaseError)
    expect(String(refusal)).toMatch(
      /is damaged \(.+\)\. Run "npm start -- --restore" .* 2026-11-21/,
    )
    expect(String(refusal)).not.toContain('\n')

    // On a full disk the engine fails in the same way, and nothing may be replaced.
    const disk = { ...unlimitedDisk, problemFor: async () => 'full' as const }
    for (const shouldRestore of [false, true]) {
      const opening = openDataFolder({ dataFolder, shouldRestore, disk, now, say: () => undefined })
      await expect(opening).rejects.toThrow(/is full, .* Nothing is damaged\. Free \d+ MB/)
    }

    const restored = await open(true)
    expect(await seedOf(restored)).toBe('before')
    await restored.close()
    expect(readdirSync(dataFolder).filter((name) => name.startsWith('db.set-aside'))).toHaveLength(
      1,
    )
  })
})

describe('a data folder', () => {
  it('never gets an empty database in the place of one that is missing', async () => {
    await copyEmptyDataFolder(dataFolder)
    rmSync(path.join(dataFolder, 'db', 'PG_VERSION'))
    await expect(open()).rejects.toThrow(/files are missing\)\. There is no snapshot to go back to/)
    await expect(open(true)).rejects.toBeInstanceOf(NoSnapshotError)
    rmSync(path.join(dataFolder, 'db'), { recursive: true })
    await expect(open()).rejects.toBeInstanceOf(DamagedDatabaseError)
  })

  it('leaves alone what it did not make', async () => {
    mkdirSync(path.join(dataFolder, 'db'))
    await expect(open()).rejects.toBeInstanceOf(ForeignFolderError)
  })

  it('recovers from a first start that was killed half way', async () => {
    await copyEmptyDataFolder(dataFolder)
    writeFileSync(path.join(dataFolder, 'db-state'), 'creating\n')
    rmSync(path.join(dataFolder, 'db', 'global'), { recursive: true })
    const second = await open()
    expect(await seedOf(second)).toBeUndefined()
    await second.close()
    expect(said).toEqual(['Creating the embedded database …'])
    expect(readFileSync(path.join(dataFolder, 'db-state'), 'utf8')).toBe('created\n')
  })
})
