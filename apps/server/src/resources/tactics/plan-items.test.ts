import type { ListFilter } from '@throughline/domain/filters'
import { touchesRange } from '@throughline/domain/layout'
import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import { eq } from 'drizzle-orm'
import { modelRuns } from '@throughline/test-support/property-tests'
import { describe, expect, it } from 'vitest'
import { asyncProperty, assert, constantFrom, array, nat, record } from 'fast-check'
import { findNewestChangeId } from '../../changes/change-queries'
import { tacticPlatforms } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { Call } from '../../testing/test-server'
import type { TacticFilter } from './filter-queries'
import { findCachedTactics, cachedMatches, cachedResults } from './cached-tactics'
import { findTacticList } from './list-queries'
import { createPlanItemsStore } from './plan-items-store'
import type { PlanItems } from './plan-items'
import type { PlanItemsStore } from './plan-items-store'
import { findMatchIds, findMatches, findResults } from './search-queries'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'

setUpServer()

const range = { startDate: '2026-03-01', endDate: '2026-03-31' }

function storeOf(onFailure: (error: unknown) => void = failLoudly): PlanItemsStore {
  return createPlanItemsStore(server.database.orm, () => performance.now(), onFailure)
}

function failLoudly(error: unknown): void {
  throw error
}

/** Returns the items of a plan once the store contains its newest change. */
async function readNow(store: PlanItemsStore, planId: number): Promise<PlanItems> {
  for (;;) {
    const items = await store.read(planId, await findNewestChangeId(server.database.orm, planId))
    if (items !== null) return items
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer was held to the contract
  return (json?.['items'] ?? []) as { id: number; version: number }[]
}

/** Compares the results of a store with those of the database, as a list and as a search. */
async function expectAgreement(store: PlanItemsStore, pick: number): Promise<void> {
  const { orm } = server.database
  const blocked = pick % 2 === 0 ? [] : [world.tags.blocked]
  const filter = filterFor(blocked, {})
  const retained = new Map<number, PlanItems>()
  for (const id of [world.plans.nested.id, world.plans.lead.id]) {
    retained.set(id, await readNow(store, id))
  }
  const required = requiredValues()
  const list = filterFor(blocked, required[pick % required.length] ?? {})
  const fresh = await findTacticList(orm, list, null)
  expect(await findCachedTactics(orm, retained, list)).toEqual(
    fresh.rows.filter(touchesRange(range)),
  )
  const words = [['item'], ['email'], ['aware', 'email']][pick % 3] ?? []
  const search = { filter, words, creatorId: null }
  const match = cachedMatches(retained, await findMatchIds(orm, search), range)
  const matches = await findMatches(orm, search)
  expect(match.map(({ id }) => id)).toEqual(matches.filter(touchesRange(range)).map(({ id }) => id))
  const results = await findResults(
    orm,
    match.map(({ id }) => id),
  )
  const visible = cachedResults(retained, match)
  expect(visible).toMatchObject(results)
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
    await Promise.all(stores.map((store) => store.close()))
  })

  it('name their platforms in the order of the names', async () => {
    const { id: planId, socialTypeId, socialChannelId, socialPlatformId } = world.plans.lead
    const type = { shouldTacticsAllowMultiplePlatforms: true }
    await ask('owner', 'PUT', `/tactic_types/${socialTypeId}`, type)
    const platform = { plan: planId, channel: socialChannelId, name: 'Facebook' }
    const { json } = await ask('owner', 'POST', '/tactic_platforms', platform)
    const tactic = await ask('owner', 'POST', '/tactics', {
      title: 'Item of two platforms',
      planId,
      tacticTypeId: socialTypeId,
      tacticPlatformIds: [socialPlatformId, json?.['id']],
      startDate: '2026-03-03T08:00:00',
      endDate: '2026-03-03T08:00:00',
    })
    expect(tactic.status).toBe(201)
    const store = storeOf()
    await expectAgreement(store, 0)
    await store.close()
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
      (await readNow(store, planId)).byId.get(Number(json?.['id']))?.tacticPlatformIds
    expect(await platformsNow()).toEqual([socialPlatformId])
    await ask('owner', 'DELETE', `/tactic_platforms/${socialPlatformId}`)
    const isDefault = eq(tacticPlatforms.name, NO_PLATFORM_NAME)
    const [fallback] = await server.database.orm.select().from(tacticPlatforms).where(isDefault)
    expect(await platformsNow()).toEqual([fallback?.id])
    await store.close()
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
      (await readNow(store, planId))
        .touching(day)
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
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
    await store.close()
  })

  it('are read behind the scenes when first asked for, and once for all who ask', async () => {
    const store = storeOf()
    const { id } = world.plans.lead
    expect(await Promise.all([store.read(id, 0), store.read(id, 0)])).toEqual([null, null])
    const items = await readNow(store, id)
    expect(await store.read(id, 0)).toBe(items)
    await store.close()
  })

  it('leave the cache after ten minutes without a request', async () => {
    let now = 0
    const store = createPlanItemsStore(server.database.orm, () => now, failLoudly)
    const { lead, nested } = world.plans
    await readNow(store, lead.id)
    now += 11 * 60_000
    await readNow(store, nested.id)
    expect(await store.read(lead.id, 0)).toBeNull()
    await store.close()
  })

  it('are read again after ten minutes without a look, even when nothing else was read', async () => {
    let now = 0
    const store = createPlanItemsStore(server.database.orm, () => now, failLoudly)
    const { id } = world.plans.lead
    await readNow(store, id)
    now += 11 * 60_000
    expect(await store.read(id, 0)).toBeNull()
    await store.close()
  })

  it('do not block when the plan is deleted during a read', async () => {
    const store = storeOf()
    const { id } = world.plans.lead
    const { changeId } = await readNow(store, id)
    const gone = changeId + 1000
    expect(await Promise.all([store.read(id, gone), store.read(id, gone)])).toEqual([null, null])
    expect(await store.read(id, changeId)).not.toBeNull()
    await store.close()
  })

  it('fail without failing who asks', async () => {
    const failures: unknown[] = []
    const broken = await createTestServer()
    const store = createPlanItemsStore(
      broken.database.orm,
      () => performance.now(),
      (error) => failures.push(error),
    )
    await broken.close()
    expect(await store.read(1, 0)).toBeNull()
    await store.close()
    expect(failures).toHaveLength(1)
  })
})
