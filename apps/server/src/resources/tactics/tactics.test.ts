import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tacticInitiatives, tacticTags, tactics } from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { Call, Reply, TestServer } from '../../testing/test-server'
import { SECRETS, addTactic, createWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { deleteTactics, updateTacticAt } from './write-queries'

/** Plays the internet: one host has pictures, and one of them is large. */
async function importPicture(address: string): Promise<string | null> {
  const { hostname, pathname } = new URL(address)
  if (hostname !== 'pictures.example') return null
  return `data:image/webp;base64,${pathname === '/large.png' ? 'A'.repeat(2000) : 'UklGRg=='}`
}

let server: TestServer
let world: World
let token: string

beforeAll(async () => {
  server = await createTestServer({}, () => ({ importPicture }))
  world = await createWorld(server.database.orm)
  token = await server.tokenFor(world.people.contributor)
})
afterAll(() => server.close())

function itemsOf(reply: Reply): Readonly<Record<string, unknown>>[] {
  const items = reply.json?.['items']
  return Array.isArray(items) ? items : []
}

const newTactic = (more: Readonly<Record<string, unknown>> = {}): Call => ({
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

async function create(more: Readonly<Record<string, unknown>> = {}) {
  const reply = await server.call(newTactic(more))
  if (reply.status !== 201 || reply.json === null) throw new Error(reply.text)
  return reply.json
}

const update = (
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

describe('creating', () => {
  it('stores everything in one go and answers it as stored', async () => {
    const { lead } = world.plans
    const initiativeId = await addTactic(server.database.orm, lead.id, lead.campaignTypeId, {
      title: 'Spring sale',
    })
    const reply = await server.call(
      newTactic({
        tacticType: lead.socialTypeId,
        channelId: lead.socialChannelId,
        tacticPlatforms: [`/api/tactic_platforms/${lead.socialPlatformId}`],
        tagIds: [world.tags.open],
        typeValues: [
          { tacticFieldId: lead.textFieldId, value: 'short' },
          { tacticField: `/api/tactic_fields/${lead.numberFieldId}`, value: 12.5 },
        ],
        relatedInitiatives: JSON.stringify([{ initiativeId }]),
        estimatedCost: 1200,
        actualCost: 900,
        impressions: 10,
        ratingPoints: 1.5,
        isFlagged: true,
        summary: '<p>Hello</p>',
        rrule: 'FREQ=WEEKLY;BYDAY=TU',
        recurrenceEndDate: '2026-06-30T12:00:00',
      }),
    )
    expect(reply.status).toBe(201)
    expect(reply.headers['etag']).toBe('"1"')
    expect(reply.json).toMatchObject({
      version: 1,
      creatorId: world.people.contributor,
      title: 'Newsletter',
      startDate: '2026-03-10T09:30:00',
      channelId: lead.socialChannelId,
      tacticPlatformIds: [lead.socialPlatformId],
      tagIds: [world.tags.open],
      typeValues: [
        { tacticFieldId: lead.textFieldId, value: 'short' },
        { tacticFieldId: lead.numberFieldId, value: 12.5 },
      ],
      relatedInitiatives: [{ initiativeId, initiativeTitle: 'Spring sale' }],
      estimatedCost: 1200,
      actualCost: 900,
      impressions: 10,
      ratingPoints: 1.5,
      isFlagged: true,
      summary: '<p>Hello</p>',
      hasSummary: true,
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
      recurrenceEndDate: '2026-06-30T23:59:59',
      repeats: true,
      isLead: true,
      isNested: false,
      abbreviatedPlanName: 'SC',
    })
  })

  it.each([
    [
      'an all-day item stands at 08:00 on both days',
      { isAllDay: true, endDate: '2026-03-12T23:00:00' },
      { startDate: '2026-03-10T08:00:00', endDate: '2026-03-12T08:00:00' },
    ],
    [
      'without an end it ends when it starts',
      { endDate: undefined },
      { endDate: '2026-03-10T09:30:00' },
    ],
    [
      'in the parking lot it has no dates and no repeat',
      { isUnscheduled: true, rrule: 'FREQ=DAILY' },
      {
        isUnscheduled: true,
        startDate: '1970-01-01T00:00:00',
        endDate: '1970-01-01T00:00:00',
        rrule: null,
      },
    ],
    [
      'a repeat that is no choice yet is none',
      { rrule: 'custom' },
      { rrule: null, repeats: false },
    ],
    ['a repeat that cannot be read is dropped', { rrule: 'FREQ=SOMETIMES' }, { rrule: null }],
    ['repeats off clears the rule', { rrule: 'FREQ=DAILY', repeats: false }, { rrule: null }],
  ])('%s', async (_sentence, more, expected) => {
    expect(await create(more)).toMatchObject(expected)
  })

  it('of a monthly kind spans whole months and carries no cost', async () => {
    const { lead } = world.plans
    const made = await create({ tacticType: lead.focusTypeId, estimatedCost: 500 })
    expect(made).toMatchObject({
      startDate: '2026-03-01T08:00:00',
      endDate: '2026-03-31T08:00:00',
      isAllDay: true,
      estimatedCost: null,
    })
  })

  it('in the Initiatives channel makes an initiative without cost', async () => {
    const made = await create({ tacticType: world.plans.lead.campaignTypeId, actualCost: 5 })
    expect(made).toMatchObject({ isInitiative: true, actualCost: null })
  })

  it.each([
    ['an end before the start', { endDate: '2026-03-09T09:00:00' }, 422, 'end_before_start'],
    [
      'a series that ends before it starts',
      { rrule: 'FREQ=DAILY', recurrenceEndDate: '2026-03-01T00:00:00' },
      422,
      'end_before_start',
    ],
    ['a day that does not exist', { startDate: '2026-02-30T08:00:00' }, 400, 'validation_failed'],
    ['no start', { startDate: undefined }, 400, 'validation_failed'],
    ['a blank title', { title: '   ' }, 400, 'validation_failed'],
    ['a title that is a number', { title: 5 }, 400, 'validation_failed'],
    ['a flag that is a text', { isAllDay: 'true' }, 400, 'validation_failed'],
    ['a field that nobody knows', { isSuperUser: true }, 400, 'validation_failed'],
    ['the id of another', { version: 9 }, 400, 'validation_failed'],
    ['somebody else as creator', { creator: 1 }, 422, 'invalid_reference'],
    ['a path of another collection', { tacticType: '/api/plans/1' }, 422, 'invalid_reference'],
    ['a channel that is not the type’s', { channelId: 1 }, 422, 'invalid_reference'],
    ['two names that do not agree', { planId: 1 }, 422, 'invalid_reference'],
    [
      'notes above a million characters',
      { summary: 'x'.repeat(1_000_001) },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_sentence, more, status, code) => {
    const reply = await server.call(newTactic(more))
    expect(reply.json).toMatchObject({ status, code })
  })

  it('names the field that it refuses', async () => {
    const reply = await server.call(newTactic({ isSuperUser: true }))
    expect(reply.json?.['errors']).toEqual([
      { path: '/isSuperUser', message: 'is not known here', code: 'additionalProperties' },
    ])
  })

  it('takes notes of a million characters', async () => {
    expect((await server.call(newTactic({ summary: 'ä'.repeat(1_000_000) }))).status).toBe(201)
  })

  it('takes one platform only, unless the type allows several', async () => {
    const reply = await server.call(newTactic({ tacticPlatformIds: [1, 2] }))
    expect(reply.status).toBe(422)
  })

  it('sent twice with one key makes one item', async () => {
    const call = { ...newTactic(), headers: { 'idempotency-key': 'the-same-key' } }
    const replies = await Promise.all([server.call(call), server.call(call)])
    expect(new Set(replies.map(({ json }) => json?.['id'])).size).toBe(1)
    const other = await server.call({
      ...newTactic({ title: 'Other' }),
      headers: { 'idempotency-key': 'the-same-key' },
    })
    expect(other.json).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  })
})

describe('notes', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    [
      'a handler',
      '<img src="data:image/png;base64,AAAA" onerror="alert(1)" />',
      '<img src="data:image/png;base64,AAAA" />',
    ],
    [
      'a script address',
      '<a href="javascript:alert(1)">x</a>',
      '<a rel="noopener noreferrer" target="_blank">x</a>',
    ],
    ['a picture that is a document', '<img src="data:text/html;base64,AAAA" />', ''],
    [
      'a style that positions',
      '<p style="position:fixed;color:#ff0000">x</p>',
      '<p style="color:#ff0000">x</p>',
    ],
    ['a frame', '<iframe src="https://x.example"></iframe>ok', 'ok'],
  ])('lose %s and keep the rest', async (_sentence, sent, stored) => {
    const made = await create({ summary: sent })
    const reply = await server.call({
      method: 'GET',
      url: `/api/tactics/${Number(made['id'])}/summary`,
      token,
    })
    expect(reply.json?.['summary']).toBe(stored === '' ? null : stored)
  })
})

describe('pictures of other hosts in notes', () => {
  const noteOf = async (made: Readonly<Record<string, unknown>>) =>
    (
      await server.call({
        method: 'GET',
        url: `/api/tactics/${Number(made['id'])}/summary`,
        token,
      })
    ).json?.['summary']

  it('are taken into the note when it is saved, and become links where they cannot be', async () => {
    const made = await create({
      summary:
        '<p><img src="https://pictures.example/a.png" alt="A"><img src="https://gone.example/b.png" alt="B"></p>',
    })
    expect(await noteOf(made)).toBe(
      '<p><img src="data:image/webp;base64,UklGRg==" alt="A" /><a href="https://gone.example/b.png" rel="noopener noreferrer" target="_blank">B</a></p>',
    )
  })

  it('become links beyond the tenth, and when they would make the note too long', async () => {
    const picture = (at: number) => `<img src="https://pictures.example/${at}.png" alt="${at}">`
    const many = await create({
      summary: Array.from({ length: 12 }, (_, at) => picture(at)).join(''),
    })
    expect(String(await noteOf(many)).match(/<img/g)).toHaveLength(10)
    expect(String(await noteOf(many)).match(/<a /g)).toHaveLength(2)
    const words = 'x'.repeat(999_900)
    const long = await create({
      summary: `${words}<img src="https://pictures.example/large.png" alt="1">`,
    })
    expect(
      String(await noteOf(long)) ===
        `${words}<a href="https://pictures.example/large.png" rel="noopener noreferrer" target="_blank">1</a>`,
    ).toBe(true)
  })

  it('that were stored before are links to whoever reads them', async () => {
    const made = await create({ summary: 'x' })
    await server.database.orm
      .update(tactics)
      .set({ summary: '<p><img src="https://x.example/a.png" alt="Seen" /></p>' })
      .where(eq(tactics.id, Number(made['id'])))
    expect(await noteOf(made)).toBe(
      '<p><a href="https://x.example/a.png" rel="noopener noreferrer" target="_blank">Seen</a></p>',
    )
  })
})

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
    const now = await server.call({ method: 'GET', url, token })
    expect(now.json).toMatchObject({ version: 2, title: won[0]?.json?.['title'] })
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
    const limited = await server.tokenFor(world.people.limited)
    const social = await create({ tacticType: lead.socialTypeId })
    const email = await create()
    const mine = { token: limited }
    expect((await update(social, { title: 'X' }, mine)).status).toBe(403)
    expect((await update(social, { isInitiative: true }, mine)).status).toBe(403)
    expect((await update(email, { tacticTypeId: lead.socialTypeId }, mine)).status).toBe(403)
    expect((await update(email, { title: 'X' }, mine)).status).toBe(200)
  })

  it('keeps the tags that are blocked for the one who changes', async () => {
    const blind = await server.tokenFor(world.people.withBlockedTag)
    const made = await create({ tagIds: [world.tags.open] })
    // Somebody else adds the blocked tag: from then on the item is not there for them.
    await server.database.orm
      .insert(tacticTags)
      .values({ tacticId: Number(made['id']), tagId: world.tags.blocked })
    expect((await update(made, { tagIds: [] }, { token: blind })).status).toBe(404)
  })
})

