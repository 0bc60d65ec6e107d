import { describe, expect, it } from 'vitest'
import { judgeItemImport } from './index'
import {
  importDetails,
  draftOf,
  detailsFor,
  itemOf,
  judgeChange,
  judgeNew,
  problemsOf,
} from './fixtures/import-details'

describe('names of a stored item', () => {
  it('mean what it has already, of several that fit', () => {
    const item = itemOf({
      channelId: 4,
      tacticTypeId: 42,
      tagIds: [84],
      relatedInitiativeIds: [502],
    })
    const values = {
      channel: 'Événements',
      type: 'Fair',
      tags: ['Objective:Sales'],
      initiatives: ['Spring'],
    }
    expect(judgeChange(item, values).outcome).toBe('unchanged')
  })

  it('named twice mean two of the name', () => {
    const both = itemOf({ relatedInitiativeIds: [501, 502] })
    expect(judgeChange(both, { initiatives: ['Spring', 'spring'] }).outcome).toBe('unchanged')
    expect(draftOf(judgeChange(both, { initiatives: ['Spring'] }))).toMatchObject({
      relatedInitiativeIds: [501],
    })
  })

  it.each([
    ['a comma', ['Fall', 'buy two'], [511]],
    ['a comma, among others', ['Summer', 'Fall', ' buy two', 'Winter'], [503, 511, 513]],
    ['semicolons', ['1', '2', '3'], [512]],
    ['a line break', ['two', 'lines'], [514]],
  ])('may have %s in them, at which they were taken apart', (_what, initiatives, ids) => {
    const titles = ['Fall, buy two', '1;2;3', 'Winter', 'two\nlines']
    const more = titles.map((title, at) => ({ id: 511 + at, title, planId: 12 }))
    const details = { ...importDetails, initiatives: [...importDetails.initiatives, ...more] }
    const result = judgeChange(itemOf(), { initiatives }, details)
    expect(draftOf(result)).toMatchObject({ relatedInitiativeIds: ids })
    expect(problemsOf(judgeChange(itemOf(), { initiatives: ['Fall', 'sale'] }, details))).toEqual([
      'initiatives unknown-name Fall',
      'initiatives unknown-name sale',
    ])
  })

  it('leave what the caller may not see', () => {
    const item = itemOf({ tagIds: [81, 999], relatedInitiativeIds: [503, 998] })
    const draft = draftOf(judgeChange(item, { tags: [], initiatives: [] }))
    expect(draft).toMatchObject({ tagIds: [999], relatedInitiativeIds: [998] })
  })

  it('never relate an initiative to itself', () => {
    const initiative = itemOf({ id: 503, channelId: 2, tacticTypeId: 21, isInitiative: true })
    expect(problemsOf(judgeChange(initiative, { initiatives: ['Summer'] }))).toEqual([
      'initiatives unknown-name Summer',
    ])
  })

  it('of another channel need a type of it', () => {
    expect(problemsOf(judgeChange(itemOf(), { channel: 'Initiatives' }))).toEqual([
      'type required',
      'channel becomes-initiative',
    ])
    const initiative = itemOf({ channelId: 2, tacticTypeId: 21, isInitiative: true })
    expect(problemsOf(judgeChange(initiative, { channel: 'Email', type: 'Offer' }))).toEqual([
      'channel becomes-tactic',
    ])
  })

  it('of another type clear the platforms, and the costs where it has none', () => {
    const item = itemOf({ tacticPlatformIds: [91], estimatedCost: 5 })
    const offer = judgeChange(item, { type: 'Offer' })
    expect(offer).toMatchObject({ draft: { tacticPlatformIds: [] }, carriesCost: true })
    const monthly = judgeChange(item, { type: 'Monthly Focus' })
    expect(monthly).toMatchObject({
      carriesCost: false,
      draft: { startDate: '2026-03-01T08:00:00', endDate: '2026-03-31T08:00:00', isAllDay: true },
    })
  })

  it.each([
    ['none, stored as a platform of that name', [90], ['No Platform']],
    ['none, stored as a platform and not named', [90], []],
    ['none, stored as nothing', [], ['No Platform']],
    ['two, in another order', [91, 92], ['Mailchimp', 'klaviyo']],
  ])('mean the platforms that it has: %s', (_name, tacticPlatformIds, platforms) => {
    // Its type allows one platform, which is no fault of the row.
    expect(judgeChange(itemOf({ tacticPlatformIds }), { platforms }).outcome).toBe('unchanged')
  })

  it('mean other platforms where they are not those that it has', () => {
    const item = itemOf({ tacticPlatformIds: [91] })
    expect(draftOf(judgeChange(item, { platforms: ['No Platform'] }))).toMatchObject({
      tacticPlatformIds: [],
    })
    expect(draftOf(judgeChange(item, { type: 'Offer', platforms: ['Klaviyo'] }))).toMatchObject({
      tacticPlatformIds: [91],
    })
    expect(problemsOf(judgeChange(item, { platforms: ['Klaviyo', 'Mailchimp'] }))).toEqual([
      'platforms too-many',
    ])
  })

  it('of a stored type that nobody is offered are still its own', () => {
    expect(judgeChange(itemOf({ tacticTypeId: 14 }), { type: 'hidden' }).outcome).toBe('unchanged')
  })
})

