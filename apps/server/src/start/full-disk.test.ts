import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAccount, openInstallation, prepareDataFolder } from '../testing/server-process'
import type { Installation } from '../testing/server-process'
import { canMountDisks, openSmallDisk } from '../testing/small-disk'
import type { SmallDisk } from '../testing/small-disk'

const MEGABYTE = 1_000_000

let prepared: string
let installation: Installation
let disk: SmallDisk

beforeAll(async () => {
  prepared = await prepareDataFolder()
})
afterAll(() => rmSync(prepared, { recursive: true, force: true }))
beforeEach(async () => {
  installation = await openInstallation(prepared)
  disk = openSmallDisk(220)
  cpSync(prepared, disk.folder, { recursive: true })
})
afterEach(async () => {
  await installation.remove()
  disk.remove()
})

// The embedded database only: PostgreSQL has a disk of its own.
describe.skipIf(process.env['TEST_DATABASE_URL'] || !canMountDisks)('a server whose disk', () => {
  it.each([
    ['is full', () => disk.fill(10 * MEGABYTE), () => disk.free(), /is full/],
    ['is read-only', () => disk.setReadOnly(true), () => disk.setReadOnly(false), /is read-only/],
  ] as const)(
    '%s refuses to write, reads, and writes again without a restart',
    async (_sentence, breakDisk, repairDisk, words) => {
      const server = installation.start(['--empty'], { DATA_DIR: disk.folder })
      await installation.untilHealthy(server)
      const token = await createFirstAccount(installation, server)
      const { json } = await installation.ask('GET', '/plans', { token })
      const [plan] = (json?.['items'] ?? []) as { id: number; name: string }[]
      const rename = (name: string) =>
        installation.ask('PUT', `/update-plan-name/${plan?.id}`, { token, body: { name } })
      const plans = async () => (await installation.ask('GET', '/plans', { token })).json
      expect((await rename('Before')).status).toBe(200)

      breakDisk()
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const refused = await rename('Never')
        expect(refused).toMatchObject({ status: 507, json: { code: 'insufficient_storage' } })
        expect(refused.json?.['detail']).toMatch(words)
      }
      const health = await installation.ask('GET', '/health')
      expect(health.status).toBe(507)
      expect(health.json?.['detail']).toMatch(words)
      expect(await plans()).toMatchObject({ items: [{ name: 'Before' }] })

      repairDisk()
      await expect.poll(async () => (await rename('After')).status).toBe(200)
      expect(await plans()).toMatchObject({ items: [{ name: 'After' }] })
      expect(await installation.end(server, 'SIGTERM')).toBe(0)
      const names = readdirSync(path.join(disk.folder, 'snapshots'))
      expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
      expect(server.said.err).toMatch(words)
    },
  )
})
