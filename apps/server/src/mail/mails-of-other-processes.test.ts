import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildApp } from '../app'
import type { AppOptions } from '../app'
import { createTestDatabase } from '../db/testing/create-test-database'
import { outgoingMails } from '../db/schema'
import { openFileFolders } from '../files/files'
import { testConfig } from '../testing/test-server'
import { readWorld, worldTemplate } from '../testing/world'
import { queueMail } from './queue-mail-queries'

it('a worker sends the mails of a process that sends none, as soon as they are queued', async () => {
  const database = await createTestDatabase(worldTemplate)
  const { people } = await readWorld(database.orm)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-mails-'))
  const now = new Date('2026-03-18T12:00:00Z')
  const sent: string[] = []
  const options: AppOptions = {
    config: testConfig,
    database,
    clock: { now: () => now },
    files: openFileFolders(folder),
    webFolder: '/nonexistent',
  }
  const web = await buildApp(options)
  const worker = await buildApp({
    ...options,
    hearsOfMails: true,
    mailTransport: {
      send: async ({ to }) => {
        sent.push(JSON.stringify(to))
      },
      close: () => undefined,
    },
  })
  await Promise.all([web.ready(), worker.ready()])
  const reset = await web.inject({
    method: 'POST',
    url: '/api/user/forgotpassword/viewer@world.test',
  })
  expect(reset.statusCode).toBeLessThan(300)
  await expect.poll(() => sent).toEqual([expect.stringContaining('viewer@world.test')])
  await database.orm.transaction(async (tx) => {
    await queueMail(tx, { kind: 'password_changed', userId: people.admin }, now)
  })
  await expect.poll(() => sent).toHaveLength(2)
  await expect.poll(() => database.orm.$count(outgoingMails)).toBe(0)
  await Promise.all([web.close(), worker.close()])
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
