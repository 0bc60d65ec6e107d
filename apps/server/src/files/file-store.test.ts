import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFileKey } from './file-key'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import { readS3Settings } from '../config/s3-settings'
import type { S3Settings } from '../config/s3-settings'
import { createS3Store } from './s3-store'

let folder: string
let objectStorage: S3rver
let settings: S3Settings
const stores = new Map<string, FileStore>()

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'throughline-stores-'))
  objectStorage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'throughline', configs: [] }],
  })
  const { port } = await objectStorage.run()
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'throughline',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'files/',
  }
  stores.set('a folder', createFolderStore(path.join(folder, 'files')))
  stores.set('an object storage', createS3Store(settings))
})
afterAll(async () => {
  await objectStorage.close()
  rmSync(folder, { recursive: true })
})

function storeOf(kind: string): FileStore {
  const store = stores.get(kind)
  if (store === undefined) throw new Error(`There is no store of the kind ${kind}.`)
  return store
}

async function put(store: FileStore, bytes: Buffer): Promise<string> {
  const key = newFileKey()
  const temporary = path.join(folder, randomUUID())
  writeFileSync(temporary, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await store.put(key, temporary, { sizeBytes: bytes.length, sha256 })
  return key
}

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  return stream === null ? null : buffer(stream)
}

describe.each(['a folder', 'an object storage'])('%s', (kind) => {
  it.each([
    ['nothing', 0],
    ['a little', 5],
    ['10,000,000 bytes', 10_000_000],
  ])('gives back what it was given: %s', async (_sentence, length) => {
    const store = storeOf(kind)
    const bytes = randomBytes(length)
    const key = await put(store, bytes)
    expect((await bytesOf(await store.get(key)))?.equals(bytes)).toBe(true)
    expect(await store.exists(key)).toBe(true)
  })

  it('gives a part, both ends included', async () => {
    const store = storeOf(kind)
    const bytes = randomBytes(1000)
    const key = await put(store, bytes)
    const part = await bytesOf(await store.get(key, { start: 10, end: 19 }))
    expect(part?.equals(bytes.subarray(10, 20))).toBe(true)
  })

  it('has nothing under a name that it was not given, or that was deleted', async () => {
    const store = storeOf(kind)
    expect(await store.get(newFileKey())).toBeNull()
    expect(await store.exists(newFileKey())).toBe(false)
    const key = await put(store, randomBytes(10))
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    expect(await store.exists(key)).toBe(false)
  })

  it('refuses names that are none of ours', async () => {
    const store = storeOf(kind)
    for (const key of ['../secret', 'ab/../../etc/passwd', '', 'AB/CD']) {
      await expect(store.get(key)).rejects.toThrow('is not a file key')
      await expect(store.delete(key)).rejects.toThrow('is not a file key')
      await expect(store.exists(key)).rejects.toThrow('is not a file key')
    }
  })

  it('lists every file with its age', async () => {
    const store = storeOf(kind)
    const startedAt = Date.now()
    const key = await put(store, randomBytes(10))
    const matches = []
    for await (const file of store.list()) matches.push(file)
    const modifiedAt = matches.find((file) => file.key === key)?.modifiedAt.getTime()
    // Stores may round to whole seconds.
    expect(modifiedAt).toBeGreaterThan(startedAt - 2000)
    expect(modifiedAt).toBeLessThan(Date.now() + 2000)
  })
})

describe('a folder', () => {
  it('is empty before the first file, and leaves no temporary file', async () => {
    const store = createFolderStore(path.join(folder, 'fresh'))
    const matches = []
    for await (const file of store.list()) matches.push(file)
    expect(matches).toEqual([])
    const key = await put(store, randomBytes(10))
    expect(readdirSync(path.join(folder, 'fresh'))).toEqual([key.slice(0, 2)])
    expect(existsSync(path.join(folder, 'fresh', key))).toBe(true)
  })
})

describe('an object storage', () => {
  it('lists more than one page of files', async () => {
    const store = createS3Store({ ...settings, prefix: 'many/' })
    const keys = await Promise.all(Array.from({ length: 12 }, () => put(store, randomBytes(1))))
    const matches: string[] = []
    for await (const { key } of store.list()) matches.push(key)
    expect(matches.toSorted()).toEqual(keys.toSorted())
  })

  it('says that it cannot be reached, as a disk would that failed', async () => {
    const store = createS3Store({ ...settings, endpoint: 'http://127.0.0.1:1' })
    await expect(store.get(newFileKey())).rejects.toMatchObject({ code: 'EIO' })
    await expect(put(store, randomBytes(10))).rejects.toThrow(/did not respond/)
  })

  it('says that it refuses, without the key', async () => {
    const store = createS3Store({ ...settings, accessKeyId: 'NOBODY' })
    const failure = put(store, randomBytes(10))
    await expect(failure).rejects.toThrow(/responded with 403 to a request to store/)
    await expect(failure).rejects.not.toThrow(/S3RVER/)
    await expect(store.get(newFileKey())).rejects.toThrow(/responded with 403/)
  })
})

describe('the settings of an object storage', () => {
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  it('are none without a bucket', () => {
    expect(readS3Settings({ ...key, S3_BUCKET: ' ' })).toBeNull()
  })

  it('are those of Amazon unless another place is named', () => {
    expect(readS3Settings({ ...key, S3_BUCKET: 'plans', S3_REGION: 'eu-west-1' })).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      bucket: 'plans',
      region: 'eu-west-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      prefix: '',
    })
    const elsewhere = { S3_BUCKET: 'plans', S3_ENDPOINT: 'http://127.0.0.1:9000/' }
    expect(readS3Settings({ ...key, ...elsewhere })?.endpoint).toBe('http://127.0.0.1:9000')
  })

  it.each([
    ['no key', { S3_BUCKET: 'plans' }, 'S3_ACCESS_KEY_ID'],
    ['no bucket that there can be', { ...key, S3_BUCKET: 'Plans/x' }, 'S3_BUCKET'],
    ['no URL', { ...key, S3_BUCKET: 'plans', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
    ['a prefix that climbs', { ...key, S3_BUCKET: 'plans', S3_PREFIX: '../' }, 'S3_PREFIX'],
  ])('name what is wrong: %s', (_sentence, environment, named) => {
    expect(() => readS3Settings(environment)).toThrow(named)
  })
})
