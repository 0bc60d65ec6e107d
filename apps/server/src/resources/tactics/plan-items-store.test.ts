import type { ListFilter } from '@throughline/domain/filters'
import { touchesRange } from '@throughline/domain/layout'
import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { eq } from 'drizzle-orm'
import { modelRuns } from '@throughline/test-support/property-tests'
import { describe, expect, it } from 'vitest'
import { asyncProperty, assert, constantFrom, array, nat, record } from 'fast-check'
import { findNewestChangeId, findNewestChangeIds } from '../../changes/change-queries'
import { tacticPlatforms } from '../../db/schema'
import type { Call } from '../../testing/test-server'
import { planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { findCachedTactics } from './cached-tactics'
import { itemKeyOf } from './item-keys'
import type { TacticListRow } from './item-rows-queries'
import { findTacticList, wholeList, withVisibleInitiatives } from './list-queries'
import { createPlanItemsStore } from './plan-items-store'
import type { PlanItemsStore } from './plan-items-store'
import { recordStatements } from '../../testing/record-statements'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'

setUpServer()

const range = { startDate: '2026-03-01', endDate: '2026-03-31' }

function storeOf(now = () => performance.now()): PlanItemsStore {
  return createPlanItemsStore(server.database.orm, now)
}

/** Returns the items of a plan in a range, with its newest change. */
async function readNow(
  store: PlanItemsStore,
  planId: number,
  days = range,
): Promise<readonly TacticListRow[]> {
  const newest = await findNewestChangeId(server.database.orm, planId)
  return (await store.read(planId, days, newest)) ?? []
}

/** The newest changes of plans, as requests know them. */
async function newestChanges(planIds: readonly number[]) {
  const newest = await findNewestChangeIds(server.database.orm, planIds)
  return (id: number) => newest.get(id) ?? 0
}

/** Filters of one value each, so that every field of a filter is compared. */
function requiredValues(): readonly ListFilter[] {
  const { lead } = world.plans
  return [
    {},
    { isInitiative: true },
    { isInitiative: false },
    { isUnscheduled: true },
    { isUnscheduled: false },
    { channelId: lead.emailChannelId },
    { tacticTypeId: lead.campaignTypeId },
  ]
}

function filterFor(
  blockedTagIds: readonly number[],
  required: ListFilter,
): TacticFilter & { range: typeof range } {
  const { lead, nested } = world.plans
  return {
    planIds: [nested.id],
    leadPlanId: lead.id,
    range,
    ids: null,
    isUnscheduled: null,
    isInitiative: null,
    channelId: null,
    tacticTypeId: null,
    ...required,
    blockedTagIds: new Set(blockedTagIds),
    visiblePlanIds: [lead.id, nested.id],
  }
}

type Write = (pick: number) => Promise<Call | null>

/** Everything by which a list of items becomes another one. */
function writes(): readonly Write[] {
  const { lead } = world.plans
  const types = [lead.emailTypeId, lead.hiddenTypeId, lead.campaignTypeId]
  const body = (pick: number) => ({
    title: `Item ${pick}`,
    planId: lead.id,
    tacticTypeId: types[pick % types.length],
    startDate: `2026-0${2 + (pick % 3)}-1${pick % 10}T08:00:00`,
    endDate: `2026-0${2 + (pick % 3)}-1${pick % 10}T09:00:00`,
    rrule: pick % 2 === 0 ? null : `FREQ=WEEKLY;INTERVAL=${1 + (pick % 4)}`,
    tagIds: pick % 3 === 0 ? [world.tags.blocked] : [world.tags.open],
  })
  const some = async (pick: number): Promise<{ id: number; version: number } | null> => {
    const answer = await ask('owner', 'GET', `/tactics?plan=${lead.id}&limit=200`)
    const items = itemsOf(answer.json)
    return items[pick % items.length] ?? null
  }
  return [
    async (pick) => ({ method: 'POST', url: '/api/tactics', body: body(pick) }),
    async (pick) => {
      const tactic = await some(pick)
      if (tactic === null) return null
      return {
        method: 'PUT',
        url: `/api/tactics/${tactic.id}`,
        headers: { 'if-match': `"${tactic.version}"` },
        body: body(pick + 1),
      }
    },
    async (pick) => {
      const tactic = await some(pick)
      return tactic === null ? null : { method: 'DELETE', url: `/api/tactics/${tactic.id}` }
    },
    async (pick) => ({
      method: 'PUT',
      url: `/api/tactic_types/${lead.emailTypeId}`,
      body: { shouldHideTacticsFromNestedPlans: pick % 2 === 0 },
    }),
    async (pick) => ({
      method: 'PUT',
      url: `/api/update-plan-name/${lead.id}`,
      body: { name: `Spring ${pick}` },
    }),
    async (pick) => ({
      method: 'POST',
      url: '/api/tags',
      body: { plan: lead.id, text: `Objective:Tag ${pick}` },
    }),
  ]
}

function itemsOf(
  json: Readonly<Record<string, unknown>> | null,
): { id: number; version: number }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test server checks the answer against the contract
  return (json?.['items'] ?? []) as { id: number; version: number }[]
}

/** Compares the list of a store with that of the database. */
async function expectAgreement(store: PlanItemsStore, pick: number): Promise<void> {
  const { orm } = server.database
  const blocked = pick % 2 === 0 ? [] : [world.tags.blocked]
  const required = requiredValues()
  const list = filterFor(blocked, required[pick % required.length] ?? {})
  const newestOf = await newestChanges(planIdsOf(list))
  const fresh = await findTacticList(orm, list, wholeList)
  const pages: TacticListRow[] = []
  for (;;) {
    const end = pages.at(-1)
    const after = end === undefined ? null : itemKeyOf(end)
    const page = await findTacticList(orm, list, { after, limit: 2 })
    pages.push(...page)
    if (page.length < 2) break
  }
  expect(pages).toEqual(fresh)
  const cached = (await findCachedTactics(orm, store, newestOf, list)) ?? []
  expect(await withVisibleInitiatives(orm, list, cached)).toEqual(fresh.filter(touchesRange(range)))
}

