import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bulkChangeValues,
  bulkChanges,
  mediaAssets,
  planDocuments,
  tacticFieldValues,
  tacticFields,
  users,
} from '../db/schema'
import { addTactic } from '../testing/world'
import { newFileKey } from './file-key'
import { openFileFolders } from './files'
import type { FileFolders } from './files'
import { sweepFiles, sweepSpool } from './sweep-files-queries'
import { eq } from 'drizzle-orm'
import { server, setUpServer, world } from '../testing/world-scenario'

let files: FileFolders

setUpServer()
beforeAll(async () => {
  files = openFileFolders(server.dataFolder)
})

const now = new Date('2026-03-18T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Adds a stored file that is `hours` old, and returns its key. */
async function addBytes(hours: number): Promise<string> {
  const key = newFileKey()
  const temporary = path.join(files.spool, randomUUID())
  writeFileSync(temporary, 'bytes')
  await files.store.put(key, temporary, { sizeBytes: 5, sha256: '0'.repeat(64) })
  const at = hoursAgo(hours)
  utimesSync(path.join(server.dataFolder, 'files', key), at, at)
  return key
}

async function addAsset(hours: number): Promise<{ id: number; key: string }> {
  const key = await addBytes(hours)
  const [row] = await server.database.orm
    .insert(mediaAssets)
    .values({
      name: 'a.png',
      storageKey: key,
      contentType: 'image/png',
      sizeBytes: 5,
      sha256: '0'.repeat(64),
      createdAt: hoursAgo(hours),
    })
    .returning({ id: mediaAssets.id })
  return { id: row?.id ?? 0, key }
}

const sweep = async () => {
  await sweepFiles(server.database.orm, files, now)
  await sweepSpool(files, now)
}

async function isThere({ id, key }: { id: number; key: string }): Promise<boolean> {
  const count = await server.database.orm.$count(mediaAssets, eq(mediaAssets.id, id))
  const hasBytes = await files.store.exists(key)
  expect(hasBytes).toBe(count === 1)
  return hasBytes
}

describe('a sweep of the files', () => {
  it('keeps an image that the undo of a bulk change can bring back', async () => {
    const { orm } = server.database
    const { id: planId, emailTypeId } = world.plans.lead
    const image = await addAsset(1000)
    const [field] = await orm
      .insert(tacticFields)
      .values({ planId, name: 'Cleared', type: 'image' })
      .returning()
    const [made] = await orm
      .insert(bulkChanges)
      .values({
        planId,
        userId: world.people.admin,
        change: { kind: 'type', tacticTypeId: emailTypeId },
        items: [],
        unchangedIds: [],
        refused: [],
      })
      .returning()
    await orm.insert(bulkChangeValues).values({
      bulkChangeId: made?.id ?? 0,
      tacticId: await addTactic(orm, planId, emailTypeId),
      tacticFieldId: field?.id ?? 0,
      value: String(image.id),
    })
    await sweep()
    expect(await isThere(image)).toBe(true)
    await orm.delete(bulkChanges)
    await sweep()
    expect(await isThere(image)).toBe(false)
  })

  it('removes what nothing has used for a day, with its bytes, and nothing else', async () => {
    const { orm } = server.database
    const unused = await addAsset(25)
    const fresh = await addAsset(23)
    const document = await addAsset(1000)
    await orm.insert(planDocuments).values({ planId: world.plans.lead.id, assetId: document.id })
    const photo = await addAsset(1000)
    await orm
      .update(users)
      .set({ profileImageId: photo.id })
      .where(eq(users.id, world.people.viewer))
    const picture = await addAsset(1000)
    const [field] = await orm
      .insert(tacticFields)
      .values({ planId: world.plans.lead.id, name: 'Hero', type: 'image' })
      .returning({ id: tacticFields.id })
    await orm.insert(tacticFieldValues).values({
      tacticId: await addTactic(orm, world.plans.lead.id, world.plans.lead.emailTypeId),
      tacticFieldId: field?.id ?? 0,
      value: String(picture.id),
    })
    // The same digits in another field are no picture.
    await orm.insert(tacticFieldValues).values({
      tacticId: await addTactic(orm, world.plans.lead.id, world.plans.lead.emailTypeId),
      tacticFieldId: world.plans.lead.numberFieldId,
      value: String(unused.id),
    })

    await sweep()
    await sweep()

    expect(await isThere(unused)).toBe(false)
    for (const retained of [fresh, document, photo, picture])
      expect(await isThere(retained)).toBe(true)
  })

  it('removes a thousand at once', async () => {
    const { orm } = server.database
    await orm.insert(mediaAssets).values(
      Array.from({ length: 1100 }, () => ({
        name: 'a.png',
        storageKey: newFileKey(),
        contentType: 'image/png',
        sizeBytes: 1,
        sha256: '0'.repeat(64),
        accountId: world.accounts.lapsed,
        createdAt: hoursAgo(48),
      })),
    )
    await sweep()
    const left = eq(mediaAssets.accountId, world.accounts.lapsed)
    expect(await orm.$count(mediaAssets, left)).toBe(0)
  })

  it('removes bytes that no row names, when they are no longer just arriving', async () => {
    const old = await addBytes(25)
    const fresh = await addBytes(1)
    await sweep()
    expect(await files.store.exists(old)).toBe(false)
    expect(await files.store.exists(fresh)).toBe(true)
  })

  it('removes what broken uploads left behind', async () => {
    const left = path.join(files.spool, 'left')
    const arriving = path.join(files.spool, 'arriving')
    for (const file of [left, arriving]) writeFileSync(file, 'half')
    utimesSync(left, hoursAgo(2), hoursAgo(2))
    utimesSync(arriving, now, now)
    await sweep()
    expect(existsSync(left)).toBe(false)
    expect(readdirSync(files.spool)).toEqual(['arriving'])
  })
})
