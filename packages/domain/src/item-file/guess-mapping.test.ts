import { describe, expect, it } from 'vitest'
import { FILE_FIELDS } from './file-field'
import { findHeaderRow, guessMapping, rememberMapping } from './guess-mapping'

describe('the mapping of columns', () => {
  it('of our own file is exact, whatever the fields are called', () => {
    const headers = [...FILE_FIELDS.map(({ header }) => header), 'Budget owner']
    expect(guessMapping(headers, ['Budget owner'])).toEqual([
      ...FILE_FIELDS.map(({ field }) => field),
      'fields.Budget owner',
    ])
  })

  it('of our own text file is exact as well, its column "Initiative" says another thing', () => {
    const headers =
      'Id,Title,Channel,Type,Platforms,Start Date,Start Time,End Date,End Time,All Day,Repeats,Repeats Until,Initiative,Flagged,Parking Lot,Tags,Related Initiatives,Estimated Cost,Actual Cost,Impressions,GRP'
    const mapping = guessMapping(headers.split(','), [])
    expect(mapping.map((field) => field ?? '-').join()).toBe(
      'itemId,title,channel,type,platforms,startDate,startTime,endDate,endTime,isAllDay,repeats,repeatsUntil,-,isFlagged,isUnscheduled,tags,initiatives,estimatedCost,actualCost,impressions,ratingPoints',
    )
  })

  it('knows the heads of the table', () => {
    const heads = ['Title', 'Flag', 'Plan', 'Start', 'End', 'Repeats', 'Est', 'Act', 'Var']
    expect(guessMapping(heads, [])).toEqual([
      'title',
      'isFlagged',
      null,
      'startDate',
      'endDate',
      'repeats',
      'estimatedCost',
      'actualCost',
      null,
    ])
  })

  it.each([
    ['other words', 'Campaign', 'title'],
    ['case and spaces', '  START   date ', 'startDate'],
    ['underscores and stars', 'end_date*', 'endDate'],
    ['nothing we know', 'Owner', null],
  ])('understands %s', (_what, header, field) => {
    expect(guessMapping([header], [])).toEqual([field])
  })

  it('gives each field once, and an exact header before another word for it', () => {
    expect(guessMapping(['Campaign', 'Title', 'Name'], [])).toEqual([null, 'title', null])
  })

  it('follows what the person chose before, also that a column is not imported', () => {
    const remembered = rememberMapping({}, ['Campaign', 'Title'], ['initiatives', null], [])
    expect(guessMapping(['title', 'CAMPAIGN'], [], remembered)).toEqual([null, 'initiatives'])
  })

  it('does not remember that nothing was guessed', () => {
    const headers = ['Owner', 'Campaign', 'Title']
    const remembered = rememberMapping({}, headers, [null, null, 'title'], [])
    expect(guessMapping(['Owner', 'Campaign'], ['Owner'], remembered)).toEqual([
      'fields.Owner',
      'title',
    ])
    const chosen = rememberMapping(remembered, headers, ['tags', null, 'title'], [])
    expect(guessMapping(['Owner'], [], chosen)).toEqual(['tags'])
    expect(rememberMapping(chosen, headers, [null, null, 'title'], [])).toEqual(remembered)
  })

  it('forgets a choice of a field that the plan does not have', () => {
    const remembered = rememberMapping({}, ['Owner'], ['fields.Owner'], ['Owner'])
    expect(guessMapping(['Owner'], [], remembered)).toEqual([null])
    expect(guessMapping(['Owner'], ['Owner'], remembered)).toEqual(['fields.Owner'])
  })
})

describe('the row of headers', () => {
  it.each([
    [
      'is the first one',
      [
        ['Title', 'Channel'],
        ['a', 'b'],
      ],
      0,
    ],
    ['may lie below a heading', [['Plan of 2026'], [], ['Title', 'Start', 'Owner']], 2],
    ['is the first filled row where no header is known', [[], ['Wer', 'Was']], 1],
    [
      'is the one with the most known headers, below a row of groups',
      [
        ['Title', 'Channel', 'Dates', null],
        ['Title', 'Channel', 'Start', 'End'],
      ],
      1,
    ],
    ['is none in an empty sheet', [[], [null, ' ']], -1],
  ])('%s', (_what, rows, at) => {
    expect(findHeaderRow(rows, [])).toBe(at)
  })
})
