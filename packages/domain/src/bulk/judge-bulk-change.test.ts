import { describe, expect, it } from 'vitest'
import type { PlanAccess } from '../access'
import type { TacticListItem } from '../tactics'
import { contributor } from '../access/fixtures/plan-access'
import { emailOnly, bulkData, social, itemOf, say } from './fixtures/bulk-items'
import type { BulkChange } from './index'

type Row = readonly [sentence: string, fields: Partial<TacticListItem>, result: unknown]

const march = {
  channelId: 1,
  tacticTypeId: 12,
  isAllDay: true,
  startDate: '2026-03-01T08:00:00',
  endDate: '2026-03-31T08:00:00',
}

describe('a move of many items', () => {
  it.each<Row>([
    [
      'moves both ends and keeps the times',
      {},
      { startDate: '2026-03-17T09:30:00', endDate: '2026-03-17T10:30:00' },
    ],
    ['refuses an item that repeats', { rrule: 'FREQ=DAILY' }, 'repeating'],
    ['refuses an item in the parking lot', { isUnscheduled: true }, 'unscheduled'],
    ['refuses an item that stays in its month', march, 'same-month'],
    [
      'refuses an item that leaves the years',
      { startDate: '9999-12-30T08:00:00', endDate: '9999-12-30T08:00:00' },
      'out-of-range',
    ],
    [
      'moves an initiative without any right on its channel',
      { channelId: 3, tacticTypeId: 31, isInitiative: true },
      { startDate: '2026-03-17T09:30:00', endDate: '2026-03-17T10:30:00' },
    ],
  ])('%s', (_sentence, fields, result) => {
    const move: BulkChange = { kind: 'move', deltaDays: 7 }
    expect(say(itemOf(fields), move, { ...bulkData, access: emailOnly })).toEqual(result)
  })

  it('moves an item of a monthly kind to the nearest month', () => {
    expect(say(itemOf(march), { kind: 'move', deltaDays: 25 })).toEqual({
      startDate: '2026-04-01T08:00:00',
      endDate: '2026-04-30T08:00:00',
    })
  })

  it('by no day changes nothing, whatever the item', () => {
    for (const fields of [{}, march, { rrule: 'FREQ=DAILY' }, { isUnscheduled: true }]) {
      expect(say(itemOf(fields), { kind: 'move', deltaDays: 0 })).toBe('unchanged')
    }
  })
})

describe('who may change items', () => {
  it.each<readonly [string, PlanAccess | null, Partial<TacticListItem>, string]>([
    ['nobody without a role', null, {}, 'not-found'],
    [
      'nobody of an inactive account',
      { ...contributor, isAccountActive: false },
      {},
      'account-inactive',
    ],
    ['no viewer', { ...contributor, level: 350 }, {}, 'viewer'],
    ['nobody on another plan', contributor, { planId: 13, channelId: 99 }, 'other-plan'],
    [
      'nobody below admin on a frozen plan',
      { ...contributor, isFrozenForCaller: true },
      {},
      'plan-frozen',
    ],
    ['nobody in a channel of others', emailOnly, { channelId: 2 }, 'channel-not-assigned 2'],
    [
      'nobody there for an item that is only marked as an initiative',
      emailOnly,
      { channelId: 2, isInitiative: true },
      'channel-not-assigned 2',
    ],
  ])('%s', (_sentence, access, fields, code) => {
    const kinds: readonly BulkChange[] = [
      { kind: 'move', deltaDays: 7 },
      { kind: 'type', tacticTypeId: 12 },
      { kind: 'tags', addIds: [1], removeIds: [] },
      { kind: 'flag', isFlagged: true },
      { kind: 'copy', deltaDays: 0 },
      { kind: 'delete' },
    ]
    for (const change of kinds)
      expect(say(itemOf(fields), change, { ...bulkData, access })).toBe(code)
  })
})

