import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticTags, tactics } from '../../db/schema'
import { server, tokens, world } from '../../testing/world-scenario'
import { addItem } from '../bulk-changes/testing/bulk-scenario'
import { setUpTactics } from '../tactics/testing/tactics-scenario'

setUpTactics()

const RANGE = 'startDate=2026-03-15&endDate=2026-05-02'

const ask = async (path: string, by?: number) =>
  server.call({
    method: 'GET',
    url: `/api/plans/${world.plans.lead.id}/${path}`,
    token: by === undefined ? tokens.contributor : await server.tokenFor(by),
  })

interface Sums {
  readonly channelId: number
  readonly tacticTypeId: number
  readonly month: string
  readonly estimated: number
  readonly actual: number
}

async function sumsOf(by?: number): Promise<readonly Sums[]> {
  const { json } = await ask(`type-expenses?${RANGE}`, by)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server under test has held the answer to the contract
  return json?.['items'] as readonly Sums[]
}

describe('expenses by type', () => {
  it('are the costs of each type in the months of the range', async () => {
    const { lead } = world.plans
    await server.database.orm.delete(tactics).where(eq(tactics.planId, lead.id))
    const cost = (startDate: string, estimatedCost: number, tacticTypeId = lead.emailTypeId) =>
      addItem({ startDate: `${startDate}T08:00:00`, estimatedCost, actualCost: 3, tacticTypeId })
    await cost('2026-03-01', 100)
    await cost('2026-03-31', 20)
    await cost('2026-05-31', 7)
    await cost('2026-06-01', 999)
    await cost('2026-04-10', 50, lead.socialTypeId)
    await cost('2026-04-10', 999, lead.focusTypeId)
    await cost('2026-04-10', 999, lead.campaignTypeId)
    await addItem({ isUnscheduled: true, startDate: null, endDate: null, estimatedCost: 999 })
    await addItem({ startDate: '2026-04-10T08:00:00' })
    const email = { channelId: lead.emailChannelId, tacticTypeId: lead.emailTypeId }
    const social = { channelId: lead.socialChannelId, tacticTypeId: lead.socialTypeId }
    const sums = await sumsOf()
    expect(sums).toEqual([
      { ...email, month: '2026-03', estimated: 120, actual: 6 },
      { ...email, month: '2026-05', estimated: 7, actual: 3 },
      { ...social, month: '2026-04', estimated: 50, actual: 3 },
    ])
    const { json } = await ask(`month-expenses?${RANGE}`)
    expect(json?.['items']).toMatchObject([
      { date: '2026-03-01', estimate: 120, actual: 6 },
      { date: '2026-04-01', estimate: 50, actual: 3 },
      { date: '2026-05-01', estimate: 7, actual: 3 },
    ])
  })

  it('count no item that is hidden from the person', async () => {
    const { orm } = server.database
    const id = await addItem({ startDate: '2026-04-20T08:00:00', estimatedCost: 1_000_000 })
    await orm.insert(tacticTags).values({ tacticId: id, tagId: world.tags.blocked })
    const most = (sums: readonly Sums[]) => Math.max(...sums.map(({ estimated }) => estimated))
    expect(most(await sumsOf())).toBe(1_000_000)
    expect(most(await sumsOf(world.people.withBlockedTag))).toBeLessThan(1000)
  })

  it('need the right to see budgets, and a range that is one', async () => {
    const { withoutBudget } = world.people
    expect((await ask(`type-expenses?${RANGE}`, withoutBudget)).status).toBe(403)
    const backwards = await ask('type-expenses?startDate=2026-05-15&endDate=2026-03-02')
    expect(backwards.json).toMatchObject({ status: 422, errors: [{ path: 'query/endDate' }] })
  })
})
