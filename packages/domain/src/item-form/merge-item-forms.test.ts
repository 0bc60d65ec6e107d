import { describe, expect, it } from 'vitest'
import type { ItemFormPart, ItemFormValues } from './index'
import { mergeItemForms, withParts } from './index'
import { AUDIENCE, NEWSLETTER, OFFER_CODE, promotion } from './fixtures/forms'

describe('two versions as one', () => {
  it.each<
    [
      sentence: string,
      mine: Partial<ItemFormValues>,
      theirs: Partial<ItemFormValues>,
      merged: Partial<ItemFormValues>,
      clashes: ItemFormPart[],
    ]
  >([
    [
      'different fields are both kept',
      { title: 'Mine' },
      { estimatedCost: 1 },
      { title: 'Mine', estimatedCost: 1 },
      [],
    ],
    [
      'a field of both is a clash',
      { title: 'Mine' },
      { title: 'Theirs' },
      { title: 'Mine' },
      ['title'],
    ],
    [
      'tags of both are added and removed',
      { tagIds: [801, 803] },
      { tagIds: [804, 801, 802] },
      { tagIds: [804, 801, 803] },
      [],
    ],
    [
      'dates stay together',
      { endDate: '2026-11-25T08:00:00' },
      { startDate: '2026-11-19T08:00:00' },
      { startDate: '2026-11-18T08:00:00', endDate: '2026-11-25T08:00:00' },
      ['startDate', 'endDate'],
    ],
    [
      'a repeat counts from its start',
      { rrule: 'FREQ=DAILY' },
      { startDate: '2026-11-19T08:00:00', rrule: null, recurrenceEndDay: null },
      { startDate: '2026-11-18T08:00:00', rrule: 'FREQ=DAILY' },
      ['startDate', 'rrule', 'recurrenceEndDay'],
    ],
    [
      'an end and a repeat are apart',
      { endDate: '2026-11-25T08:00:00' },
      { rrule: 'FREQ=DAILY' },
      { endDate: '2026-11-25T08:00:00', rrule: 'FREQ=DAILY' },
      [],
    ],
    [
      'a type and its platform stay together',
      { tacticTypeId: NEWSLETTER, tacticPlatformIds: [] },
      { tacticPlatformIds: [92] },
      { tacticTypeId: NEWSLETTER, tacticPlatformIds: [] },
      ['tacticTypeId', 'tacticPlatformIds'],
    ],
    [
      'custom values are parts of their own',
      { customValues: { [OFFER_CODE]: 'Mine', [AUDIENCE]: 12_000 } },
      { customValues: { [OFFER_CODE]: 'Theirs', [AUDIENCE]: 5 } },
      { customValues: { [OFFER_CODE]: 'Mine', [AUDIENCE]: 5 } },
      [`custom:${OFFER_CODE}`],
    ],
  ])('%s', (_sentence, mine, theirs, merged, clashes) => {
    const result = mergeItemForms(promotion, { ...promotion, ...mine }, { ...promotion, ...theirs })
    expect(result.values).toMatchObject(merged)
    expect(result.clashes).toEqual(clashes)
  })

  it('taking one date takes all that belongs to it', () => {
    const theirs = {
      ...promotion,
      title: 'Theirs',
      startDate: '2026-11-19T08:00:00',
      endDate: '2026-11-22T08:00:00',
      rrule: null,
      recurrenceEndDay: null,
    }
    expect(withParts(promotion, theirs, ['startDate'])).toEqual({
      ...theirs,
      title: promotion.title,
    })
  })
})