describe('deleting', () => {
  it('puts items aside and restoring brings them back whole', async () => {
    const { lead } = world.plans
    const initiative = await create({ tacticType: lead.campaignTypeId })
    const made = await create({ relatedInitiatives: [{ initiativeId: initiative['id'] }] })
    const url = `/api/tactics/${Number(initiative['id'])}`
    expect((await server.call({ method: 'DELETE', url, token })).status).toBe(204)
    expect((await server.call({ method: 'GET', url, token })).status).toBe(404)
    expect((await server.call({ method: 'DELETE', url, token })).status).toBe(404)
    const tactic: Call = { method: 'GET', url: `/api/tactics/${Number(made['id'])}`, token }
    expect((await server.call(tactic)).json).toMatchObject({ relatedInitiativeIds: [] })
    const back = await server.call({ method: 'POST', url: `${url}/restore`, token })
    expect(back.json).toMatchObject({ id: initiative['id'], version: 3 })
    expect((await server.call(tactic)).json).toMatchObject({
      relatedInitiativeIds: [initiative['id']],
    })
  })

  it('wins over a change that was checked before the item was deleted', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const id = await addTactic(orm, lead.id, lead.emailTypeId)
    await deleteTactics(orm, [id], server.clock.now())
    const [deleted] = await orm.select().from(tactics).where(eq(tactics.id, id))
    if (deleted === undefined) throw new Error('The tactic is gone.')
    const nothing = { platformIds: null, tagIds: null, initiativeIds: null, documentIds: null }
    const { spanStart: _start, spanEnd: _end, searchText: _text, ...values } = deleted
    const write = { values: { ...values, title: 'Late' }, fieldValues: [], ...nothing }
    expect(await updateTacticAt(orm, id, deleted.version, write, server.clock.now())).toBe(false)
  })

  it('lists that share an item, sent at once, are each deleted whole or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const shared = Number((await create())['id'])
      const own = [Number((await create())['id']), Number((await create())['id'])]
      const replies = await Promise.all(
        own.map((id) =>
          server.call({ method: 'DELETE', url: `/api/tactics/${id},${shared}`, token }),
        ),
      )
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
      const reads = await Promise.all(
        own.map((id) => server.call({ method: 'GET', url: `/api/tactics/${id}`, token })),
      )
      expect(reads.map(({ status }) => status)).toEqual(
        replies.map(({ status }) => (status === 204 ? 404 : 200)),
      )
    }
  })

  it('several at once is all or nothing', async () => {
    const { lead } = world.plans
    const limited = await server.tokenFor(world.people.limited)
    const mine = await create()
    const closed = await create({ tacticType: lead.socialTypeId })
    const url = `/api/tactics/${Number(mine['id'])},${Number(closed['id'])}`
    expect((await server.call({ method: 'DELETE', url, token: limited })).status).toBe(403)
    const list = `/api/tactics?ids=${Number(mine['id'])},${Number(closed['id'])}`
    expect((await server.call({ method: 'GET', url: list, token })).json?.['total']).toBe(2)
    expect((await server.call({ method: 'DELETE', url, token })).status).toBe(204)
    expect((await server.call({ method: 'GET', url: list, token })).status).toBe(404)
  })

  it('is for good after 30 days', async () => {
    const made = await create()
    const url = `/api/tactics/${Number(made['id'])}`
    await server.call({ method: 'DELETE', url, token })
    const restore: Call = { method: 'POST', url: `${url}/restore`, token }
    await server.database.orm
      .update(tactics)
      .set({ deletedAt: new Date(server.clock.instant.getTime() - 31 * 86_400_000) })
      .where(eq(tactics.id, Number(made['id'])))
    expect((await server.call(restore)).status).toBe(404)
  })
})

