import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFileKey } from '../files/file-key'
import { createS3Store } from '../files/s3-store'
import { openDataFolder } from '../db/open-data-folder'
import { openEmbedded, openPostgres } from '../db/open-database'
import { archiveOf, createServerDatabase, schemaTemplate } from '../db/testing/create-test-database'
import { worldTemplate } from '../testing/world'
import { backUp } from './backup'
import { contentOf } from './testing/content-of'
import { moveToServer } from './move-to-server'
import { restore } from './restore'

const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''

let folder: string
const drops: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-move-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const drop of drops.splice(0)) await drop()
})

async function serverDatabase(template = schemaTemplate): Promise<string> {
  const { url, drop } = await createServerDatabase(template)
  drops.push(drop)
  return url
}

function optionsFor(name: string, databaseUrl: string | null = null) {
  const dataFolder = path.join(folder, name)
  mkdirSync(dataFolder, { recursive: true })
  return {
    config: { dataFolder, databaseUrl, s3: null },
    now: () => new Date('2026-11-30T12:00:00Z'),
    say: () => undefined,
  }
}

async function contentOfFolder(dataFolder: string) {
  const database = await openDataFolder({
    ...optionsFor(path.basename(dataFolder)),
    dataFolder,
    shouldRestore: false,
  })
  const content = await contentOf(database.orm)
  await database.close()
  return content
}

async function contentOfServer(url: string) {
  const database = await openPostgres({ url })
  const content = await contentOf(database.orm)
  await database.close()
  return content
}

/** Fills a data folder with people, plans and items. */
async function fillInstallation(dataFolder: string) {
  const database = await openEmbedded({
    folder: path.join(dataFolder, 'db'),
    archive: await archiveOf(worldTemplate),
  })
  const content = await contentOf(database.orm)
  await database.close()
  writeFileSync(path.join(dataFolder, 'db-state'), 'created\n')
  return content
}

describe.runIf(hasServer)('an installation that is moved to PostgreSQL', () => {
  it('has the same rows there, and cannot be started without it by mistake', async () => {
    const embedded = optionsFor('embedded')
    const { dataFolder } = embedded.config
    const content = await fillInstallation(dataFolder)
    const url = await serverDatabase()
    await moveToServer({ ...embedded, url })
    expect(await contentOfServer(url)).toEqual(content)
    await expect(contentOfFolder(dataFolder)).rejects.toThrow('was moved to PostgreSQL')
    await expect(moveToServer({ ...embedded, url })).rejects.toThrow('was moved to PostgreSQL')
    const aside = readdirSync(dataFolder).find((name) => name.startsWith('db.set-aside'))
    expect(existsSync(path.join(dataFolder, aside ?? '', 'PG_VERSION'))).toBe(true)
  })
})

// Four more databases in folders take longer than a usual run may take. A skipped test fails there.
// oxlint-disable-next-line vitest/no-conditional-tests
if (hasServer && process.env['DEEP_TESTS'] === 'yes') {
  it('a backup of PostgreSQL restores rows and files in either kind of database and store', async () => {
    const url = await serverDatabase(worldTemplate)
    const content = await contentOfServer(url)
    const source = optionsFor('source', url)
    const key = newFileKey()
    const file = path.join(source.config.dataFolder, 'files', key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'an upload')
    const archive = path.join(folder, 'backup.zip')
    await backUp({ ...source, archive })
    await expect(restore({ ...source, archive })).rejects.toThrow(
      'contains an installation already',
    )

    const embedded = optionsFor('embedded')
    await restore({ ...embedded, archive })
    expect(await contentOfFolder(embedded.config.dataFolder)).toEqual(content)
    expect(readFileSync(path.join(embedded.config.dataFolder, 'files', key), 'utf8')).toBe(
      'an upload',
    )

    const storage = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: path.join(folder, 's3'),
      configureBuckets: [{ name: 'throughline', configs: [] }],
    })
    const { port } = await storage.run()
    const s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'throughline',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix: 'files/',
    }
    const otherUrl = await serverDatabase()
    const other = optionsFor('other', otherUrl)
    await restore({ ...other, config: { ...other.config, s3 }, archive })
    expect(await contentOfServer(otherUrl)).toEqual(content)
    const stored = await createS3Store(s3).get(key)
    expect(await text(stored ?? Readable.from([]))).toBe('an upload')
    await storage.close()
    for (const { config } of [source, embedded, other]) {
      expect(readdirSync(config.dataFolder).filter((name) => name.startsWith('copying'))).toEqual(
        [],
      )
    }
  })
}