describe('cached items', () => {
  it('are those that the database would give, whatever was written before, in two processes', async () => {
    const stores = [storeOf(), storeOf()]
    const step = record({ write: nat(), pick: nat({ max: 100 }), store: constantFrom(...stores) })
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const all = writes()
        for (const { write, pick, store } of steps) {
          const call = await all[write % all.length]?.(pick)
          // A refused write changes nothing. The comparison proves that too.
          if (call !== null && call !== undefined)
            await server.call({ ...call, token: tokens.owner })
          await expectAgreement(store, pick)
        }
      }),
      modelRuns(12),
    )
  })

  it('follow the deletion of a platform, after which they have the default one', async () => {
    const { id: planId, socialTypeId, socialPlatformId } = world.plans.lead
    const { json } = await ask('owner', 'POST', '/tactics', {
      title: 'Post',
      planId,
      tacticTypeId: socialTypeId,
      tacticPlatformIds: [socialPlatformId],
      startDate: '2026-03-03T08:00:00',
      endDate: '2026-03-03T08:00:00',
    })
    const store = storeOf()
    const platformsNow = async () =>
      (await readNow(store, planId)).find(({ id }) => id === json?.['id'])?.tacticPlatformIds
    expect(await platformsNow()).toEqual([socialPlatformId])
    await ask('owner', 'DELETE', `/tactic_platforms/${socialPlatformId}`)
    const isDefault = eq(tacticPlatforms.name, NO_PLATFORM_NAME)
    const [fallback] = await server.database.orm.select().from(tacticPlatforms).where(isDefault)
    expect(await platformsNow()).toEqual([fallback?.id])
  })

  it('stay in their order when one of a day changes, and leave when they are deleted', async () => {
    const { id: planId, emailTypeId } = world.plans.lead
    const on = { startDate: '2026-03-05T08:00:00', endDate: '2026-03-05T08:00:00' }
    const day = { startDate: '2026-03-05', endDate: '2026-03-05' }
    const ids: number[] = []
    for (const title of ['First', 'Second']) {
      const body = { title, planId, tacticTypeId: emailTypeId, ...on }
      ids.push(Number((await ask('owner', 'POST', '/tactics', body)).json?.['id']))
    }
    const store = storeOf()
    const ofDay = async () =>
      (await readNow(store, planId, day)).map(({ id }) => id).filter((id) => ids.includes(id))
    expect(await ofDay()).toEqual(ids)
    const change: Call = {
      method: 'PUT',
      url: `/api/tactics/${ids[0]}`,
      token: tokens.owner,
      headers: { 'if-match': '"1"' },
      body: { title: 'Still first' },
    }
    expect((await server.call(change)).status).toBe(200)
    expect(await ofDay()).toEqual(ids)
    await ask('owner', 'DELETE', `/tactics/${ids[0]}`)
    expect(await ofDay()).toEqual(ids.slice(1))
  })

  it('are read once for all who ask', async () => {
    const store = storeOf()
    const { id } = world.plans.lead
    const newest = await findNewestChangeId(server.database.orm, id)
    const statements = await recordStatements(async () => {
      await Promise.all([store.read(id, range, newest), store.read(id, range, newest)])
      await store.read(id, range, newest)
    })
    expect(statements).toHaveLength(1)
  })

  it('cost two statements after a change, in however many ranges they are', async () => {
    const { id: planId, emailTypeId } = world.plans.lead
    const store = storeOf()
    const days = ['2026-03-01', '2026-03-08', '2026-04-01'].map((startDate) => ({
      startDate,
      endDate: '2026-04-30',
    }))
    for (const one of days) await readNow(store, planId, one)
    const on = { startDate: '2026-03-09T08:00:00', endDate: '2026-03-09T08:00:00' }
    const body = { title: 'Added', planId, tacticTypeId: emailTypeId, ...on }
    await ask('owner', 'POST', '/tactics', body)
    const newest = await findNewestChangeId(server.database.orm, planId)
    const titles: string[][] = []
    const statements = await recordStatements(async () => {
      for (const one of days) {
        const rows = await store.read(planId, one, newest)
        titles.push((rows ?? []).map(({ title }) => title).filter((title) => title === 'Added'))
      }
    })
    expect(titles).toEqual([['Added'], ['Added'], []])
    expect(statements).toHaveLength(2)
  })

  it('are read again after ten minutes without a look', async () => {
    let now = 0
    const store = storeOf(() => now)
    const { id } = world.plans.lead
    const before = await readNow(store, id)
    expect(await readNow(store, id)).toBe(before)
    now += 11 * 60_000
    expect(await readNow(store, id)).not.toBe(before)
  })

  it('are read again when the plan is deleted during a read', async () => {
    const store = storeOf()
    const { id } = world.plans.lead
    const items = await readNow(store, id)
    const gone = (await findNewestChangeId(server.database.orm, id)) + 1000
    const read = await Promise.all([store.read(id, range, gone), store.read(id, range, gone)])
    expect(read).toEqual([items, items])
  })

  it('fail for the request whose read fails, and for no later one', async () => {
    const { id } = world.plans.lead
    const newest = await findNewestChangeId(server.database.orm, id)
    const store = storeOf()
    const badDay = { startDate: '2026-02-30', endDate: '2026-03-31' }
    await expect(store.read(id, badDay, newest)).rejects.toThrow(/./)
    expect(await readNow(store, id)).not.toEqual([])
  })
})
