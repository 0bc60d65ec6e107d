import { describe, expect, it } from 'vitest'
import {
  blackFriday,
  contextOf,
  FOCUS,
  itemOf,
  ORGANIC,
  PROMOTIONAL,
  SOCIAL,
} from './fixtures/table'
import type { CellProblemCode, TacticColumn } from './index'
import { changeCells, refuseCell } from './index'

const context = contextOf()
const organic = itemOf({ channelId: SOCIAL, tacticTypeId: ORGANIC })
const full = itemOf({ tagIds: [802], relatedInitiativeIds: [500], tacticPlatformIds: [91] })

describe('a text that is refused', () => {
  const viewer = contextOf({ level: 350 })
  const emailOnly = contextOf({ canEditAllChannels: false, channelIds: new Set([1]) })
  const noBudget = contextOf({ canViewBudget: false })
  it.each<
    [
      string,
      ReturnType<typeof itemOf>,
      TacticColumn,
      string,
      typeof context,
      CellProblemCode,
      string[]?,
    ]
  >([
    ['no title', full, 'title', ' ', context, 'required'],
    ['256 characters', full, 'title', 'x'.repeat(256), context, 'too-long'],
    ['a flag in a channel without flags', organic, 'flag', 'Yes', context, 'flagging-off'],
    ['a word that is no flag', full, 'flag', 'maybe', context, 'not-yes-or-no'],
    ['no date', full, 'startDate', 'soon', context, 'not-a-date'],
    ['an empty date', full, 'endDate', '', context, 'required'],
    [
      'a date of the parking lot',
      itemOf({ isUnscheduled: true }),
      'startDate',
      '10/01/26',
      context,
      'read-only-column',
    ],
    ['less than nothing', full, 'estimate', '-5', context, 'negative-amount'],
    ['less than nothing after the dollar', full, 'estimate', '$-5', context, 'negative-amount'],
    ['less than nothing in brackets', full, 'actual', '(1,200)', context, 'negative-amount'],
    ['a word with digits', full, 'actual', '12 apples', context, 'not-an-amount'],
    ['too much', full, 'actual', '9999999999999', context, 'amount-too-large'],
    ['the cost of an initiative', blackFriday, 'estimate', '5', context, 'no-cost'],
    [
      'the cost of a monthly item',
      itemOf({ tacticTypeId: FOCUS }),
      'estimate',
      '5',
      context,
      'no-cost',
    ],
    ['a cost that the person may not see', full, 'estimate', '5', noBudget, 'no-cost'],
    [
      'a type that nobody knows',
      full,
      'type',
      'Smoke signals',
      context,
      'unknown-type',
      ['Smoke signals'],
    ],
    [
      'a type of several other channels',
      blackFriday,
      'type',
      'Promotional',
      context,
      'ambiguous-type',
      ['Email', 'Social Media'],
    ],
    ['an initiative as a tactic', blackFriday, 'type', 'Organic', context, 'becomes-tactic'],
    ['a tactic as an initiative', full, 'type', 'Campaign', context, 'becomes-initiative'],
    [
      'a type of a channel that is not theirs',
      full,
      'type',
      'Organic',
      emailOnly,
      'channel-not-assigned',
      ['Social Media'],
    ],
    [
      'an item of a channel that is not theirs',
      organic,
      'title',
      'New',
      emailOnly,
      'channel-not-assigned',
    ],
    ['anything by a viewer', full, 'title', 'New', viewer, 'viewer'],
    ['an item of another plan', itemOf({ planId: 13 }), 'title', 'New', context, 'other-plan'],
    [
      'two platforms where the type allows one',
      itemOf({ tacticTypeId: PROMOTIONAL }),
      'platforms',
      'Klaviyo, Attentive',
      context,
      'one-platform',
    ],
    [
      'a platform of no type',
      full,
      'platforms',
      'Klaviyo, Pager',
      context,
      'unknown-platform',
      ['Pager'],
    ],
    [
      'tags that nobody knows',
      full,
      'tags',
      'New buyers, Old, Older',
      context,
      'unknown-tag',
      ['Old', 'Older'],
    ],
    [
      'an initiative that nobody knows',
      full,
      'initiatives',
      'Winter',
      context,
      'unknown-initiative',
      ['Winter'],
    ],
    [
      'an initiative too far away',
      full,
      'initiatives',
      'Spring',
      context,
      'initiative-too-far',
      ['Spring'],
    ],
    [
      'the initiative of an initiative',
      blackFriday,
      'initiatives',
      'Spring',
      context,
      'read-only-column',
    ],
    ['a column that only shows', full, 'variance', '5', context, 'read-only-column'],
  ])('%s', (_sentence, item, column, text, cells, code, names) => {
    const problem = refuseCell(item, { column, text }, cells)
    expect(problem).toMatchObject({ column, code, ...(names ? { names } : null) })
    expect(changeCells(item, [{ column, text }], cells).changes).toEqual({})
  })
})
