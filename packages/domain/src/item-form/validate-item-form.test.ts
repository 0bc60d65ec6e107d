import { describe, expect, it } from 'vitest'
import type { ItemFormValues } from './index'
import { canSaveItemForm, changedParts, validateItemForm } from './index'
import {
  AUDIENCE,
  HOMEPAGE,
  LANDING_PAGE,
  NEWSLETTER,
  WEBSITE,
  context,
  promotion,
} from './fixtures/forms'

type Change = Partial<ItemFormValues>

describe('what is wrong', () => {
  const long = 'x'.repeat(1_000_001)
  it.each<[sentence: string, Change, errors: string[]]>([
    ['nothing', {}, []],
    [
      'no title and no type',
      { title: ' ', tacticTypeId: null },
      ['title required', 'tacticTypeId required'],
    ],
    ['a channel that is deleted', { channelId: 999 }, ['channelId required']],
    ['a type that is deleted', { tacticTypeId: 999 }, ['tacticTypeId required']],
    ['no channel', { channelId: null, tacticTypeId: null }, ['channelId required']],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, ['title too-long']],
    [
      'dates that are none',
      { startDate: null, endDate: null },
      ['startDate invalid-date', 'endDate invalid-date'],
    ],
    [
      'without a duration there is no end to correct',
      { startDate: null, endDate: null, isAllDay: false, hasDuration: false },
      ['startDate invalid-date'],
    ],
    ['but not in the parking lot', { startDate: null, endDate: null, isUnscheduled: true }, []],
    [
      'a series that ends before it starts',
      { recurrenceEndDay: '2026-11-17' },
      ['recurrenceEndDay series-ends-before-start'],
    ],
    ['a series may end on its first day', { recurrenceEndDay: '2026-11-18' }, []],
    [
      'an end that is no day',
      { recurrenceEndDay: '2026-02-30' },
      ['recurrenceEndDay invalid-date'],
    ],
    [
      'an end without a repeat is not looked at',
      { rrule: null, recurrenceEndDay: '2026-02-30' },
      [],
    ],
    ['nor in the parking lot', { isUnscheduled: true, recurrenceEndDay: '2026-02-30' }, []],
    ['a negative cost', { estimatedCost: -1 }, ['estimatedCost invalid-number']],
    ['the largest cost', { estimatedCost: 1_000_000_000_000 }, []],
    ['a larger one', { estimatedCost: 1_000_000_000_001 }, ['estimatedCost invalid-number']],
    ['a cost that is no number', { actualCost: Number.NaN }, ['actualCost invalid-number']],
    [
      'a text where a number belongs',
      { customValues: { [AUDIENCE]: 'many' } },
      [`custom:${AUDIENCE} invalid-number`],
    ],
    [
      'a link without a scheme',
      { customValues: { [LANDING_PAGE]: 'northfield.example' } },
      [`custom:${LANDING_PAGE} invalid-link`],
    ],
    ['a link', { customValues: { [LANDING_PAGE]: 'https://northfield.example/vip' } }, []],
    [
      'a value of a type that is not chosen is not looked at',
      { tacticTypeId: NEWSLETTER, customValues: { [LANDING_PAGE]: 'x' } },
      [],
    ],
    ['the longest notes', { notes: long.slice(1) }, []],
    ['the longest title', { title: 'x'.repeat(255) }, []],
    ['notes beyond the limit', { notes: long }, ['notes too-long']],
    [
      'several, in the order of the form',
      { title: '', endDate: null, recurrenceEndDay: '2026-11-01', actualCost: -3, notes: long },
      [
        'title required',
        'endDate invalid-date',
        'recurrenceEndDay series-ends-before-start',
        'actualCost invalid-number',
        'notes too-long',
      ],
    ],
  ])('%s', (_sentence, change, errors) => {
    const match = validateItemForm({ ...promotion, ...change }, context)
    expect(match.map(({ part, code }) => `${part} ${code}`)).toEqual(errors)
  })
})

describe('when Save is offered', () => {
  it.each<[sentence: string, Change, before: ItemFormValues | null, expected: boolean]>([
    ['for a new item with title and type', {}, null, true],
    ['not without a title', { title: ' ' }, null, false],
    ['not without a type', { tacticTypeId: null }, null, false],
    ['not while nothing differs', {}, promotion, false],
    ['nor for blanks around the title', { title: ' VIP early access ' }, promotion, false],
    ['nor for another order of tags', { tagIds: [802, 801] }, promotion, false],
    ['when the flag differs', { isFlagged: true }, promotion, true],
    ['when the documents differ', { documentIds: [1] }, promotion, true],
    ['when a custom value differs', { customValues: { [AUDIENCE]: 1 } }, promotion, true],
  ])('%s', (_sentence, change, before, expected) => {
    expect(canSaveItemForm({ ...promotion, ...change }, before)).toBe(expected)
  })

  it('every field that is stored counts', () => {
    const other: Omit<ItemFormValues, 'hasDuration' | 'customValues'> = {
      title: 'Other',
      channelId: WEBSITE,
      tacticTypeId: HOMEPAGE,
      tacticPlatformIds: [],
      startDate: '2027-01-01T08:00:00',
      endDate: '2027-01-01T08:00:00',
      isAllDay: false,
      isUnscheduled: true,
      isFlagged: true,
      rrule: null,
      recurrenceEndDay: null,
      estimatedCost: 1,
      actualCost: 1,
      impressions: 1,
      ratingPoints: 1,
      relatedInitiativeIds: [],
      tagIds: [],
      documentIds: [1],
      notes: '',
    }
    for (const [field, value] of Object.entries(other)) {
      expect(changedParts({ ...promotion, [field]: value }, promotion)).toEqual([field])
    }
  })

  it('the dates of an item that stays in the parking lot do not', () => {
    const parked = { ...promotion, isUnscheduled: true }
    expect(changedParts({ ...parked, startDate: null }, parked)).toEqual([])
  })
})