describe('another type', () => {
  const initiative = { channelId: 3, tacticTypeId: 31, isInitiative: true }
  it.each<readonly [...Row, tacticTypeId: number]>([
    [
      'brings its channel and clears the platforms',
      {},
      { channelId: 2, tacticTypeId: 21, tacticPlatformIds: [] },
      21,
    ],
    ['is no change where it is the type already', {}, 'unchanged', 11],
    ['must exist', {}, 'type-deleted', 99],
    ['makes no initiative of a tactic', {}, 'becomes-initiative', 31],
    ['makes no tactic of an initiative', initiative, 'becomes-tactic', 11],
    [
      'moves an item that is marked as an initiative between channels',
      { isInitiative: true },
      { channelId: 2, tacticTypeId: 21, tacticPlatformIds: [] },
      21,
    ],
    [
      'keeps a repeat',
      { rrule: 'FREQ=DAILY' },
      { channelId: 2, tacticTypeId: 21, tacticPlatformIds: [] },
      21,
    ],
    [
      'of a monthly kind makes whole months without cost, and clears a repeat',
      { rrule: 'FREQ=DAILY', recurrenceEndDate: '2026-05-01T23:59:59' },
      {
        tacticTypeId: 12,
        isAllDay: true,
        startDate: march.startDate,
        endDate: march.endDate,
        tacticPlatformIds: [],
        estimatedCost: null,
        actualCost: null,
        rrule: null,
        recurrenceEndDate: null,
      },
      12,
    ],
    [
      'of a monthly kind leaves the parking lot without dates',
      { isUnscheduled: true, rrule: null },
      { tacticTypeId: 12, tacticPlatformIds: [], estimatedCost: null, actualCost: null },
      12,
    ],
  ])('%s', (_sentence, fields, result, tacticTypeId) => {
    expect(say(itemOf(fields), { kind: 'type', tacticTypeId })).toEqual(result)
  })

  it('must be one of the same plan', () => {
    const nested = {
      ...social,
      id: 4,
      planId: 13,
      tacticTypes: [{ id: 41, kind: 'standard' as const }],
    }
    const details = { ...bulkData, channels: [...bulkData.channels, nested] }
    expect(say(itemOf(), { kind: 'type', tacticTypeId: 41 }, details)).toBe('type-deleted')
  })

  it('needs the right on the channel that the item goes to', () => {
    const details = { ...bulkData, access: emailOnly }
    expect(say(itemOf(), { kind: 'type', tacticTypeId: 21 }, details)).toBe(
      'channel-not-assigned 2',
    )
    expect(say(itemOf(), { kind: 'type', tacticTypeId: 12 }, details)).toMatchObject({
      tacticTypeId: 12,
    })
  })
})

describe('tags', () => {
  it.each([
    ['are added once, in their order', [801], [803, 802, 802], [], { tagIds: [801, 802, 803] }],
    ['are removed', [801, 802], [], [801, 900], { tagIds: [802] }],
    ['that are added and removed are added', [801], [802], [801, 802], { tagIds: [802] }],
    ['that are there already are no change', [802, 801], [801], [900], 'unchanged'],
  ])('%s', (_sentence, tagIds, addIds, removeIds, result) => {
    expect(say(itemOf({ tagIds }), { kind: 'tags', addIds, removeIds })).toEqual(result)
  })
})

describe('a flag', () => {
  it.each<readonly [...Row, isFlagged: boolean]>([
    ['is set where the channel has flags', {}, { isFlagged: true }, true],
    ['is refused where it has none', { channelId: 2 }, 'flagging-off 2', true],
    ['is removed everywhere', { channelId: 2, isFlagged: true }, { isFlagged: false }, false],
    ['that is there is no change', { channelId: 2, isFlagged: true }, 'unchanged', true],
  ])('%s', (_sentence, fields, result, isFlagged) => {
    expect(say(itemOf(fields), { kind: 'flag', isFlagged })).toEqual(result)
  })
})

describe('a copy', () => {
  it.each<readonly [...Row, deltaDays: number]>([
    ['keeps the dates', {}, { title: 'Copy of Newsletter' }, 0],
    [
      'lies on other days',
      {},
      {
        title: 'Copy of Newsletter',
        startDate: '2026-03-11T09:30:00',
        endDate: '2026-03-11T10:30:00',
      },
      1,
    ],
    ['keeps a whole series', { rrule: 'FREQ=DAILY' }, { title: 'Copy of Newsletter' }, 0],
    ['cannot move a series', { rrule: 'FREQ=DAILY' }, 'repeating', 1],
    ['cannot move out of the parking lot', { isUnscheduled: true }, 'unscheduled', 1],
    ['stays in the parking lot', { isUnscheduled: true }, { title: 'Copy of Newsletter' }, 0],
    ['may stay in its month', march, { title: 'Copy of Newsletter' }, 3],
    [
      'has a title of 255 characters at most',
      { title: 'x'.repeat(255) },
      { title: `Copy of ${'x'.repeat(247)}` },
      0,
    ],
  ])('%s', (_sentence, fields, result, deltaDays) => {
    expect(say(itemOf(fields), { kind: 'copy', deltaDays })).toEqual(result)
  })
})

it('a delete takes a whole series', () => {
  expect(say(itemOf({ rrule: 'FREQ=DAILY' }), { kind: 'delete' })).toBe('deleted')
})
