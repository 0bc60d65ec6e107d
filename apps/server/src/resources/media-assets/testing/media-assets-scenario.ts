import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { formOf } from '../../../files/testing/form'
import { createTestServer } from '../../../testing/test-server'
import type { TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

export let server: TestServer
export let world: World
export let tokens: Record<'admin' | 'viewer' | 'outsider', string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    tokens = {
      admin: await server.tokenFor(world.people.admin),
      viewer: await server.tokenFor(world.people.viewer),
      outsider: await server.tokenFor(world.people.outsider),
    }
  })
  afterAll(() => server.close())
}

export const upload = (
  file: { name: string; bytes: Buffer | string } | null,
  fields: Record<string, string> = {},
  token = tokens.admin,
) => server.call({ method: 'POST', url: '/api/media_assets', token, ...formOf(file, fields) })

export const get = (url: string, headers: Record<string, string> = {}) =>
  server.call({ method: 'GET', url, headers })

export async function uploaded(name: string, bytes: Buffer, token = tokens.admin) {
  const answer = await upload({ name, bytes }, {}, token)
  expect(answer.status).toBe(201)
  return { id: Number(answer.json?.['id']), url: String(answer.json?.['fileLocation']) }
}

/** Every file on the disk, those that are arriving among them. */
export function filesOnDisk(): string[] {
  const folder = path.join(server.dataFolder, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
