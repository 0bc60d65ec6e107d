import { afterAll, beforeAll } from 'vitest'
import { createTestServer } from '../../../testing/test-server'
import type { Call, Reply, TestServer } from '../../../testing/test-server'
import { readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

/** Plays the internet: one host has pictures, and one of them is large. */
async function importPicture(url: string): Promise<string | null> {
  const { hostname, pathname } = new URL(url)
  if (hostname !== 'pictures.example') return null
  return `data:image/webp;base64,${pathname === '/large.png' ? 'A'.repeat(2000) : 'UklGRg=='}`
}

export let server: TestServer
export let world: World
export let token: string

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer({}, () => ({ importPicture }))
    world = await readWorld(server.database.orm)
    token = await server.tokenFor(world.people.contributor)
  })
  afterAll(() => server.close())
}

export const newTactic = (more: Readonly<Record<string, unknown>> = {}): Call => ({
  method: 'POST',
  url: '/api/tactics',
  token,
  body: {
    title: 'Newsletter',
    plan: `/api/plans/${world.plans.lead.id}`,
    tacticType: `/api/tactic_types/${world.plans.lead.emailTypeId}`,
    startDate: '2026-03-10T09:30:00',
    endDate: '2026-03-10T10:30:00',
    ...more,
  },
})

export async function create(more: Readonly<Record<string, unknown>> = {}) {
  const reply = await server.call(newTactic(more))
  if (reply.status !== 201 || reply.json === null) throw new Error(reply.text)
  return reply.json
}

export const update = (
  tactic: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
  more: Partial<Call> = {},
): Promise<Reply> =>
  server.call({
    method: 'PUT',
    url: `/api/tactics/${Number(tactic['id'])}`,
    token,
    headers: { 'if-match': `"${Number(tactic['version'])}"` },
    body,
    ...more,
  })
