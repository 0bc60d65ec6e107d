import { describe, expect, it } from 'vitest'
import type { ItemImportValues } from './index'
import { draftOf, judgeNew, problemsOf } from './fixtures/import-details'

describe('a row without an item', () => {
  it.each<[sentence: string, values: ItemImportValues, problems: string[]]>([
    ['everything is there', {}, []],
    [
      'names are compared without case and surrounding spaces',
      { channel: ' EMAIL', type: 'newsLETTER ' },
      [],
    ],
    ['no title', { title: ' ' }, ['title required']],
    ['a title of 256 characters', { title: 'a'.repeat(256) }, ['title too-long']],
    ['blanks around a title of 255', { title: ` ${'a'.repeat(255)} ` }, []],
    ['no such channel', { channel: 'Radio' }, ['channel unknown-name Radio']],
    ['no channel', { channel: '' }, ['channel required']],
    ['neither channel nor type', { channel: '', type: '' }, ['channel required', 'type required']],
    ['no type of this channel', { type: 'Campaign' }, ['type unknown-name Campaign']],
    ['no type', { type: ' ' }, ['type required']],
    ['a hidden type is not offered', { type: 'Hidden' }, ['type unknown-name Hidden']],
    ['two channels of one name', { channel: 'événements' }, ['channel ambiguous-name événements']],
    [
      'the channel of calendars takes none',
      { channel: 'Subscriptions' },
      ['channel unknown-name Subscriptions'],
    ],
    ['no such platform', { platforms: ['Fax', 'klaviyo'] }, ['platforms unknown-name Fax']],
    [
      'two platforms where one is allowed',
      { platforms: ['Klaviyo', 'Mailchimp'] },
      ['platforms too-many'],
    ],
    ['one platform twice, and none', { platforms: ['Klaviyo', 'KLAVIYO', 'No Platform', ''] }, []],
    [
      'two platforms where several are allowed',
      { type: 'Offer', platforms: ['Klaviyo', 'Mailchimp'] },
      [],
    ],
    ['a day that does not exist', { startDate: '2026-02-30' }, ['startDate invalid-date']],
    ['a date as people write it', { startDate: '10/01/2026' }, ['startDate invalid-date']],
    ['a day before 1900', { startDate: '1899-12-31' }, ['startDate invalid-date']],
    ['an empty start', { startDate: '' }, ['startDate required']],
    [
      'both dates wrong',
      { startDate: 'x', endDate: 'y' },
      ['startDate invalid-date', 'endDate invalid-date'],
    ],
    ['an end before the start', { endDate: '2026-09-30' }, ['endDate end-before-start']],
    ['a day and a time', { endDate: '2026-10-01T09:00:00' }, ['endDate invalid-date']],
    [
      'a flag where none is allowed',
      { channel: 'Initiatives', type: 'Campaign', isFlagged: true },
      ['isFlagged flagging-off'],
    ],
    ['a flag where it is allowed', { isFlagged: true }, []],
    ['a negative cost', { estimatedCost: -1 }, ['estimatedCost invalid-number']],
    ['a cost above a million millions', { actualCost: 1e12 + 1 }, ['actualCost invalid-number']],
    [
      'a cost of an initiative',
      { channel: 'Initiatives', type: 'Campaign', estimatedCost: 5 },
      ['estimatedCost no-cost'],
    ],
    ['a cost of a monthly item', { type: 'Monthly Focus', actualCost: 0 }, ['actualCost no-cost']],
    ['no cost of a monthly item', { type: 'Monthly Focus', actualCost: null }, []],
    ['a tag of the plan and of its family', { tags: ['region:EAST'] }, []],
    [
      'a tag of two plans of the family',
      { tags: ['Objective:Sales'] },
      ['tags ambiguous-name Objective:Sales'],
    ],
    ['no such tag', { tags: ['East', ''] }, ['tags unknown-name East']],
    [
      'two initiatives of one title',
      { initiatives: ['spring'] },
      ['initiatives ambiguous-name spring Spring (1) Spring (2)'],
    ],
    [
      'an initiative of the plan and of its family with one title',
      { initiatives: ['Outlet'] },
      ['initiatives ambiguous-name Outlet Outlet (NP) Outlet (WR)'],
    ],
    ['the name of one of them', { initiatives: ['outlet (WR)'] }, []],
    ['an initiative of the family', { initiatives: ['Summer'] }, []],
    [
      'no such field',
      { fields: [{ name: 'Mood', value: 'x' }] },
      ['fields.Mood unknown-name Mood'],
    ],
    [
      'two fields of one name',
      { fields: [{ name: 'TWIN', value: 'x' }] },
      ['fields.TWIN ambiguous-name TWIN'],
    ],
    ['no number', { fields: [{ name: 'reach', value: 'many' }] }, ['fields.Reach invalid-number']],
    ['a number as text', { fields: [{ name: 'Reach', value: ' 12.5 ' }] }, []],
    ['no link', { fields: [{ name: 'Page', value: 'x.example' }] }, ['fields.Page invalid-link']],
    ['a picture', { fields: [{ name: 'Picture', value: 4 }] }, ['fields.Picture not-importable']],
    ['no picture', { fields: [{ name: 'Picture', value: null }] }, []],
  ])('%s', (_sentence, values, problems) => {
    expect(problemsOf(judgeNew(values))).toEqual(problems)
  })

  it('has all of its problems at once', () => {
    const result = judgeNew({ title: '', channel: 'Radio', startDate: 'soon', tags: ['x'] })
    expect(problemsOf(result)).toEqual([
      'channel unknown-name Radio',
      'startDate invalid-date',
      'tags unknown-name x',
      'title required',
    ])
  })

  it('becomes an item as its form would make it', () => {
    const values = {
      title: ' Fresh ',
      type: 'Offer',
      platforms: ['Klaviyo'],
      startDate: '2026-10-01',
      endDate: '2026-10-03',
      estimatedCost: 10.5,
      tags: ['Region:East'],
      initiatives: ['Summer'],
      fields: [{ name: 'Reach', value: '12.5' }],
    }
    expect(judgeNew(values)).toMatchObject({
      outcome: 'create',
      draft: {
        title: 'Fresh',
        tacticTypeId: 12,
        isInitiative: false,
        tacticPlatformIds: [91],
        startDate: '2026-10-01T08:00:00',
        endDate: '2026-10-03T08:00:00',
        isAllDay: true,
        estimatedCost: 11,
        actualCost: null,
        tagIds: [81],
        relatedInitiativeIds: [503],
        typeValues: [{ tacticFieldId: 72, value: 12.5 }],
      },
    })
  })

  it('has no relation to initiatives in the parking lot', () => {
    expect(draftOf(judgeNew({ isUnscheduled: true, initiatives: ['Summer'] }))).toMatchObject({
      isUnscheduled: true,
      relatedInitiativeIds: [],
    })
  })
})
