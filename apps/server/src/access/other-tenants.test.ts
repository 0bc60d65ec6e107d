import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plans, tactics } from '../db/schema'
import type { Call } from '../testing/test-server'
import { addTactic } from '../testing/world'
import { ask, server, setUpServer, tokens, world } from '../testing/world-scenario'

setUpServer()

describe('ids of another tenant', () => {
  const RANDOM = 2_000_000_000

  /** Returns an answer without its request id, which differs in every answer. */
  function essence(answer: { status: number; json: Readonly<Record<string, unknown>> | null }) {
    const { requestId: _requestId, ...rest } = answer.json ?? {}
    return { status: answer.status, ...rest }
  }

  const calls: [string, (id: { plan: number; tactic: number; account: number }) => Call][] = [
    ['a plan', ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan}` })],
    ['plans by list', ({ plan }) => ({ method: 'GET', url: `/api/plans?ids=${plan}` })],
    ['an account', ({ account }) => ({ method: 'GET', url: `/api/accounts/${account}` })],
    [
      'a name',
      ({ plan }) => ({ method: 'PUT', url: `/api/update-plan-name/${plan}`, body: { name: 'X' } }),
    ],
    ['channels', ({ plan }) => ({ method: 'GET', url: `/api/channels?plan=${plan}` })],
    ['tags', ({ plan }) => ({ method: 'GET', url: `/api/tags?plan=${plan}` })],
    ['tactics of a plan', ({ plan }) => ({ method: 'GET', url: `/api/tactics?plan=${plan}` })],
    ['tactics by list', ({ tactic }) => ({ method: 'GET', url: `/api/tactics?ids=${tactic}` })],
    ['a tactic', ({ tactic }) => ({ method: 'GET', url: `/api/tactics/${tactic}` })],
    ['its notes', ({ tactic }) => ({ method: 'GET', url: `/api/tactics/${tactic}/summary` })],
    ['its deletion', ({ tactic }) => ({ method: 'DELETE', url: `/api/tactics/${tactic}` })],
    ['its return', ({ tactic }) => ({ method: 'POST', url: `/api/tactics/${tactic}/restore` })],
    [
      'its change',
      ({ tactic }) => ({
        method: 'PUT',
        url: `/api/tactics/${tactic}`,
        headers: { 'if-match': '"1"' },
        body: { title: 'Mine' },
      }),
    ],
    [
      'a tactic into a plan',
      ({ plan }) => ({
        method: 'POST',
        url: '/api/tactics',
        body: { title: 'X', plan: `/api/plans/${plan}`, tacticTypeId: 1 },
      }),
    ],
  ]
  it.each(calls)('get the same response as unknown ids: %s', async (_sentence, call) => {
    const theirs = {
      plan: world.plans.other.id,
      tactic: world.tactics.other,
      account: world.accounts.other,
    }
    const nobodys = { plan: RANDOM, tactic: RANDOM, account: RANDOM }
    const token = tokens.owner
    const answer = await server.call({ ...call(theirs), token })
    expect(answer.status).toBe(404)
    expect(essence(answer)).toEqual(essence(await server.call({ ...call(nobodys), token })))
  })

  it.each([
    ['type', () => ({ tacticTypeId: world.plans.other.emailTypeId })],
    ['channel', () => ({ channelId: world.plans.other.emailChannelId })],
    ['tag', () => ({ tagIds: [world.tags.other] })],
    ['platform', () => ({ tacticPlatformIds: [world.plans.other.socialPlatformId] })],
    ['initiative', () => ({ relatedInitiatives: [{ initiativeId: world.tactics.other }] })],
    [
      'field',
      () => ({ typeValues: [{ tacticFieldId: world.plans.other.textFieldId, value: 'x' }] }),
    ],
  ])('are no reference in a body: %s', async (_sentence, theirs) => {
    const { lead } = world.plans
    const answer = await ask('owner', 'POST', '/tactics', {
      title: 'X',
      planId: lead.id,
      tacticTypeId: lead.emailTypeId,
      startDate: '2026-03-04T08:00:00',
      ...theirs(),
    })
    expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })

  // The other tenant's plan may be the first or the last of the list.
  it.each(['last', 'first'])('refuse a list of deletions whole: theirs %s', async (place) => {
    const { lead, other } = world.plans
    const { orm } = server.database
    const first = await addTactic(orm, lead.id, lead.emailTypeId)
    const theirs = await addTactic(orm, other.id, other.emailTypeId)
    const last = await addTactic(orm, lead.id, lead.emailTypeId)
    const own = place === 'last' ? first : last
    const ids = place === 'last' ? [own, theirs] : [theirs, own]
    const token = tokens.owner
    const answer = await server.call({ method: 'DELETE', url: `/api/tactics/${ids.join()}`, token })
    expect(answer.status).toBe(404)
    const still = await server.call({ method: 'GET', url: `/api/tactics/${own}`, token })
    expect(still.status).toBe(200)
    const rows = await orm.select().from(tactics).where(eq(tactics.id, theirs))
    expect(rows[0]?.deletedAt).toBeNull()
  })

  it.each(['last', 'first'])('refuse a list of plans whole: theirs %s', async (place) => {
    const own = world.plans.nested.id
    const theirs = world.plans.other.id
    const ids = place === 'last' ? [own, theirs] : [theirs, own]
    const token = tokens.owner
    const answer = await server.call({ method: 'DELETE', url: `/api/plans/${ids.join()}`, token })
    expect(answer.status).toBe(404)
    const still = await server.call({ method: 'GET', url: `/api/plans/${own}`, token })
    expect(still.status).toBe(200)
  })

  it('leave the rows of that tenant as they were', async () => {
    const rows = await server.database.orm
      .select()
      .from(tactics)
      .where(eq(tactics.id, world.tactics.other))
    expect(rows[0]).toMatchObject({ title: 'Narwhal launch', version: 1, deletedAt: null })
    const [plan] = await server.database.orm
      .select()
      .from(plans)
      .where(eq(plans.id, world.plans.other.id))
    expect(plan).toMatchObject({ name: 'Other', version: 1 })
  })
})
