import { describe, expect, it } from 'vitest'
import { addTactic } from '../../testing/world'
import { server, world } from '../../testing/world-scenario'
import { create, newTactic, setUpTactics } from './testing/tactics-scenario'

setUpTactics()

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
      'an all-day item has 08:00 on both days',
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

  it.each([
    ['the first', [1, 2], [1]],
    ['the second', [1], [1, 2]],
  ])('refuses two lists of which %s names more', async (_which, tagIds, others) => {
    const reply = await server.call(
      newTactic({ tagIds, tags: others.map((id) => `/api/tags/${id}`) }),
    )
    expect(reply.json).toMatchObject({ status: 422, detail: 'The two lists do not agree.' })
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
