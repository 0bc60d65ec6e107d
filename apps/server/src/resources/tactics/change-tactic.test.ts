import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticTags, tactics } from '../../db/schema'
import type { Call } from '../../testing/test-server'
import { addTactic } from '../../testing/world'
import { deleteTactics, updateTacticAt } from './write-queries'
import { ask, server, tokens, world } from '../../testing/world-scenario'
import { create, setUpTactics, update } from './testing/tactics-scenario'

setUpTactics()

describe('changing', () => {
  it('changes what is sent, leaves the rest, and counts the version', async () => {
    const made = await create({ tagIds: [world.tags.open], estimatedCost: 10 })
    const reply = await update(made, { title: 'Renamed' })
    expect(reply.headers['etag']).toBe('"2"')
    expect(reply.json).toEqual({ ...made, title: 'Renamed', version: 2 })
  })

  it('without a version is refused', async () => {
    const made = await create()
    const reply = await update(made, { title: 'X' }, { headers: {} })
    expect(reply.json).toMatchObject({ status: 428, code: 'precondition_required' })
  })

  it('of an older version is refused with the item as it is now', async () => {
    const made = await create()
    await update(made, { title: 'Theirs' })
    const reply = await update(made, { title: 'Mine' })
    expect(reply.json).toMatchObject({
      status: 412,
      code: 'version_conflict',
      current: { id: made['id'], title: 'Theirs', version: 2 },
    })
  })

  it('by 50 at once from one version is done by exactly one', async () => {
    const made = await create()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => update(made, { title: `Writer ${index}` })),
    )
    const won = replies.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 412)).toHaveLength(49)
    const url = `/api/tactics/${Number(made['id'])}`
    const now = await server.call({ method: 'GET', url, token: tokens.contributor })
    expect(now.json).toMatchObject({ version: 2, title: won[0]?.json?.['title'] })
  })

  it('cannot move it to another plan', async () => {
    const made = await create()
    const reply = await update(made, { plan: `/api/plans/${world.plans.nested.id}` })
    expect(reply.json).toMatchObject({ status: 422, errors: [{ path: '/plan' }] })
  })

  it('moves by the two dates', async () => {
    const made = await create()
    const dates = { startDate: '2026-03-12T09:30:00', endDate: '2026-03-12T10:30:00' }
    expect((await update(made, dates)).json).toMatchObject(dates)
  })

  it('cannot move what repeats, but an editor can say what becomes of the repeat', async () => {
    const made = await create({ rrule: 'FREQ=DAILY' })
    const dates = { startDate: '2026-03-12T09:30:00', endDate: '2026-03-12T10:30:00' }
    expect((await update(made, dates)).json).toMatchObject({
      status: 409,
      detail: 'Repeating tactics cannot be moved on the calendar.',
    })
    expect((await update(made, { ...dates, rrule: 'FREQ=WEEKLY' })).json).toMatchObject(dates)
  })

  it.each<[sentence: string, body: object, rrule: string | null]>([
    ['another day', { startDate: '2026-03-09T09:30:00' }, null],
    ['another time', { startDate: '2026-03-10T08:00:00' }, null],
    ['the same start', { startDate: '2026-03-10T09:30:00' }, 'FREQ=DAILY'],
    ['another end', { endDate: '2026-03-10T12:00:00' }, 'FREQ=DAILY'],
    ['whole days', { isAllDay: true }, 'FREQ=DAILY'],
    [
      'a rule of its own',
      { startDate: '2026-03-09T09:30:00', rrule: 'FREQ=WEEKLY' },
      'FREQ=WEEKLY',
    ],
    ['no rule any more', { startDate: '2026-03-09T09:30:00', rrule: null }, null],
  ])('to %s in a form keeps or clears the repeat', async (_sentence, body, rrule) => {
    const made = await create({ rrule: 'FREQ=DAILY', recurrenceEndDate: '2026-04-30T08:00:00' })
    const changed = await update(made, { title: 'Renamed', ...body })
    expect(changed.json).toMatchObject({
      rrule,
      recurrenceEndDate: rrule === null ? null : '2026-04-30T23:59:59',
    })
  })

  it('to a monthly type moves the start, which clears the repeat', async () => {
    const made = await create({ rrule: 'FREQ=DAILY' })
    const tacticTypeId = world.plans.lead.focusTypeId
    expect((await update(made, { tacticTypeId })).json).toMatchObject({
      startDate: '2026-03-01T08:00:00',
      rrule: null,
    })
  })

  it('to another type drops the platforms of the old one', async () => {
    const { lead } = world.plans
    const made = await create({
      tacticType: lead.socialTypeId,
      tacticPlatformIds: [lead.socialPlatformId],
    })
    const reply = await update(made, { tacticTypeId: lead.emailTypeId })
    expect(reply.json).toMatchObject({ tacticPlatformIds: [], channelId: lead.emailChannelId })
  })

  it('into the parking lot and back', async () => {
    const made = await create({ rrule: 'FREQ=DAILY' })
    const parked = await update(made, { isUnscheduled: true })
    expect(parked.json).toMatchObject({ isUnscheduled: true, rrule: null })
    const without = await update(parked.json ?? {}, { isUnscheduled: false })
    expect(without.status).toBe(400)
    const back = await update(parked.json ?? {}, {
      isUnscheduled: false,
      startDate: '2026-03-01T08:00:00',
      endDate: '2026-03-01T08:00:00',
    })
    expect(back.json).toMatchObject({ isUnscheduled: false, startDate: '2026-03-01T08:00:00' })
  })

  it('out of and into channels that one may not edit is refused', async () => {
    const { lead } = world.plans
    const social = await create({ tacticType: lead.socialTypeId })
    const email = await create()
    const mine = { token: tokens.limited }
    expect((await update(social, { title: 'X' }, mine)).status).toBe(403)
    expect((await update(social, { isInitiative: true }, mine)).status).toBe(403)
    expect((await update(email, { tacticTypeId: lead.socialTypeId }, mine)).status).toBe(403)
    expect((await update(email, { title: 'X' }, mine)).status).toBe(200)
  })

  it('keeps the tags that are blocked for the one who changes', async () => {
    const made = await create({ tagIds: [world.tags.open] })
    // Another user adds the blocked tag. From then on the item does not exist for this person.
    await server.database.orm
      .insert(tacticTags)
      .values({ tacticId: Number(made['id']), tagId: world.tags.blocked })
    expect((await update(made, { tagIds: [] }, { token: tokens.withBlockedTag })).status).toBe(404)
  })
})

