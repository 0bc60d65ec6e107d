import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAccount, openInstallation, prepareDataFolder } from '../testing/server-process'
import type { Installation } from '../testing/server-process'
import { canMountDisks, openSmallDisk } from '../testing/small-disk'
import type { SmallDisk } from '../testing/small-disk'

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
describe.skipIf(process.env['TEST_DATABASE_URL'] || !canMountDisks)(
  'a server on a full disk',
  () => {
    it('refuses to write, reads, and writes again without a restart', async () => {
      const server = installation.start(['--empty'], { DATA_DIR: disk.folder })
      await installation.untilHealthy(server)
      const token = await createFirstAccount(installation, server)
      const { json } = await installation.ask('GET', '/plans', { token })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer keeps to the contract
      const [plan] = (json?.['items'] ?? []) as { id: number; name: string }[]
      const rename = (name: string) =>
        installation.ask('PUT', `/update-plan-name/${plan?.id}`, { token, body: { name } })
      const plans = async () => (await installation.ask('GET', '/plans', { token })).json
      expect((await rename('Before')).status).toBe(200)

      disk.fill(10_000_000)
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await rename('Never')).toMatchObject({
          status: 507,
          json: { code: 'insufficient_storage', detail: expect.stringMatching(/disk .* is full/) },
        })
      }
      expect(await installation.ask('GET', '/health')).toMatchObject({
        status: 507,
        json: { detail: expect.stringMatching(/disk .* is full/) },
      })
      expect(await plans()).toMatchObject({ items: [{ name: 'Before' }] })

      disk.free()
      expect((await rename('After')).status).toBe(200)
      expect(await plans()).toMatchObject({ items: [{ name: 'After' }] })
      expect(await installation.end(server, 'SIGTERM')).toBe(0)
      const names = readdirSync(path.join(disk.folder, 'snapshots'))
      expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
    })
  },
)