describe('what a row may change', () => {
  it('says what changes, and nothing more', () => {
    const item = itemOf({ typeValues: [{ tacticFieldId: 71, value: 'Dana' }] })
    const result = judgeChange(item, {
      title: 'Renamed',
      fields: [{ name: 'Owner', value: '' }],
      isFlagged: false,
    })
    expect(result).toMatchObject({
      outcome: 'update',
      parts: new Set(['title', 'custom:71']),
      fieldValues: [{ tacticFieldId: 71, value: null }],
    })
  })

  it.each<
    [
      sentence: string,
      item: Parameters<typeof itemOf>[0],
      values: Parameters<typeof judgeChange>[1],
      changes: readonly string[],
    ]
  >([
    [
      'texts, costs and names, old and new',
      { estimatedCost: 5, tagIds: [81], tacticPlatformIds: [91] },
      {
        title: 'Renamed',
        estimatedCost: null,
        actualCost: 7,
        tags: [],
        platforms: [],
      },
      [
        'title: Newsletter > Renamed',
        'platforms: Klaviyo > ',
        'estimatedCost: 5 > ',
        'actualCost:  > 7',
        'tags: Region:East > ',
      ],
    ],
    [
      'a start, and the repeat that it clears',
      { rrule: 'FREQ=WEEKLY;BYDAY=TU', recurrenceEndDate: '2026-12-31T23:59:59' },
      { startDate: '2026-03-09' },
      [
        'startDate: 2026-03-10 09:30 > 2026-03-09 09:30',
        'repeats: Weekly on Tuesday > ',
        'repeatsUntil: 2026-12-31 > ',
      ],
    ],
    [
      'all day, and with it both dates',
      {},
      { isAllDay: true },
      [
        'startDate: 2026-03-10 09:30 > 2026-03-10',
        'endDate: 2026-03-10 10:30 > 2026-03-10',
        'isAllDay: No > Yes',
      ],
    ],
    [
      'the parking lot, and what it clears',
      { relatedInitiativeIds: [501], rrule: 'FREQ=DAILY' },
      { isUnscheduled: true },
      [
        'startDate: 2026-03-10 09:30 > ',
        'endDate: 2026-03-10 10:30 > ',
        'isUnscheduled: No > Yes',
        'repeats: Daily > ',
        'initiatives: Spring (1) > ',
      ],
    ],
    [
      'another type, and the costs, dates and values that go with the former one',
      {
        estimatedCost: 5,
        typeValues: [
          { tacticFieldId: 77, value: 'X1' },
          { tacticFieldId: 71, value: 'Dana' },
        ],
      },
      { type: 'Monthly Focus' },
      [
        'type: Newsletter > Monthly Focus',
        'startDate: 2026-03-10 09:30 > 2026-03-01',
        'endDate: 2026-03-10 10:30 > 2026-03-31',
        'isAllDay: No > Yes',
        'estimatedCost: 5 > ',
        'fields.Offer: X1 > ',
      ],
    ],
    [
      'another type beside a field of all types',
      { isAllDay: true, typeValues: [{ tacticFieldId: 77, value: 'X1' }] },
      { type: 'Monthly Focus', fields: [{ name: 'Owner', value: 'Dana' }] },
      [
        'type: Newsletter > Monthly Focus',
        'startDate: 2026-03-10 > 2026-03-01',
        'endDate: 2026-03-10 > 2026-03-31',
        'fields.Owner:  > Dana',
        'fields.Offer: X1 > ',
      ],
    ],
    [
      'reach and custom fields',
      { impressions: 10, typeValues: [{ tacticFieldId: 77, value: 'X1' }] },
      { impressions: 20, ratingPoints: 1.5, fields: [{ name: 'offer', value: 'X2' }] },
      ['impressions: 10 > 20', 'ratingPoints:  > 1.5', 'fields.Offer: X1 > X2'],
    ],
  ])('is described for a person: %s', (_sentence, item, values, changes) => {
    const result = judgeChange(itemOf(item), values)
    const described = result.outcome === 'update' ? result.changes : []
    expect(described.map(({ column, before, after }) => `${column}: ${before} > ${after}`)).toEqual(
      changes,
    )
  })

  it.each<
    [sentence: string, values: Parameters<typeof judgeChange>[1], rrule: string | null | undefined]
  >([
    ['its own words', { repeats: 'weekly on tuesday' }, undefined],
    [
      'its own words beside another start',
      { repeats: 'Weekly on Tuesday', startDate: '2026-03-09' },
      'FREQ=WEEKLY;BYDAY=TU',
    ],
    ['other words', { repeats: 'Daily' }, 'FREQ=DAILY'],
    [
      'words of the new start',
      { repeats: 'Monthly on day 9', startDate: '2026-03-09' },
      'FREQ=MONTHLY;BYMONTHDAY=9',
    ],
    ['nothing', { repeats: '' }, null],
  ])('is its repeat, by %s', (_sentence, values, rrule) => {
    const item = itemOf({ rrule: 'FREQ=WEEKLY;BYDAY=TU' })
    expect(draftOf(judgeChange(item, values))?.rrule).toBe(rrule)
  })

  it('is the flag taken off, also where the channel has no flags any more', () => {
    const item = itemOf({ channelId: 2, tacticTypeId: 21, isInitiative: true, isFlagged: true })
    expect(draftOf(judgeChange(item, { isFlagged: false }))).toMatchObject({ isFlagged: false })
    const same = judgeChange(item, { isFlagged: true })
    expect([same.outcome, ...problemsOf(same)]).toEqual(['unchanged'])
  })

  it('is no repeat in words that nobody knows, or without dates', () => {
    expect(problemsOf(judgeChange(itemOf(), { repeats: 'now and then' }))).toEqual([
      'repeats unknown-repeat',
    ])
    const parked = itemOf({ isUnscheduled: true })
    expect(problemsOf(judgeChange(parked, { repeats: 'Daily' }))).toEqual([
      'repeats unknown-repeat',
    ])
    expect(problemsOf(judgeChange(itemOf(), { repeats: 'Daily', repeatsUntil: 'soon' }))).toEqual([
      'repeatsUntil invalid-date',
    ])
  })

  it('is no text that differs in control characters only, nor the words of a rich text', () => {
    const item = itemOf({
      title: 'one\u{B}two',
      typeValues: [
        { tacticFieldId: 71, value: 'Da\u{7}na' },
        { tacticFieldId: 78, value: '<p>Story</p>' },
      ],
      plainTexts: { 78: 'Story' },
    })
    const fields = [
      { name: 'Owner', value: 'Dana' },
      { name: 'Story', value: ' Story' },
      { name: 'Of another type', value: '' },
    ]
    expect(judgeChange(item, { title: 'one\ntwo', fields }).outcome).toBe('unchanged')
    expect(problemsOf(judgeChange(item, { fields: [{ name: 'Story', value: 'Other' }] }))).toEqual([
      'fields.Story not-importable',
    ])
    const drafted = draftOf(
      judgeChange(itemOf(), { fields: [{ name: 'Story', value: '<b>\na & b' }] }),
    )
    expect(drafted?.typeValues).toEqual([
      { tacticFieldId: 78, value: '<p>&lt;b&gt;</p><p>a &amp; b</p>' },
    ])
  })

  it('is nothing of an empty cell for what files cannot have', () => {
    const item = itemOf({
      typeValues: [
        { tacticFieldId: 74, value: 2101 },
        { tacticFieldId: 78, value: '<p><img src="/api/files/1"></p>' },
      ],
      plainTexts: { 78: '' },
    })
    const fields = ['Picture', 'Story', 'Twin'].map((name) => ({ name, value: '' }))
    expect(judgeChange(item, { fields }).outcome).toBe('unchanged')
  })

  it('is a text of several fields with one name only where one of them has it', () => {
    const item = itemOf({
      typeValues: [
        { tacticFieldId: 75, value: 'A' },
        { tacticFieldId: 76, value: 'B' },
      ],
    })
    const judgeTwin = (value: string) => judgeChange(item, { fields: [{ name: 'Twin', value }] })
    expect(judgeTwin('A').outcome).toBe('unchanged')
    expect(judgeTwin('B').outcome).toBe('unchanged')
    expect(problemsOf(judgeTwin('C'))).toEqual(['fields.Twin ambiguous-name Twin'])
    expect(problemsOf(judgeTwin(''))).toEqual(['fields.Twin ambiguous-name Twin'])
  })

  it.each([
    [78, 'Story'],
    [71, 'Owner'],
  ])('is no text that a cell has the beginning of: %d', (id, name) => {
    const plain = 'long '.repeat(7000).trim()
    const value = name === 'Story' ? `<p>${plain}</p>` : plain
    const item = itemOf({
      typeValues: [{ tacticFieldId: id, value }],
      plainTexts: name === 'Story' ? { [id]: plain } : {},
    })
    const judgeStory = (text: string) => judgeChange(item, { fields: [{ name, value: text }] })
    expect(judgeStory(plain.slice(0, 32_767)).outcome).toBe('unchanged')
    expect(problemsOf(judgeStory(plain.slice(0, 32_760)))).toEqual([
      `fields.${name} not-importable`,
    ])
  })

  it('is not held to what is wrong with the item already', () => {
    const item = itemOf({ typeValues: [{ tacticFieldId: 73, value: 'no link' }] })
    expect(judgeChange(item, { title: 'Renamed' }).outcome).toBe('update')
    const other = judgeChange(item, { title: '' })
    expect(problemsOf(other)).toEqual(['title required'])
  })

  it('needs the right on the channel of the item and on the one that it goes to', () => {
    const details = detailsFor({ canEditAllChannels: false, channelIds: new Set([1]) })
    expect(judgeChange(itemOf(), { title: 'X' }, details).outcome).toBe('update')
    expect(
      problemsOf(judgeChange(itemOf({ channelId: 3, tacticTypeId: 31 }), { title: 'X' }, details)),
    ).toEqual(['row channel-not-assigned'])
    const twin = itemOf({ channelId: 1 })
    const target = {
      ...details,
      context: {
        ...details.context,
        channels: details.context.channels.filter(({ id }) => id !== 4),
      },
    }
    expect(problemsOf(judgeChange(twin, { channel: 'Événements', type: 'Fair' }, target))).toEqual([
      'channel channel-not-assigned',
    ])
    expect(judgeNew({ channel: 'Initiatives', type: 'Campaign' }, details).outcome).toBe('create')
    expect(problemsOf(judgeNew({}, detailsFor({ level: 350 })))).toEqual(['row viewer'])
    expect(problemsOf(judgeChange(itemOf({ planId: 13 }), { title: 'X' }))).toEqual([
      'row other-plan',
    ])
    expect(problemsOf(judgeNew({}, detailsFor({ isFrozenForCaller: true })))).toEqual([
      'row plan-frozen',
    ])
  })

  it('are costs only for those who see them; none says nothing', () => {
    for (const details of [detailsFor({ canViewBudget: false }), detailsFor({}, false)]) {
      expect(problemsOf(judgeNew({ estimatedCost: 0, actualCost: 5 }, details))).toEqual([
        'estimatedCost budget-hidden',
        'actualCost budget-hidden',
      ])
      expect(judgeChange(itemOf(), { estimatedCost: null }, details).outcome).toBe('unchanged')
    }
    expect(judgeChange(itemOf({ estimatedCost: 5 }), { estimatedCost: null }).outcome).toBe(
      'update',
    )
  })

  it('is an item that exists, once, at the version that was read', () => {
    const items = new Map([[7, itemOf()]])
    const values = { title: 'X' }
    const results = judgeItemImport(
      [
        { row: 1, itemId: 7, version: 2, values },
        { row: 2, itemId: 8, values },
        { row: 3, itemId: 7, version: 3, values },
        { row: 2, values },
      ],
      { ...importDetails, items },
    )
    expect(results.flatMap((result) => problemsOf(result))).toEqual([
      'row changed-by-others',
      'row not-found',
      'row duplicate',
      'row duplicate',
    ])
    const [alone] = judgeItemImport([{ row: 3, itemId: 7, version: 3, values }], {
      ...importDetails,
      items,
    })
    expect(alone?.outcome).toBe('update')
  })
})