describe('deleting', () => {
  it('puts items aside and restoring brings them back whole', async () => {
    const { lead } = world.plans
    const initiative = await create({ tacticType: lead.campaignTypeId })
    const made = await create({ relatedInitiatives: [{ initiativeId: initiative['id'] }] })
    const url = `/api/tactics/${Number(initiative['id'])}`
    expect((await server.call({ method: 'DELETE', url, token: tokens.contributor })).status).toBe(
      204,
    )
    expect((await server.call({ method: 'GET', url, token: tokens.contributor })).status).toBe(404)
    expect((await server.call({ method: 'DELETE', url, token: tokens.contributor })).status).toBe(
      404,
    )
    const tactic: Call = {
      method: 'GET',
      url: `/api/tactics/${Number(made['id'])}`,
      token: tokens.contributor,
    }
    expect((await server.call(tactic)).json).toMatchObject({ relatedInitiativeIds: [] })
    const back = await server.call({
      method: 'POST',
      url: `${url}/restore`,
      token: tokens.contributor,
    })
    expect(back.json).toMatchObject({ id: initiative['id'], version: 3 })
    expect((await server.call(tactic)).json).toMatchObject({
      relatedInitiativeIds: [initiative['id']],
    })
  })

  it('wins over a change that was checked before the item was deleted', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const id = await addTactic(orm, lead.id, lead.emailTypeId)
    const change = { userId: world.people.contributor, now: server.clock.now() }
    await deleteTactics(orm, [id], change)
    const [deleted] = await orm.select().from(tactics).where(eq(tactics.id, id))
    if (deleted === undefined) throw new Error('The tactic is gone.')
    const nothing = { platformIds: null, tagIds: null, initiativeIds: null, documentIds: null }
    const { spanStart: _start, spanEnd: _end, searchText: _text, ...values } = deleted
    const write = { values: { ...values, title: 'Late' }, fieldValues: [], ...nothing }
    expect(await updateTacticAt(orm, deleted, write, change)).toBe(false)
  })

  it('lists that share an item, sent at once, are each deleted whole or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const shared = Number((await create())['id'])
      const own = [Number((await create())['id']), Number((await create())['id'])]
      const replies = await Promise.all(
        own.map((id) => ask('contributor', 'DELETE', `/tactics/${id},${shared}`)),
      )
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
      const reads = await Promise.all(own.map((id) => ask('contributor', 'GET', `/tactics/${id}`)))
      expect(reads.map(({ status }) => status)).toEqual(
        replies.map(({ status }) => (status === 204 ? 404 : 200)),
      )
    }
  })

  it('several at once is all or nothing', async () => {
    const { lead } = world.plans
    const mine = await create()
    const closed = await create({ tacticType: lead.socialTypeId })
    const url = `/api/tactics/${Number(mine['id'])},${Number(closed['id'])}`
    expect((await server.call({ method: 'DELETE', url, token: tokens.limited })).status).toBe(403)
    const list = `/api/tactics?ids=${Number(mine['id'])},${Number(closed['id'])}`
    const { json } = await server.call({ method: 'GET', url: list, token: tokens.contributor })
    expect(json?.['items']).toHaveLength(2)
    expect((await server.call({ method: 'DELETE', url, token: tokens.contributor })).status).toBe(
      204,
    )
    expect(
      (await server.call({ method: 'GET', url: list, token: tokens.contributor })).status,
    ).toBe(404)
  })

  it('is for good after 30 days', async () => {
    const made = await create()
    const url = `/api/tactics/${Number(made['id'])}`
    await server.call({ method: 'DELETE', url, token: tokens.contributor })
    const restore: Call = { method: 'POST', url: `${url}/restore`, token: tokens.contributor }
    await server.database.orm
      .update(tactics)
      .set({ deletedAt: new Date(server.clock.instant.getTime() - 31 * 86_400_000) })
      .where(eq(tactics.id, Number(made['id'])))
    expect((await server.call(restore)).status).toBe(404)
  })
})
