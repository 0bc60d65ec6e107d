import { describe, expect, it } from 'vitest'
import type { PlanAccess } from '../access'
import type { ItemFormContext, ItemFormValues } from './index'
import { isMoveOnCalendar } from '../tactics'
import { itemChangesOf, itemDraftOf } from './index'
import {
  AUDIENCE,
  CAMPAIGN,
  INITIATIVES,
  MONTHLY_FOCUS,
  NEWSLETTER,
  OFFER_CODE,
  PROMOTIONAL,
  WEBSITE,
  admin,
  context,
  promotion,
} from './fixtures/forms'

type Change = Partial<ItemFormValues>

const contributor: PlanAccess = {
  ...admin,
  level: 300,
  canEditAllChannels: false,
  canViewBudget: false,
  channelIds: new Set([WEBSITE]),
}

describe('what is sent', () => {
  it('to create an item: all of it', () => {
    expect(itemDraftOf({ ...promotion, title: ' VIP early access ' }, context)).toEqual({
      planId: 12,
      title: 'VIP early access',
      tacticTypeId: PROMOTIONAL,
      isInitiative: false,
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-20T08:00:00',
      isAllDay: true,
      isUnscheduled: false,
      isFlagged: false,
      tacticPlatformIds: [91],
      rrule: 'FREQ=WEEKLY;BYDAY=WE',
      recurrenceEndDate: '2026-12-30T23:59:59',
      estimatedCost: 4500,
      actualCost: 4120,
      impressions: null,
      ratingPoints: null,
      relatedInitiativeIds: [500],
      tagIds: [801, 802],
      documentIds: [],
      typeValues: [
        { tacticFieldId: AUDIENCE, value: 12_000 },
        { tacticFieldId: OFFER_CODE, value: 'VIP26' },
      ],
      summary: '<p>Top 10 %.</p>',
    })
  })

  it.each<[sentence: string, Change, Partial<ItemFormContext>]>([
    ['an initiative', { channelId: INITIATIVES, tacticTypeId: CAMPAIGN }, {}],
    ['a monthly focus', { tacticTypeId: MONTHLY_FOCUS }, {}],
    ['one who sees no budget', {}, { access: contributor }],
  ])('costs of %s are left out', (_sentence, change, rest) => {
    const draft = itemDraftOf({ ...promotion, ...change }, { ...context, ...rest })
    expect(Object.keys(draft).filter((name) => name.endsWith('Cost'))).toEqual([])
  })

  it('the parking lot goes with the epoch and nothing that needs a date', () => {
    expect(itemDraftOf({ ...promotion, isUnscheduled: true }, context)).toMatchObject({
      isUnscheduled: true,
      startDate: '1970-01-01T00:00:00',
      endDate: '1970-01-01T00:00:00',
      rrule: null,
      recurrenceEndDate: null,
      relatedInitiativeIds: [],
    })
  })

  it('a date that is none is today at 08:00, and the end is never before the start', () => {
    expect(itemDraftOf({ ...promotion, startDate: null, endDate: null }, context)).toMatchObject({
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-18T08:00:00',
    })
    const ended = { ...promotion, startDate: null, endDate: '2026-11-01T08:00:00' }
    expect(itemDraftOf(ended, context).endDate).toBe('2026-11-18T08:00:00')
  })

  it('nothing without a type', () => {
    expect(() => itemDraftOf({ ...promotion, tacticTypeId: null }, context)).toThrow(RangeError)
  })

  const dates = {
    startDate: '2026-11-18T08:00:00',
    endDate: '2026-11-20T08:00:00',
    isAllDay: true,
    rrule: 'FREQ=WEEKLY;BYDAY=WE',
    recurrenceEndDate: '2026-12-30T23:59:59',
  }
  it.each<[sentence: string, Change, sent: object]>([
    ['nothing when nothing differs', {}, {}],
    ['a title alone', { title: 'New' }, { title: 'New' }],
    [
      'all dates and the repeat when one date differs',
      { endDate: '2026-11-21T08:00:00' },
      { ...dates, endDate: '2026-11-21T08:00:00' },
    ],
    [
      'a repeat that was cleared is said',
      { startDate: '2026-11-19T08:00:00', rrule: null, recurrenceEndDay: null },
      { ...dates, startDate: '2026-11-19T08:00:00', rrule: null, recurrenceEndDate: null },
    ],
    [
      'an end of the series with its rule',
      { recurrenceEndDay: null },
      { rrule: dates.rrule, recurrenceEndDate: null },
    ],
    [
      'a value that was emptied as none',
      { customValues: { [AUDIENCE]: 12_000 } },
      { typeValues: [{ tacticFieldId: OFFER_CODE, value: null }] },
    ],
    [
      'another type without the values that it does not have',
      { tacticTypeId: NEWSLETTER, tacticPlatformIds: [], customValues: { [AUDIENCE]: 12_000 } },
      { tacticTypeId: NEWSLETTER, tacticPlatformIds: [] },
    ],
    [
      'whether it is an initiative when that differs',
      {
        channelId: INITIATIVES,
        tacticTypeId: CAMPAIGN,
        tacticPlatformIds: [],
        customValues: { [AUDIENCE]: 12_000 },
      },
      { tacticTypeId: CAMPAIGN, tacticPlatformIds: [], isInitiative: true },
    ],
    [
      'another type with the same platform, which the server would drop',
      { tacticTypeId: NEWSLETTER, customValues: { [AUDIENCE]: 12_000 } },
      { tacticTypeId: NEWSLETTER, tacticPlatformIds: [91] },
    ],
    [
      'the parking lot with what it clears',
      { isUnscheduled: true, rrule: null, recurrenceEndDay: null },
      {
        isUnscheduled: true,
        startDate: '1970-01-01T00:00:00',
        endDate: '1970-01-01T00:00:00',
        isAllDay: true,
        rrule: null,
        recurrenceEndDate: null,
        relatedInitiativeIds: [],
      },
    ],
    ['notes that were emptied as none', { notes: '' }, { summary: null }],
    [
      'the flag, documents and initiatives',
      { isFlagged: true, documentIds: [3], relatedInitiativeIds: [] },
      { isFlagged: true, documentIds: [3], relatedInitiativeIds: [] },
    ],
  ])('to change an item: %s', (_sentence, change, sent) => {
    const changes = itemChangesOf({ ...promotion, ...change }, promotion, context)
    expect(changes).toEqual(sent)
    expect(isMoveOnCalendar(changes)).toBe(false)
  })
})
