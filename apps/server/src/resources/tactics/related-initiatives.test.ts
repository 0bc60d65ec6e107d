import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { tacticInitiatives } from '../../db/schema'
import { addTactic } from '../../testing/world'
import type { WorldPlan } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'

let tactic: number
/** By where they are: of the plan, of a nested plan, of one without a role, of another account. */
let initiatives: Record<'own' | 'nested' | 'closed' | 'foreign' | 'deleted', number>

setUpServer()
beforeAll(async () => {
  const { orm } = server.database
  const { lead, nested, closedNested, other } = world.plans
  const add = (plan: WorldPlan, title: string, more: object = {}) =>
    addTactic(orm, plan.id, plan.campaignTypeId, { title, ...more })
  tactic = await addTactic(orm, lead.id, lead.emailTypeId, { title: 'Serves many initiatives' })
  initiatives = {
    own: await add(lead, 'Initiative own'),
    nested: await add(nested, 'Initiative nested'),
    closed: await add(closedNested, 'Initiative closed'),
    foreign: await add(other, 'Initiative foreign'),
    deleted: await add(lead, 'Initiative deleted', { deletedAt: new Date() }),
  }
  await orm
    .insert(tacticInitiatives)
    .values(Object.values(initiatives).map((initiativeId) => ({ tacticId: tactic, initiativeId })))
})

async function read(url: string, userId: number) {
  const answer = await server.call({ method: 'GET', url, token: await server.tokenFor(userId) })
  expect(answer.status).toBe(200)
  return answer
}

describe('the initiatives of a tactic', () => {
  it.each([
    ['a contributor of the plan alone', () => world.people.limited, ['own']],
    ['a person with a role on one nested plan', () => world.people.contributor, ['own', 'nested']],
    ['the owner of the account', () => world.people.owner, ['own', 'nested', 'closed']],
  ] as const)('of plans that %s may see, and no others, are named', async (_who, userOf, seen) => {
    const userId = userOf()
    const expected = seen.map((name) => initiatives[name])
    const { id: planId } = world.plans.lead

    const detail = await read(`/api/tactics/${tactic}`, userId)
    expect(detail.json?.['relatedInitiativeIds']).toEqual(expected)
    expect(detail.json?.['relatedInitiatives']).toMatchObject(
      expected.map((initiativeId) => ({ initiativeId })),
    )

    const range = 'startDate=2026-03-01&endDate=2026-03-31'
    const lists = [
      `plan=${planId}`,
      `plan=${planId}&${range}`,
      `plan=${planId}&${range}&family=true`,
    ]
    for (const query of lists) {
      const list = await read(`/api/tactics?${query}`, userId)
      const items: unknown = list.json?.['items']
      const match = Array.isArray(items) ? items.find((item) => item.id === tactic) : undefined
      expect([query, match?.relatedInitiativeIds]).toEqual([query, expected])
    }

    const days = 'start_date=2026-03-01&end_date=2026-03-31'
    const exported = await read(`/api/plans/${planId}/export?${days}`, userId)
    const csv = await read(String(exported.json?.['url']), userId)
    const row = csv.text.split('\n').find((line) => line.includes('Serves many initiatives')) ?? ''
    for (const name of ['own', 'nested', 'closed', 'foreign', 'deleted'] as const) {
      const isSeen = (seen as readonly string[]).includes(name)
      expect([name, row.includes(`Initiative ${name}`)]).toEqual([name, isSeen])
    }
  })

  it.each(['closed', 'foreign', 'deleted'] as const)(
    'cannot be set to one that the person may not know of: %s',
    async (name) => {
      const { lead } = world.plans
      const answer = await ask('contributor', 'POST', '/tactics', {
        title: 'New',
        planId: lead.id,
        tacticTypeId: lead.emailTypeId,
        startDate: '2026-03-10T08:00:00',
        relatedInitiatives: JSON.stringify([{ initiativeId: initiatives[name] }]),
      })
      expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
    },
  )
  it('stay when a person who does not see them saves the others', async () => {
    const { orm } = server.database
    const answer = await ask(
      'limited',
      'PUT',
      `/tactics/${tactic}`,
      { relatedInitiatives: [] },
      { 'if-match': '"1"' },
    )
    expect(answer.json).toMatchObject({ relatedInitiativeIds: [] })
    const stored = await orm
      .select({ id: tacticInitiatives.initiativeId })
      .from(tacticInitiatives)
      .where(eq(tacticInitiatives.tacticId, tactic))
      .orderBy(tacticInitiatives.initiativeId)
    const { own: _removed, ...others } = initiatives
    expect(stored.map(({ id }) => id)).toEqual(Object.values(others).toSorted((a, b) => a - b))
  })
})