describe('a range of days', () => {
  const march = 'startDate=2026-03-01&endDate=2026-03-31'
  let planId: number
  let names: Map<number, string>

  async function shown(query: string, as = token): Promise<string[]> {
    const url = `/api/tactics?plan=${planId}&${query}`
    const items = itemsOf(await server.call({ method: 'GET', url, token: as }))
    return items
      .map(({ id }) => names.get(Number(id)) ?? '')
      .filter((name) => name !== '')
      .toSorted()
  }

  beforeAll(async () => {
    const { nested, lead } = world.plans
    planId = nested.id
    names = new Map()
    const add = async (name: string, values: Parameters<typeof addTactic>[3], plan = nested) =>
      names.set(await addTactic(server.database.orm, plan.id, plan.emailTypeId, values), name)
    const allDay = (startDate: string, endDate: string) => ({
      startDate: `${startDate}T08:00:00`,
      endDate: `${endDate}T08:00:00`,
      isAllDay: true,
    })
    await add('ends the day before', allDay('2026-02-20', '2026-02-28'))
    await add('ends on the first day', allDay('2026-02-20', '2026-03-01'))
    await add('within', allDay('2026-03-10', '2026-03-12'))
    await add('around', allDay('2026-01-01', '2026-12-31'))
    await add('starts on the last day', allDay('2026-03-31', '2026-04-05'))
    await add('starts the day after', allDay('2026-04-01', '2026-04-05'))
    await add('ends at midnight', {
      startDate: '2026-02-28T20:00:00',
      endDate: '2026-03-01T00:00:00',
    })
    await add('late on the last day', {
      startDate: '2026-03-31T23:59:59',
      endDate: '2026-03-31T23:59:59',
    })
    await add('weekly without end', { ...allDay('2020-01-06', '2020-01-06'), rrule: 'FREQ=WEEKLY' })
    await add('weekly, ended before', {
      ...allDay('2025-01-06', '2025-01-06'),
      rrule: 'FREQ=WEEKLY',
      recurrenceEndDate: '2026-02-28T23:59:59',
    })
    await add('yearly in another month', {
      ...allDay('2020-05-01', '2020-05-01'),
      rrule: 'FREQ=YEARLY',
    })
    await add('yearly in this month', {
      ...allDay('2020-03-15', '2020-03-15'),
      rrule: 'FREQ=YEARLY',
    })
    await add('monthly, reaching in', {
      ...allDay('2025-12-27', '2026-01-02'),
      rrule: 'FREQ=MONTHLY;UNTIL=20260228T000000Z',
    })
    await add('series that begins later', {
      ...allDay('2026-04-06', '2026-04-06'),
      rrule: 'FREQ=DAILY',
    })
    await add('parked', {
      startDate: null,
      endDate: null,
      isUnscheduled: true,
    })
    await add('deleted', { ...allDay('2026-03-10', '2026-03-10'), deletedAt: new Date() })
    await add('of the lead', allDay('2026-03-10', '2026-03-10'), lead)
    const hidden = await addTactic(server.database.orm, lead.id, lead.hiddenTypeId, {
      ...allDay('2026-03-10', '2026-03-10'),
    })
    names.set(hidden, 'of the lead, hidden from nested plans')
  })

  it('holds what touches one of its days, both ends included, and series that fall into it', async () => {
    expect(await shown(march)).toEqual(
      [
        'around',
        'ends on the first day',
        'late on the last day',
        'monthly, reaching in',
        'starts on the last day',
        'weekly without end',
        'within',
        'yearly in this month',
      ].toSorted(),
    )
  })

  it.each([
    ['the parking lot', 'isUnscheduled=true', ['parked']],
    [
      'one day',
      'startDate=2026-05-01&endDate=2026-05-01',
      ['around', 'series that begins later', 'yearly in another month'],
    ],
    ['nothing of another channel', `${march}&channel=1`, []],
  ])('%s', async (_sentence, query, expected) => {
    expect(await shown(query)).toEqual(expected.toSorted())
  })

  it('adds the lead’s items on a nested plan, save those hidden there', async () => {
    const own = await shown(march)
    expect(await shown(`${march}&family=true`)).toEqual([...own, 'of the lead'].toSorted())
  })

  it('adds nested plans’ items on the lead, hidden types included in its own', async () => {
    const names = itemsOf(
      await server.call({
        method: 'GET',
        url: `/api/tactics?plan=${world.plans.lead.id}&${march}&family=true`,
        token,
      }),
    )
    const plans = new Set(names.map((item) => item['planId']))
    expect(plans).toEqual(new Set([world.plans.lead.id, world.plans.nested.id]))
    expect(names.filter((item) => item['planId'] === world.plans.nested.id)).toHaveLength(8)
  })

  it('shows a family only to those with a role there', async () => {
    const own = await shown(march)
    const alone = await server.tokenFor(world.people.nestedViewer)
    expect(await shown(`${march}&family=true`, alone)).toEqual(own)
    const viewer = await server.tokenFor(world.people.viewer)
    const items = itemsOf(
      await server.call({
        method: 'GET',
        url: `/api/tactics?plan=${world.plans.lead.id}&${march}&family=true`,
        token: viewer,
      }),
    )
    expect(items.every((item) => item['planId'] === world.plans.lead.id)).toBe(true)
  })

  it('is cut into pages that together hold all', async () => {
    const url = `/api/tactics?plan=${planId}&${march}&limit=3`
    const pages = []
    for (const offset of [0, 3, 6]) {
      pages.push(await server.call({ method: 'GET', url: `${url}&offset=${offset}`, token }))
    }
    expect(pages.map(({ json }) => json?.['total'])).toEqual([8, 8, 8])
    expect(new Set(pages.flatMap(itemsOf).map(({ id }) => id)).size).toBe(8)
  })

  it.each([
    ['one end only', 'startDate=2026-03-01', 400],
    ['an end before the start', 'startDate=2026-03-02&endDate=2026-03-01', 422],
    ['a day that does not exist', 'startDate=2026-02-30&endDate=2026-03-01', 400],
    ['words', 'startDate=today&endDate=tomorrow', 400],
  ])('%s is refused', async (_sentence, query, status) => {
    const url = `/api/tactics?plan=${planId}&${query}`
    expect((await server.call({ method: 'GET', url, token })).status).toBe(status)
  })
})

