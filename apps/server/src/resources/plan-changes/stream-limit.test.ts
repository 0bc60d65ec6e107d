import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { openStreams } from '../../db/schema'
import { server, tokens, world } from '../../testing/world-scenario'
import { followPlan, serverUrl, setUpStreams } from './testing/follow'

setUpStreams()

const url = process.env['TEST_DATABASE_URL'] ?? ''

it.runIf(url !== '')('streams of other processes count until these processes end', async () => {
  const { orm } = server.database
  const userId = world.people.owner
  const other = new Client({ connectionString: url, application_name: 'other process' })
  await other.connect()
  await orm
    .insert(openStreams)
    .values({ userId, byProcess: { 'other process': 29, 'process that died': 30 } })
  const follow = () => followPlan(serverUrl, world.plans.lead.id, tokens.owner)
  const first = await follow()
  const second = await follow()
  expect([first.response.status, second.response.status]).toEqual([200, 429])
  const [row] = await orm.select().from(openStreams)
  const own = server.database.processName ?? ''
  expect(row?.byProcess).toEqual({ 'other process': 29, [own]: 1 })

  // Somebody else is not concerned.
  const ofViewer = await followPlan(serverUrl, world.plans.lead.id, tokens.viewer)
  expect(ofViewer.response.status).toBe(200)
  ofViewer.close()

  await other.end()
  const refollow = async () => {
    const line = await follow()
    line.close()
    return line.response.status
  }
  await expect.poll(refollow).toBe(200)
  first.close()
  const stored = async () => {
    const rows = await orm.select().from(openStreams).where(eq(openStreams.userId, userId))
    return rows[0]?.byProcess
  }
  await expect.poll(stored).toEqual({})
})
