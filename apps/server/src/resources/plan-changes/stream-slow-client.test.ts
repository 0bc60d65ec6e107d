import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { planChanges } from '../../db/schema'
import { createMetrics } from '../../metrics/metrics'
import type { Metrics } from '../../metrics/metrics'
import { server, world } from '../../testing/world-scenario'
import { cursorsOf, followPlan, idOf, serverUrl, setUpStreams } from './testing/follow'

let metrics: Metrics
setUpStreams({}, (database) => {
  metrics = createMetrics(database)
  return { metrics }
})

/** More than the sockets of the system hold for a client that does not read. */
const CHANGES = 40_000
const IDS_OF_CHANGE = 100

/** The limit of one stream, plus the largest event, its line breaks and the event that ends it. */
const MOST_BYTES = 262_144 + IDS_OF_CHANGE * 5 + 1_000

async function addChanges(count: number): Promise<void> {
  const ids = JSON.stringify(Array.from({ length: IDS_OF_CHANGE }, () => 1000))
  const planId = world.plans.lead.id
  await server.database.orm.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${planChanges} (plan_id, collection, action, ids)
      select ${planId}, 'channels', 'updated', ${ids}::jsonb from generate_series(1, ${count}::int)`)
    await tx.execute(sql`select pg_notify('plan_changes', ${`0:${planId}`})`)
  })
}

const slowStreams = async () =>
  Number(/^throughline_slow_streams_total (\d+)$/m.exec(await metrics.text())?.[1])

it('a client that does not read costs bounded memory, and resumes exactly where it was cut', async () => {
  const { lead } = world.plans
  const token = await server.tokenFor(world.people.admin)
  const ofServer: Socket[] = []
  server.app.server.on('connection', (socket) => ofServer.push(socket))
  const { hostname, port } = new URL(serverUrl)
  const client = connect(Number(port), hostname)
  client.write(
    `GET /api/plans/${lead.id}/changes HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  const parts: Buffer[] = []
  client.on('data', (part) => parts.push(part))
  const text = () => Buffer.concat(parts).toString('latin1')
  await expect.poll(() => text().includes(`id: ${lead.id}:`)).toBe(true)
  // Until it has sent what it missed, a stream reads no further than its client, and does not end.
  await addChanges(1)
  await expect.poll(() => text().includes('event: change')).toBe(true)
  client.pause()

  let mostBytes = 0
  const measure = () => {
    mostBytes = Math.max(mostBytes, ...ofServer.map((socket) => socket.writableLength))
  }
  for (let written = 0; written < CHANGES && (await slowStreams()) === 0; written += 1_000) {
    await addChanges(1_000)
    measure()
  }
  await expect.poll(slowStreams).toBe(1)
  measure()
  expect(mostBytes).toBeGreaterThan(0)
  expect(mostBytes).toBeLessThan(MOST_BYTES)

  client.resume()
  await once(client, 'end')
  const blocks = text()
    .split('\r\n')
    .join('')
    .split('\n\n')
    .filter((block) => block.includes('id: '))
  const last = blocks.at(-1) ?? ''
  expect(last).toMatch(/retry: \d{1,4}$/)
  const lastId = idOf(last.slice(last.indexOf('id: ')))
  const received = cursorsOf(`id: ${lastId}`)[0]?.[1] ?? 0
  expect(received).toBeGreaterThan(0)

  const back = await followPlan(serverUrl, lead.id, token, { lastEventId: lastId })
  const newest = await server.database.orm.$count(planChanges)
  const resumed: number[] = []
  while (resumed.at(-1) !== newest) {
    resumed.push(cursorsOf(await back.next())[0]?.[1] ?? 0)
  }
  expect(resumed).toEqual(
    Array.from({ length: newest - received }, (_none, at) => received + 1 + at),
  )
  back.close()
})