/** Every answer that a person can get about the plan with the secrets. */
async function crawl(userId: number): Promise<string> {
  const as = await server.tokenFor(userId)
  const { lead } = world.plans
  const ids = await server.database.orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(eq(tactics.planId, lead.id))
  const urls = [
    '/api/me',
    '/api/plans',
    `/api/accounts/${lead.accountId}`,
    `/api/plans/${lead.id}`,
    `/api/channels?plan=${lead.id}&family=true`,
    `/api/tags?plan=${lead.id}&family=true`,
    `/api/tactics?plan=${lead.id}&family=true`,
    `/api/tactics?plan=${lead.id}&startDate=2026-01-01&endDate=2026-12-31`,
    ...ids.flatMap(({ id }) => [`/api/tactics/${id}`, `/api/tactics/${id}/summary`]),
  ]
  const answers: string[] = []
  for (const url of urls) answers.push((await server.call({ method: 'GET', url, token: as })).text)
  return answers.join('\n')
}

describe('what a person may not see', () => {
  it('no figure reaches somebody without budget visibility, in any answer', async () => {
    const figure = String(SECRETS.estimatedCost)
    expect(await crawl(world.people.contributor)).toContain(figure)
    expect(await crawl(world.people.withoutBudget)).not.toContain(figure)
  })

  it('and they can neither enter one nor wipe one out', async () => {
    const as = await server.tokenFor(world.people.withoutBudget)
    const made = await create({ estimatedCost: 700 })
    const entered = await update(made, { estimatedCost: 1 }, { token: as })
    expect(entered.status).toBe(403)
    const echoed = await update(made, { title: 'Y', estimatedCost: null }, { token: as })
    expect(echoed.json).toMatchObject({ title: 'Y', estimatedCost: null })
    const url = `/api/tactics/${Number(made['id'])}`
    const { json } = await server.call({ method: 'GET', url, token })
    expect(json?.['estimatedCost']).toBe(700)
  })

  it('no item with a blocked tag and no such tag reaches somebody, in any answer', async () => {
    const related = await addTactic(
      server.database.orm,
      world.plans.lead.id,
      world.plans.lead.emailTypeId,
      { title: 'Refers to it' },
    )
    await server.database.orm
      .insert(tacticInitiatives)
      .values({ tacticId: related, initiativeId: world.tactics.blocked })
    const everything = await crawl(world.people.contributor)
    expect(everything).toContain(SECRETS.blockedTitle)
    expect(everything).toContain(SECRETS.blockedTag)
    const seen = await crawl(world.people.withBlockedTag)
    expect(seen).not.toContain(SECRETS.blockedTitle)
    expect(seen).not.toContain(SECRETS.blockedTag)
    expect(seen).toContain('Objective:Awareness')
  })

  it('and the item is not there for them, to read, to change or to delete', async () => {
    const as = await server.tokenFor(world.people.withBlockedTag)
    const url = `/api/tactics/${world.tactics.blocked}`
    const tactic = { id: world.tactics.blocked, version: 1 }
    expect((await server.call({ method: 'GET', url, token: as })).status).toBe(404)
    expect((await update(tactic, { title: 'X' }, { token: as })).status).toBe(404)
    expect((await server.call({ method: 'DELETE', url, token: as })).status).toBe(404)
    const tagged = await server.call({
      ...newTactic({ tagIds: [world.tags.blocked] }),
      token: as,
    })
    expect(tagged.json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })
})
