import { expect, it } from 'vitest'
import { plans } from '../db/schema'
import { loadContract } from '../http/contract'
import { samples } from '../testing/access-matrix/samples'
import { recordStatements } from '../testing/record-statements'
import { server, tokens, world } from '../testing/world-scenario'
import type { Person } from '../testing/world-scenario'
import { newScenario, owner, productTeam, setUpRecordedCalls } from './testing/recorded-calls'

setUpRecordedCalls()

interface Reading {
  readonly name: string
  readonly token: string
  readonly url: string
}

async function read({ token, url }: Reading, existing?: string) {
  const headers = existing === undefined ? {} : { headers: { 'if-none-match': existing } }
  const {
    status,
    text,
    headers: sent,
  } = await server.call({ method: 'GET', url, token, ...headers })
  return {
    status,
    tag: String(sent['etag']),
    // Signed URLs differ at each reading.
    text: text.replaceAll(/\/api\/files\/[^"]*/g, '<file>'),
  }
}

/** Plans as people read them who see different parts. */
function readings(): readonly Reading[] {
  const { lead, nested } = world.plans
  const people: readonly (readonly [number, Person])[] = [
    [lead.id, 'owner'],
    [lead.id, 'withBlockedTag'],
    [nested.id, 'nestedViewer'],
  ]
  return people.map(([id, person]) => ({
    name: `plan ${id} as ${person}`,
    token: tokens[person],
    url: `/api/plans/${id}`,
  }))
}

it('a plan has another tag after every operation that changes its answer, for each person', async () => {
  const missed: string[] = []
  let changes = 0
  for (const operation of loadContract().operations) {
    if (operation.method === 'GET') continue
    for (const caller of [owner, productTeam]) {
      const sample = await samples[operation.id](newScenario(caller))
      const before = await Promise.all(readings().map((reading) => read(reading)))
      const answer = await server.app.inject({
        method: sample.method,
        url: sample.url,
        headers: {
          host: '127.0.0.1:4320',
          ...sample.headers,
          authorization: `Bearer ${await server.tokenFor(caller.userId ?? 0)}`,
        },
        ...(sample.payload === undefined ? {} : { payload: sample.payload }),
        ...(sample.body === undefined ? {} : { payload: sample.body }),
      })
      for (const [index, reading] of readings().entries()) {
        const former = before[index]
        const current = await read(reading)
        const isSame = former?.status === current.status && former.text === current.text
        if (!isSame) changes += 1
        if (!isSame && current.status === 200 && former?.tag === current.tag) {
          missed.push(`${operation.id} as ${caller.title}: ${reading.name}`)
        }
      }
      if (answer.statusCode < 400) break
    }
  }
  expect(missed).toEqual([])
  expect(changes).toBeGreaterThan(50)
})

it('a plan that has not changed costs two statements and no body', async () => {
  await server.database.orm.update(plans).set({ useDashboards: true })
  for (const reading of readings()) {
    const { status, tag } = await read(reading)
    if (status !== 200) continue
    const statements = await recordStatements(async () => {
      const again = await read(reading, tag)
      expect(again).toEqual({ status: 304, tag, text: '' })
    })
    expect(statements).toHaveLength(2)
  }
})

it('a plan is sent again before the URLs of its files expire', async () => {
  const [reading] = readings()
  if (reading === undefined) throw new Error('There is no reading.')
  const { tag } = await read(reading)
  server.clock.instant = new Date(server.clock.instant.getTime() + 301_000)
  // The token of the reading has expired too.
  const token = await server.tokenFor(world.people.owner)
  expect((await read({ ...reading, token }, tag)).status).toBe(200)
})
